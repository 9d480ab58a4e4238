import { areaWords, wordsInParts } from '@touchline/ui/words'

const NAMESPACE = 'games'

/** Words of this area; a folder here is a language. */
export const words = wordsInParts(
  [NAMESPACE],
  [
    areaWords(
      NAMESPACE,
      (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}/index.ts`),
    ),
  ],
)

/** Words of one screen, which come with it: `screens/<name>.json` of every language, within the area's own. */
export const wordsOf = (screen: string) =>
  areaWords(
    NAMESPACE,
    (language) =>
      import(/* webpackChunkName: "screen-words-[request]" */ `./${language}/screens/${screen}.json`),
  )
