import type { Bet } from '@touchline/contracts/calls'

/** A market as the table prices it: home gives half a goal at these Malay prices, and a total of 2.5 in all is even money. */
export interface TablePrice {
  readonly prices: readonly [number, number]
  readonly score: readonly [number, number]
}

const GOALS = 30

const poisson = (mean: number): number[] => {
  const p = [Math.exp(-mean)]
  for (let n = 1; n < GOALS; n += 1) p.push(((p[n - 1] ?? 0) * mean) / n)
  return p
}

/** Where a rising function reaches a value. */
function found(of: (at: number) => number, value: number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let n = 0; n < 80; n += 1) {
    const middle = (low + high) / 2
    if (of(middle) < value) low = middle
    else high = middle
  }
  return low
}

/** Chance of home by a Malay price and that of away, each of which bears half of the margin. */
function chanceOfHome([home, away]: TablePrice['prices']): number {
  const short = (malay: number) => (malay > 0 ? 1 - malay / 100 : -malay / 100 - 1)
  const fair = (short(home) - short(away)) / 2
  return fair >= 0 ? 1 / (2 - fair) : 1 - 1 / (2 + fair)
}

/** Chances by how many goals home will still win by, as the prices say. */
export function leadsToCome({ prices, score }: TablePrice): (wanted: (lead: number) => boolean) => number {
  const scored = score[0] + score[1]
  const over = (mean: number) => poisson(mean).reduce((sum, p, n) => sum + (n + scored > 2.5 ? p : 0), 0)
  const mean = found(over, 0.5, 0.0001, 15)
  const chance = (more: number, wanted: (lead: number) => boolean): number => {
    const [home, away] = [poisson((mean + more) / 2), poisson((mean - more) / 2)]
    let sum = 0
    for (const [i, p] of home.entries()) for (const [j, q] of away.entries()) if (wanted(i - j)) sum += p * q
    return sum
  }
  const more = found((at) => chance(at, (lead) => lead > 0.5), chanceOfHome(prices), -mean, mean)
  return (wanted) => chance(more, wanted)
}

/** How much a unit on the leg returns on average: home −0.5 since the bet, or a body of one goal at −50. */
function factorOf(leg: Bet['legs'][number], price: TablePrice): number {
  const chance = leadsToCome(price)
  const [homeBefore, awayBefore] = leg.score_at_bet ?? [0, 0]
  const lead = price.score[0] - homeBefore - (price.score[1] - awayBefore)
  if (!leg.myanmar) return chance((more) => more + lead > 0.5) * (leg.odds / 100)
  const [above, level] = [chance((more) => more + lead > 1), chance((more) => more + lead === 1)]
  return 2 * above + 0.5 * level
}

const ticketsOf = (factors: readonly number[], size: number): number =>
  size === 0
    ? 1
    : factors.reduce((sum, factor, n) => sum + factor * ticketsOf(factors.slice(n + 1), size - 1), 0)

/** The value of a bet of the table, minor units before rounding: computed from its prices alone. */
export function reckonedValue(bet: Bet, prices: readonly TablePrice[]): number {
  const factors = bet.legs.map((leg, n) => factorOf(leg, prices[n] as TablePrice))
  const [first = 0] = factors
  const product = factors.reduce((all, factor) => all * factor, 1)
  switch (bet.kind) {
    case 'single': {
      const [leg] = bet.legs
      const win = first / ((leg?.odds ?? 1) / 100)
      return 0.95 * win * (bet.risk + bet.to_win)
    }
    case 'parlay':
      return 0.95 * bet.stake * product
    case 'system':
      return (bet.units ?? []).reduce(
        (sum, { size, stake }) => sum + 0.95 * stake * ticketsOf(factors, size),
        0,
      )
    case 'mmo_single': {
      const chance = leadsToCome(prices[0] as TablePrice)
      const lead = (prices[0] as TablePrice).score[0] - (bet.legs[0]?.score_at_bet?.[0] ?? 0)
      const [above, level] = [chance((more) => more + lead > 1), chance((more) => more + lead === 1)]
      return 0.95 * (above * bet.stake * (1 + (bet.legs[0]?.odds ?? 0) / 100) + level * bet.stake * 0.5)
    }
    case 'mmo_parlay':
      return 0.95 * bet.stake * product * (1 - (bet.deduction ?? 0) / 100)
  }
}
