import { CARDS_PER_DECK } from '../fairness/cards'
import { type BaccaratResult, dealBaccarat, SHOE_CARDS } from '../games/baccarat/deal'

const DECKS = 8

/** All deals by the point values of six cards, each with its number of orders. Pairs are not in it. */
export function pointOutcomes(): { result: BaccaratResult; ways: bigint }[] {
  const remaining = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * DECKS)
  const cardOf = (value: number) => (value === 0 ? 9 : value - 1)
  const found = new Map<string, { result: BaccaratResult; ways: bigint }>()
  const cards: number[] = []

  function deal(ways: number): void {
    if (cards.length === 6) {
      const result = dealBaccarat(cards)
      const { playerTotal, bankerTotal, player, banker } = result
      const key = `${playerTotal} ${bankerTotal} ${player.length} ${banker.length}`
      const entry = found.get(key) ?? { result, ways: 0n }
      entry.ways += BigInt(ways)
      found.set(key, entry)
      return
    }
    for (let value = 0; value < 10; value++) {
      const count = remaining[value] as number
      remaining[value] = count - 1
      cards.push(cardOf(value))
      deal(ways * count)
      cards.pop()
      remaining[value] = count
    }
  }
  deal(1)
  return [...found.values()]
}

/** Four-card deals with pairs. By symmetry the player's first card is fixed. */
export function perfectPairCounts() {
  const kinds = CARDS_PER_DECK
  let either = 0
  let onePerfect = 0
  let bothPerfect = 0
  const remaining = new Array<number>(kinds).fill(DECKS)
  const countOf = (kind: number) => remaining[kind] as number
  const take = (kind: number) => {
    const count = countOf(kind)
    remaining[kind] = count - 1
    return count
  }
  const putBack = (kind: number) => {
    remaining[kind] = countOf(kind) + 1
  }
  const first = 0
  take(first)
  for (let second = 0; second < kinds; second++) {
    const secondWays = take(second)
    const isPairOfPlayer = second % 13 === first % 13
    for (let third = 0; third < kinds; third++) {
      const thirdWays = take(third)
      for (let fourth = 0; fourth < kinds; fourth++) {
        const ways = secondWays * thirdWays * countOf(fourth)
        if (isPairOfPlayer || third % 13 === fourth % 13) either += ways
        const perfect = Number(second === first) + Number(third === fourth)
        if (perfect === 1) onePerfect += ways
        if (perfect === 2) bothPerfect += ways
      }
      putBack(third)
    }
    putBack(second)
  }
  const all = (SHOE_CARDS - 1) * (SHOE_CARDS - 2) * (SHOE_CARDS - 3)
  return {
    either: BigInt(either),
    onePerfect: BigInt(onePerfect),
    bothPerfect: BigInt(bothPerfect),
    all: BigInt(all),
  }
}
