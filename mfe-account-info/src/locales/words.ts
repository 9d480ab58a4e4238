import { areaWords, wordsInParts } from '@touchline/ui/words'

const NAMESPACE = 'account'

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

/** The same for a screen that is a form, with what the kit says of forms. */
export const formWordsOf = (screen: string) =>
  wordsInParts(
    [NAMESPACE],
    [
      wordsOf(screen),
      areaWords(
        NAMESPACE,
        (language) => import(/* webpackChunkName: "form-words-[request]" */ `./${language}/form.ts`),
      ),
    ],
  )

const outcomes = wordsOf('outcomes')

/** The same for a screen with results of bets. */
export const outcomeWordsOf = (...screens: readonly string[]) =>
  wordsInParts([NAMESPACE], [...screens.map(wordsOf), outcomes])

/** Code that settles bets, together with the words for the results. */
export async function withOutcomeWords<Piece>(piece: Promise<Piece>): Promise<Piece> {
  const [come] = await Promise.all([piece, words.add(outcomes)])
  return come
}

const cashOut = areaWords(
  NAMESPACE,
  (language) => import(/* webpackChunkName: "sale-words-[request]" */ `./${language}/cash-out.ts`),
)

/** Cash-out, together with its words. */
export async function withCashOutWords<Piece>(piece: Promise<Piece>): Promise<Piece> {
  const [come] = await Promise.all([piece, words.add(cashOut)])
  return come
}
