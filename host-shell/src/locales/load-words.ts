import { areaWords, wordsInParts } from '@touchline/ui/words'

const NAMESPACE = 'shell'

// The brand's own texts are loaded already, and stay.
const OVERWRITES = false

const first = areaWords(
  NAMESPACE,
  (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}/index.ts`),
  OVERWRITES,
)

/** Words of the shell in the language of the page; those of its frame come first. */
export const words = wordsInParts([NAMESPACE], [first])

/** Words of the shell's own pages, and what errors mean. */
export const lateWords = areaWords(
  NAMESPACE,
  (language) => import(/* webpackChunkName: "late-words-[request]" */ `./${language}/late.ts`),
  OVERWRITES,
)
