import { areaWords, wordsInParts } from '@touchline/ui/words'

const board = areaWords(
  'board',
  (language) => import(/* webpackChunkName: "words-[request]" */ `./${language}/board.json`),
)

const slip = areaWords(
  'slip',
  (language) => import(/* webpackChunkName: "slip-words-[request]" */ `./${language}/slip.ts`),
)

/** Of the menu, of the parts beside the board, of pages without content, and of parts that a player opens on it. */
export const laterWords = areaWords(
  'later',
  (language) => import(/* webpackChunkName: "later-words-[request]" */ `./${language}/later.json`),
)

/** Words of this remote; those of the board come with what starts it. */
export const words = wordsInParts(['board', 'later'], [board])

/** Words of the slip first; periods and suspensions are worded by the board. */
export const slipWords = wordsInParts(['slip', 'board', 'bets'], [slip, board])

/** A piece of the board that comes when it is first shown, together with its words. */
export async function withWords<Piece>(piece: Promise<Piece>): Promise<Piece> {
  const [come] = await Promise.all([piece, words.add(laterWords)])
  return come
}
