import { areaWords } from '@touchline/ui/words'
import { slipWords } from './words'

/** They join the namespace of My Bets: what the entry knows of the slip's words need not grow for them. */
const modes = areaWords(
  'bets',
  (language) => import(/* webpackChunkName: "mode-words-[request]" */ `./${language}/modes.json`),
)

/** The view of a bet on several selections, together with the words that it alone needs. */
export async function withModeWords<Piece>(piece: Promise<Piece>): Promise<Piece> {
  const [come] = await Promise.all([piece, slipWords.add(modes)])
  return come
}
