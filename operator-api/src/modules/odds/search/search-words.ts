import { foldText } from '@touchline/rules'

/** Scripts that write no spaces between words: what is looked for may begin in the middle of what looks like one. */
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
