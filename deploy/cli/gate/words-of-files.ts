import { LANGUAGES, type Language } from '@touchline/contracts/limits'

interface WeighedFile {
  readonly file: string
  readonly gzip: number
}

/** Chunks of words are called `words-<language>-…` and `<part>-words-<language>-…` (see `locales/words.ts` of each area). */
const OF_WORDS = new RegExp(`^(?:\\w+-)?words-(${LANGUAGES.join('|')})\\b`)

/** The language whose words a file holds, or null for code. */
const languageOf = (file: string): Language | null =>
  (OF_WORDS.exec(file)?.[1] as Language | undefined) ?? null

/**
 * Files that one member may fetch: the code, and the words of one language, the largest one. A further language is then no
 * reason to allow more, and a language with too many words is found.
 */
export function withOneLanguage<File extends WeighedFile>(files: readonly File[]): File[] {
  const code = files.filter(({ file }) => languageOf(file) === null)
  const byLanguage = LANGUAGES.map((language) => files.filter(({ file }) => languageOf(file) === language))
  const [most = []] = byLanguage.toSorted((one, other) => weightOf(other) - weightOf(one))
  return [...code, ...most]
}

const weightOf = (files: readonly WeighedFile[]): number => files.reduce((sum, { gzip }) => sum + gzip, 0)
