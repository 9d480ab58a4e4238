import { CARDS_PER_DECK, rankOf, suitOf } from '../../fairness/cards'
import type { Draws } from '../../fairness/draws'

export const SHOE_CARDS = 8 * CARDS_PER_DECK

export interface BaccaratResult {
  /** Cards by index, in dealt order. */
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly playerTotal: number
  readonly bankerTotal: number
  readonly winner: 'player' | 'banker' | 'tie'
}

/** Six cards in the order of dealing: player, banker, player, banker, then third cards. */
export const drawBaccarat = (draws: Draws): BaccaratResult => dealBaccarat(draws.pickOf(SHOE_CARDS, 6))

/** Plays out the fixed rules over the next six cards of the shoe. */
export function dealBaccarat(cards: readonly number[]): BaccaratResult {
  const [p1, b1, p2, b2, next, last] = cards as [number, number, number, number, number, number]
  const player = [p1, p2]
  const banker = [b1, b2]
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8
  if (!isNatural) {
    const playerDraws = totalOf(player) <= 5
    if (playerDraws) player.push(next)
    const third = playerDraws ? pointsOf(next) : null
    if (bankerDraws(totalOf(banker), third)) banker.push(playerDraws ? last : next)
  }
  const playerTotal = totalOf(player)
  const bankerTotal = totalOf(banker)
  const winner = playerTotal > bankerTotal ? 'player' : playerTotal < bankerTotal ? 'banker' : 'tie'
  return { player, banker, playerTotal, bankerTotal, winner }
}

/** Values of the player's third card on which a banker of 0–7 draws. */
const BANKER_DRAWS_ON: readonly (readonly [from: number, to: number])[] = [
  [0, 9],
  [0, 9],
  [0, 9],
  [0, 9],
  [2, 7],
  [4, 7],
  [6, 7],
  [1, 0],
]

export function bankerDraws(banker: number, playersThird: number | null): boolean {
  if (playersThird === null) return banker <= 5
  if (banker === 3) return playersThird !== 8
  const [from, to] = BANKER_DRAWS_ON[banker] as readonly [number, number]
  return playersThird >= from && playersThird <= to
}

/** Ace 1, 2–9 as they are, ten and pictures 0. */
export const pointsOf = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)

const totalOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

export const isPair = ([a, b]: readonly number[]): boolean => rankOf(a as number) === rankOf(b as number)
export const isPerfectPair = (cards: readonly number[]): boolean =>
  isPair(cards) && suitOf(cards[0] as number) === suitOf(cards[1] as number)
