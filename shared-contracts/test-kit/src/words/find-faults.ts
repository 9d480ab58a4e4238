import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@touchline/contracts/limits'
import { misspeltBurmese } from './burmese-spelling'
import shared from './same-as-english.json'
import { englishTexts, textsOf } from './texts'
import { wordsFaults } from './words-faults'
import { otherTexts, readWords, wordsFiles, wordsScripts } from './words-files'

/** Faults of one file, a sentence each. */
export interface FileFaults {
  readonly path: string
  readonly faults: readonly string[]
}

/** Every file of a language that is missing or says too little, too much, or the wrong thing. */
export function findFaults(root: string, language: Language): FileFaults[] {
  const ofWords = wordsFiles(root).map(({ pathIn, english }) => {
    const path = pathIn(language)
    const words = language === 'en' ? english : readWords(root, path)
    if (!words) return { path, faults: [`the file is missing: ${englishTexts(textsOf(english)).size} texts`] }
    const faults = wordsFaults(language, english, words, shared).map(
      ({ key, is, english: text }) => `${key} ${is}${text && ` (${JSON.stringify(text)})`}`,
    )
    return { path, faults }
  })
  const ofScripts = wordsScripts(root).map((pathIn) => {
    const path = pathIn(language)
    return {
      path,
      faults: existsSync(join(root, path)) ? [] : ['the file is missing: write it like that of English'],
    }
  })
  const ofOthers = (language === 'my' ? otherTexts(root) : []).map(({ path, text }) => ({
    path,
    faults: misspeltBurmese(text).map((word) => `cannot be spelt so: ${word}`),
  }))
  return [...ofWords, ...ofScripts, ...ofOthers].filter(({ faults }) => faults.length > 0)
}
