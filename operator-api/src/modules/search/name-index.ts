import { foldText } from '@touchline/rules'
import MiniSearch, { type Query } from 'minisearch'
import { SHORT_WORDS } from './nicknames'

/** The hits, and whether they match the typed text or only come near it. */
export interface Hits {
  keys: string[]
  near: boolean
}

/** The longest words of a question: more of them cost time and find nothing else. */
const WORDS_MAX = 4
/** Shorter words with two wrong letters are other words. */
const LEAST_TWO_WRONG = 7

/**
 * Names by the beginnings of their words. It changes name by name with the catalogue; a question costs the same
 * few look-ups for every caller.
 */
export class NameIndex {
  private readonly index = new MiniSearch<{ key: string; names: string }>({
    idField: 'key',
    fields: ['words', 'beginnings'],
    extractField: (entry, field) => (field === 'key' ? entry.key : entry.names),
    tokenize: (text) => text.split(' '),
    processTerm: (word, field) => (field === 'beginnings' ? beginningsOf(word) : endingsOf(word)),
    // It would clean discarded names between later changes, and throws where a change moved an entry it walks over: names are
    // removed at once instead.
    autoVacuum: false,
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  })

  add(key: string, names: readonly string[]): void {
    this.index.add({ key, names: names.join(' ') })
  }

  /** Takes a name out; `names` as it was added with. */
  remove(key: string, names: readonly string[]): void {
    this.index.remove({ key, names: names.join(' ') })
  }

  /**
   * Names in which every word of a folded text begins a word; without any, and if `mayBeNear`, the names with the fewest wrong
   * letters. A near search costs some hundred times as much.
   */
  find(text: string, mayBeNear: boolean): Hits {
    const words = askedWords(text)
    const exact = this.ask(words.map(begun))
    if (exact.length > 0 || !mayBeNear) return { keys: exact, near: false }
    for (const wrong of [1, 2]) {
      if (!words.some((word) => wrongLetters(word) >= wrong)) break
      const near = this.ask(words.map((word) => nearly(word, Math.min(wrong, wrongLetters(word)))))
      if (near.length > 0) return { keys: near, near: true }
    }
    return { keys: [], near: false }
  }

  /** Names that answer every query; after the first that nothing answers no other is looked at. */
  private ask(queries: readonly Query[]): string[] {
    let keys: string[] | undefined
    for (const query of queries) {
      const answering = new Set(this.index.search(query).map(({ id }) => String(id)))
      keys = keys ? keys.filter((key) => answering.has(key)) : [...answering]
      if (keys.length === 0) break
    }
    return keys ?? []
  }
}

/** The most selective words. A letter alone begins half of all names, and counts only as the last word, being typed. */
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
            queries: [word],
            fields: ['beginnings'],
            fuzzy: wrong,
            boostDocument: (_key, found) => (beginsAlike(word, found, wrong) ? 1 : 0),
          },
          { combineWith: 'OR', queries: swapsOf(word), fields: ['beginnings'] },
        ],
      }

/** People get the first letter right: only in a long word may it be the wrong one. "haaland" is not Thailand. */
const beginsAlike = (word: string, found: string, wrong: number): boolean =>
  word[0] === found[0] || (wrong === 1 && word.length >= LEAST_TWO_WRONG)

/** Scripts without spaces between words: a searched name may begin in the middle of an apparent word. */
const SPACELESS =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Myanmar}\\p{scx=Khmer}'
const SPACE_WITHIN = new RegExp(`(?<=[${SPACELESS}]) (?=[${SPACELESS}])`, 'gu')
const SCRIPT_CHANGES = new RegExp(
  `(?<=[${SPACELESS}])(?=[^${SPACELESS} ])|(?<=[^${SPACELESS} ])(?=[${SPACELESS}])`,
  'gu',
)
const IS_SPACELESS = new RegExp(`[${SPACELESS}]`, 'u')
/** Names are short; a longer one is found by its first characters. */
const ENDINGS_MAX = 40
/** From this length on a beginning is long enough to be recognised with a wrong letter in it. */
export const LEAST_NEAR = 4

/** A text folded, with single spaces between its words; a script without spaces has none, however it was typed. */
export const searchText = (text: string): string =>
  foldText(text).replace(SPACE_WITHIN, '').replace(SCRIPT_CHANGES, ' ')

/** Every ending of a word at which a search may begin: the whole word, in a script without spaces each character of it. */
export function endingsOf(word: string): string[] {
  if (!IS_SPACELESS.test(word)) return [word]
  const characters = [...word].slice(0, ENDINGS_MAX)
  return characters.flatMap((character, at) =>
    /\p{M}/u.test(character) ? [] : characters.slice(at).join(''),
  )
}

/** Every beginning of a word that is long enough, the word itself last. */
export const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - LEAST_NEAR + 1) }, (_, more) =>
    word.slice(0, LEAST_NEAR + more),
  )

/** A word with each two neighbouring letters exchanged: the slip of fingers that counts as two mistakes otherwise. */
export const swapsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
