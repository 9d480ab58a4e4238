import { areaWords } from '@touchline/ui/words'
import { slipWords } from './words'

const bets = areaWords(
  'bets',
  (language) => import(/* webpackChunkName: "bets-words-[request]" */ `./${language}/bets.ts`),
)

/** My Bets, or a bet on several selections, together with the words that the slip of a single does without. */
export async function withBetsWords<Piece>(piece: Promise<Piece>): Promise<Piece> {
  const [come] = await Promise.all([piece, slipWords.add(bets)])
  return come
}
