import { areaWords } from '@touchline/ui/words'

/** Words of this area; a folder here is a language. */
export const words = areaWords(
  'account',
  (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}/index.ts`),
)

/** Words of one screen, which come with it: `screens/<name>.json` of every language, within the area's own. */
export const wordsOf = (screen: string) =>
  areaWords(
    words.namespace,
    (language) => import(/* webpackChunkName: "part-[request]" */ `./${language}/screens/${screen}.json`),
  )
