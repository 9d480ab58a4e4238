import MiniSearch, { type Query } from 'minisearch'
import { SHORT_WORDS } from './nicknames'
import { beginningsOf, endingsOf, LEAST_NEAR, swapsOf } from './search-words'

/** What is found, and whether by what was typed or only by something near it. */
export interface Hits {
  keys: string[]
  near: boolean
}

/** The longest words of a question: more of them cost time and find nothing else. */
const WORDS_MAX = 4
/** Shorter words with two wrong letters are other words. */
const LEAST_TWO_WRONG = 7

/**
 * Names by the beginnings of their words. It is changed name by name as the catalogue changes; a question costs the same
 * few look-ups whoever asks it.
 */
export class NameIndex {
  private readonly index = new MiniSearch<{ key: string; names: string }>({
    idField: 'key',
    fields: ['words', 'beginnings'],
    extractField: (entry, field) => (field === 'key' ? entry.key : entry.names),
    tokenize: (text) => text.split(' '),
    processTerm: (word, field) => (field === 'beginnings' ? beginningsOf(word) : endingsOf(word)),
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  })

  add(key: string, names: readonly string[]): void {
    this.index.add({ key, names: names.join(' ') })
  }

  remove(key: string): void {
    this.index.discard(key)
  }

  /** Names in which every word of a folded text begins a word; if there is none, those with the fewest wrong letters between. */
  find(text: string): Hits {
    const words = askedWords(text)
    if (words.length === 0) return { keys: [], near: false }
    const exact = this.ask(words.map(begun))
    if (exact.length > 0) return { keys: exact, near: false }
    for (const wrong of [1, 2]) {
      if (!words.some((word) => wrongLetters(word) >= wrong)) break
      const near = this.ask(words.map((word) => nearly(word, Math.min(wrong, wrongLetters(word)))))
      if (near.length > 0) return { keys: near, near: true }
    }
    return { keys: [], near: false }
  }

  private ask(queries: Query[]): string[] {
    return this.index.search({ combineWith: 'AND', queries }).map(({ id }) => String(id))
  }
}

/** The words that tell most. A letter alone begins half of all names, and counts as the last word, being typed, only. */
function askedWords(text: string): string[] {
  const words = text.split(' ')
  return [...new Set(words.filter((word, at) => word.length > 1 || at === words.length - 1))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .slice(0, WORDS_MAX)
}

/** How many letters of a word may be wrong. */
const wrongLetters = (word: string): number =>
  word.length < LEAST_NEAR ? 0 : word.length < LEAST_TWO_WRONG ? 1 : 2

const begun = (word: string): Query => ({
  combineWith: 'OR',
  queries: [word, SHORT_WORDS.get(word) ?? word],
  fields: ['words'],
  prefix: true,
})

const nearly = (word: string, wrong: number): Query =>
  wrong === 0
    ? begun(word)
    : {
        combineWith: 'OR',
        queries: [
          begun(word),
          {
            ...{ queries: [word], fields: ['beginnings'], fuzzy: wrong },
            boostDocument: (_key, found) => (beginsAlike(word, found, wrong) ? 1 : 0),
          },
          { combineWith: 'OR', queries: swapsOf(word), fields: ['beginnings'] },
        ],
      }

/** People get the first letter right: only in a long word may it be the one that is wrong. "haaland" is not Thailand. */
const beginsAlike = (word: string, found: string, wrong: number): boolean =>
  word[0] === found[0] || (wrong === 1 && word.length >= LEAST_TWO_WRONG)
