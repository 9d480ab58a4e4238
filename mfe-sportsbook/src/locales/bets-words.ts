import { areaWords } from '@touchline/ui/words'
import { slipWords } from './words'

const bets = areaWords(
  'bets',
  (language) => import(/* webpackChunkName: "bets-words-[request]" */ `./${language}/bets.json`),
)

/** My Bets, together with the words that they alone need. */
export async function withBetsWords<Piece>(piece: Promise<Piece>): Promise<Piece> {
  const [come] = await Promise.all([piece, slipWords.add(bets)])
  return come
}
