import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MEANINGS } from '@touchline/contracts/errors'
import { DEFAULT_LANGUAGE, type Language } from '@touchline/contracts/limits'
import type { Words } from './texts'

/** A file of English words, and where those of the other languages lie. */
export interface WordsFile {
  /** From the root of the repository. */
  readonly pathIn: (language: Language) => string
  readonly english: Words
}

/**
 * Texts only in English: the panel of the composition is for teams and operations, who share one language.
 */
const ENGLISH_ONLY = ['host-shell/src/locales/en/composition.json']

/** Every file of words of the product: those of the shell, of each area, of the screen kit, and what error codes mean. */
export function wordsFiles(root: string): WordsFile[] {
  const files = packagesIn(root).flatMap((name) => englishFiles(root, join(name, 'src/locales')))
  return [
    ...files
      .filter((path) => !ENGLISH_ONLY.includes(path))
      .map((path) => ({ pathIn: pathsLike(path), english: readWords(root, path) ?? {} })),
    { pathIn: (language) => `shared-contracts/ui/src/words/errors.${language}.json`, english: MEANINGS },
  ]
}

/** Scripts of English that put files of words together: each language needs its own. */
export const wordsScripts = (root: string): ((language: Language) => string)[] =>
  packagesIn(root)
    .flatMap((name) => englishFiles(root, join(name, 'src/locales'), '.ts'))
    .map(pathsLike)

/** Other files with texts of languages: names of teams, messages of the server, brands, names of days. */
const ELSEWHERE = [
  'deploy/brands',
  'operator-api/sandbox',
  'operator-api/src',
  'shared-contracts/ui/src/primitives',
]

/** Files that hold texts of several languages, or names in one, beside the files of words. */
export const otherTexts = (root: string): { readonly path: string; readonly text: string }[] =>
  ELSEWHERE.flatMap((folder) => filesIn(root, folder))
    .filter((path) => /(?<!\.test)\.(ts|tsx|json|sql)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** The words of a file, or null where it is not there. */
export function readWords(root: string, path: string): Words | null {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const packagesIn = (root: string): string[] =>
  [
    ...readdirSync(root).filter((name) => /^(host-shell|mfe-.+)$/.test(name)),
    'shared-contracts/cash-out',
    'shared-contracts/screens',
    'operator-api/sandbox/games',
  ].sort()

/** `en.json`, and all that lies in a folder `en`. */
function englishFiles(root: string, folder: string, ending = '.json'): string[] {
  return filesIn(root, folder).filter((path) => path.endsWith(ending) && ENGLISH.test(path))
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

const ENGLISH = new RegExp(`/${DEFAULT_LANGUAGE}(?=/|\\.json$)`)
const pathsLike = (path: string) => (language: Language) => path.replace(ENGLISH, `/${language}`)
