import { areaWords } from '@touchline/ui/words'

/** Words of this area; a folder here is a language. */
export const words = areaWords(
  'games',
  (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}/index.ts`),
)
