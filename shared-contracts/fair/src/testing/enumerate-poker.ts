import { handOf, type PokerHand } from '../games/poker/hand-rank'

const DECK = 52
const HAND = 5
/** Draws of 0 … 5 cards from the other 47. */
const DRAWS = [1, 47, 1081, 16_215, 178_365, 1_533_939]
const COMMON = 7_669_695

const CHOOSE = Array.from({ length: DECK + 1 }, (_, n) =>
  Array.from({ length: HAND + 1 }, (_, k) => {
    let result = 1
    for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1)
    return result
  }),
)

/** Every hand of ascending cards, once. */
export function* allHands(): Generator<number[]> {
  for (let a = 0; a < DECK; a++)
    for (let b = a + 1; b < DECK; b++)
      for (let c = b + 1; c < DECK; c++)
        for (let d = c + 1; d < DECK; d++) for (let e = d + 1; e < DECK; e++) yield [a, b, c, d, e]
}

/** Cards of each of the 32 holds of a hand. */
const HOLDS = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((card) => (mask >> card) & 1))

/** Place of ascending cards among all sets of their size. */
function indexOf(hand: readonly number[], hold: readonly number[]): number {
  let index = 0
  for (let i = 0; i < hold.length; i++) index += CHOOSE[hand[hold[i] as number] as number]?.[i + 1] as number
  return index
}

/**
 * Return of the best play, exactly. Sums of pays over all hands that contain a set give, by inclusion and exclusion, the
 * sums over all draws that avoid the discards.
 */
export function pokerReturn(pays: Readonly<Record<PokerHand, number>>): { n: bigint; d: bigint } {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(CHOOSE[DECK]?.[size] as number))
  for (const hand of allHands()) {
    const pay = pays[handOf(hand)]
    if (pay === 0) continue
    for (const hold of HOLDS) {
      const target = sums[hold.length] as Float64Array
      const index = indexOf(hand, hold)
      target[index] = (target[index] as number) + pay
    }
  }
  const totals = new Float64Array(32)
  let n = 0n
  let hands = 0n
  let pending = 0
  for (const hand of allHands()) {
    for (let mask = 0; mask < 32; mask++) {
      const hold = HOLDS[mask] as number[]
      totals[mask] = sums[hold.length]?.[indexOf(hand, hold)] as number
    }
    // Leaves in each place the sum over hands that contain the hold and none of the other cards.
    for (let card = 1; card < 32; card *= 2) {
      for (let mask = 0; mask < 32; mask++) {
        if ((mask & card) === 0) totals[mask] = (totals[mask] as number) - (totals[mask | card] as number)
      }
    }
    let best = 0
    for (let mask = 0; mask < 32; mask++) {
      const draws = DRAWS[HAND - (HOLDS[mask] as number[]).length] as number
      best = Math.max(best, (totals[mask] as number) * (COMMON / draws))
    }
    pending += best
    if (pending > 2 ** 50) {
      n += BigInt(pending)
      pending = 0
    }
    hands++
  }
  return { n: n + BigInt(pending), d: hands * BigInt(COMMON) }
}
