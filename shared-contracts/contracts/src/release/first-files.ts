import type { Language } from '../limits/languages'
import type { ReleasedVersion } from './release-document'

type Entry = Pick<ReleasedVersion, 'entry' | 'words' | 'worded'>
type Files = Entry & { readonly initial: readonly string[] }

/** The file that starts a version: the one with the words of the language, if there is one. */
export const entryFor = ({ entry, worded }: Entry, language: Language): string => worded?.[language] ?? entry

/** Files that a version runs before it shows anything in a language. */
export const firstFiles = (release: Files, language: Language): string[] =>
  release.initial.map((file) => (file === release.entry ? entryFor(release, language) : file))

/** The file with the words of a language, where the first files do not bring them along. */
export function wordsApart({ words, worded }: Entry, language: Language): string[] {
  const file = worded?.[language] ? undefined : words?.[language]
  return file ? [file] : []
}

/** Files that the page of a path loads besides the first ones. */
export const filesOfPage = (
  { preloads }: Pick<ReleasedVersion, 'preloads'>,
  path: string,
  language: Language,
): string[] => (preloads?.[path] ?? []).map((file) => file.replace('{language}', language))
