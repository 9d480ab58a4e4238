import { sha256, utf8 } from '../fairness/bytes'
import { type Draws, drawsOf } from '../fairness/draws'
import { hundredths, LOSES, type Times } from '../games/money'
import { powerOf, pricedBy, twoWayPrice } from './prices'
import type { PricedPick, RoundModel, RoundPick } from './round-model'

/** Facts of a race: the weight of each runner in the draw, by number. */
export interface RaceFacts {
  readonly weights: readonly number[]
}

export interface RaceResult {
  /** Numbers of the runners from 1, the winner first. */
  readonly order: readonly number[]
}

export const RACE_MARKETS = [
  'win',
  'place',
  'quinella',
  'exacta',
  'trio',
  'tricast',
  'oddEven',
  'bigSmall',
  'headToHead',
] as const
export type RaceMarket = (typeof RACE_MARKETS)[number]

interface Terms {
  readonly margin: number
  readonly cap: number
}
const TERMS: Readonly<Record<'win' | 'place' | 'quinella' | 'exacta' | 'trio' | 'tricast', Terms>> = {
  win: { margin: 0.12, cap: 200 },
  place: { margin: 0.12, cap: 100 },
  quinella: { margin: 0.16, cap: 300 },
  exacta: { margin: 0.18, cap: 500 },
  trio: { margin: 0.2, cap: 1000 },
  tricast: { margin: 0.25, cap: 2000 },
}

/** How many places are paid, by the number of runners. */
export const placesOf = (runners: number): number =>
  runners <= 4 ? 0 : runners <= 7 ? 2 : runners <= 15 ? 3 : 4

/** A repeated weighted draw without replacement: runners in their finishing order. */
export function drawOrder(weights: readonly number[], draws: Draws): number[] {
  const remaining = weights.map((weight, index) => ({ weight, number: index + 1 }))
  const order: number[] = []
  while (remaining.length > 0) {
    const index = draws.weighted(remaining.map(({ weight }) => weight))
    order.push(...remaining.splice(index, 1).map(({ number }) => number))
  }
  return order
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Chance that these runners come first, in this order. */
export function orderChance(weights: readonly number[], numbers: readonly number[]): number {
  let total = sumOf(weights)
  let chance = 1
  for (const number of numbers) {
    const weight = weights[number - 1] ?? 0
    chance *= weight / total
    total -= weight
  }
  return chance
}

function permutationsOf(numbers: readonly number[]): number[][] {
  if (numbers.length <= 1) return [[...numbers]]
  return numbers.flatMap((first, n) =>
    permutationsOf(numbers.filter((_, m) => m !== n)).map((others) => [first, ...others]),
  )
}

/** Chance that these runners come first, in any order. */
const groupChance = (weights: readonly number[], numbers: readonly number[]): number =>
  sumOf(permutationsOf(numbers).map((order) => orderChance(weights, order)))

/** Chance of a runner to come among the first `places`. */
export function placeChance(weights: readonly number[], number: number, places: number): number {
  const walk = (used: readonly number[], total: number, remaining: number): number => {
    if (remaining === 0) return 0
    const own = weights[number - 1] ?? 0
    let chance = own / total
    if (remaining === 1) return chance
    for (let other = 1; other <= weights.length; other++) {
      if (other === number || used.includes(other)) continue
      const weight = weights[other - 1] ?? 0
      chance += (weight / total) * walk([...used, other], total - weight, remaining - 1)
    }
    return chance
  }
  return walk([], sumOf(weights), places)
}

const numbersOf = (runners: number): number[] => Array.from({ length: runners }, (_, n) => n + 1)

function combinations(runners: number, size: number, isOrdered: boolean): number[][] {
  const grow = (chosen: number[]): number[][] =>
    chosen.length === size
      ? [chosen]
      : numbersOf(runners)
          .filter((one) => (isOrdered ? !chosen.includes(one) : one > (chosen.at(-1) ?? 0)))
          .flatMap((one) => grow([...chosen, one]))
  return grow([])
}

const SIZE = { win: 1, place: 1, quinella: 2, exacta: 2, trio: 3, tricast: 3 } as const
type PowerMarket = keyof typeof SIZE
const isPower = (market: string): market is PowerMarket => market in SIZE
const isOrdered = (market: PowerMarket): boolean => market === 'exacta' || market === 'tricast'

function chanceOf(weights: readonly number[], market: PowerMarket, numbers: readonly number[]): number {
  switch (market) {
    case 'win':
    case 'exacta':
    case 'tricast':
      return orderChance(weights, numbers)
    case 'place':
      return placeChance(weights, numbers[0] ?? 0, placesOf(weights.length))
    case 'quinella':
    case 'trio':
      return groupChance(weights, numbers)
  }
}

const powers = new Map<string, number>()

/** The exponent depends on the set of weights, not on which runner has which. */
function powerFor(weights: readonly number[], market: PowerMarket): number {
  const key = `${market}:${[...weights].sort((a, b) => a - b).join()}`
  const known = powers.get(key)
  if (known !== undefined) return known
  const chances = combinations(weights.length, SIZE[market], isOrdered(market)).map((numbers) =>
    chanceOf(weights, market, numbers),
  )
  const k = powerOf(chances, market === 'place' ? placesOf(weights.length) : 1, TERMS[market].margin)
  powers.set(key, k)
  return k
}

function powerPrice(weights: readonly number[], market: PowerMarket, numbers: readonly number[]): number {
  return pricedBy(chanceOf(weights, market, numbers), powerFor(weights, market), TERMS[market].cap)
}

/** The winner's number: its parity, or its half. */
const isSide = (side: string, winner: number, runners: number): boolean => {
  switch (side) {
    case 'odd':
      return winner % 2 === 1
    case 'even':
      return winner % 2 === 0
    case 'big':
      return winner > runners / 2
    default:
      return winner <= runners / 2
  }
}

const SIDES: Readonly<Record<string, readonly [string, string]>> = {
  oddEven: ['odd', 'even'],
  bigSmall: ['big', 'small'],
}

function sideChance(weights: readonly number[], side: string): number {
  const won = weights.filter((_, n) => isSide(side, n + 1, weights.length))
  return sumOf(won) / sumOf(weights)
}

/** Different numbers of runners, ascending where order does not matter; null for any other selection. */
function numbersIn(pick: RoundPick, runners: number, size: number, ascending: boolean): number[] | null {
  const numbers = pick.selection.map(Number)
  const isWhole = numbers.every((one, n) => String(one) === pick.selection[n] && one >= 1 && one <= runners)
  const isDifferent = new Set(numbers).size === numbers.length
  const isSorted = !ascending || numbers.every((one, n) => n === 0 || one > (numbers[n - 1] ?? 0))
  const isKnown = isWhole && Number.isInteger(numbers[0]) && isDifferent && isSorted
  return isKnown && numbers.length === size ? numbers : null
}

/** Races with these weights, dealt to the runners anew for each round, and these markets. */
export function raceModel(
  weights: readonly number[],
  markets: readonly RaceMarket[],
): RoundModel<RaceFacts, RaceResult> {
  const runners = weights.length
  const price = (facts: RaceFacts, pick: RoundPick): number | null => {
    const { market, selection } = pick
    if (!markets.some((one) => one === market)) return null
    if (isPower(market)) {
      const numbers = numbersIn(pick, runners, SIZE[market], SIZE[market] > 1 && !isOrdered(market))
      return numbers && powerPrice(facts.weights, market, numbers)
    }
    if (market === 'headToHead') {
      const numbers = numbersIn(pick, runners, 2, false)
      if (!numbers) return null
      const [own = 0, other = 0] = numbers.map((number) => facts.weights[number - 1] ?? 0)
      return twoWayPrice(own / (own + other))
    }
    const [side = ''] = selection
    return selection.length === 1 && SIDES[market]?.includes(side)
      ? twoWayPrice(sideChance(facts.weights, side))
      : null
  }
  return {
    markets,
    facts: (publicId) => {
      const draws = drawsOf({ seed: sha256(utf8(`facts:${publicId}`)), clientSeed: publicId, nonce: 0 })
      return { weights: draws.shuffle(weights) }
    },
    draw: (facts, draws) => ({ order: drawOrder(facts.weights, draws) }),
    price,
    list: (facts, market) => {
      const picks: RoundPick[] = isPower(market)
        ? combinations(runners, SIZE[market], isOrdered(market)).map((numbers) => ({
            market,
            selection: numbers.map(String),
          }))
        : market === 'headToHead'
          ? combinations(runners, 2, true).map((numbers) => ({ market, selection: numbers.map(String) }))
          : (SIDES[market] ?? []).map((side) => ({ market, selection: [side] }))
      return picks.map((pick): PricedPick => ({ ...pick, odds: price(facts, pick) ?? 0 }))
    },
    returns: (_, { market, selection, odds }, { order }): Times =>
      hasWon(market, selection, order) ? hundredths(odds) : LOSES,
  }
}

function hasWon(market: string, selection: readonly string[], order: readonly number[]): boolean {
  const numbers = selection.map(Number)
  const [first = 0, second = 0] = numbers
  switch (market) {
    case 'win':
    case 'exacta':
    case 'tricast':
      return numbers.every((number, n) => order[n] === number)
    case 'place':
      return order.slice(0, placesOf(order.length)).includes(first)
    case 'quinella':
    case 'trio':
      return numbers.every((number) => order.slice(0, numbers.length).includes(number))
    case 'headToHead':
      return order.indexOf(first) < order.indexOf(second)
    default:
      return isSide(selection[0] ?? '', order[0] ?? 0, order.length)
  }
}
