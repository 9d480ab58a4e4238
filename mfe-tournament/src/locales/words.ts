import { areaWords, wordsInParts } from '@touchline/ui/words'

const NAMESPACE = 'tournament'

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

/** Words of every screen beside the list, with those of forms. */
export const playWords = wordsInParts(
  [NAMESPACE],
  [
    areaWords(
      NAMESPACE,
      (language) =>
        import(/* webpackChunkName: "screen-words-[request]" */ `./${language}/screens/play.json`),
    ),
    areaWords(
      NAMESPACE,
      (language) => import(/* webpackChunkName: "form-words-[request]" */ `./${language}/form.ts`),
    ),
  ],
)
