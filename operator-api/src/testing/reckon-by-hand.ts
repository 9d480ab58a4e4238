import type { MatchResult } from '@touchline/rules'
import type { LegPick, PlainBet } from './bet-orders'
import { riskOf } from './bet-orders'

/**
 * The return of a bet, computed a second time: by fractions of whole numbers and by splitting lines in two, with none of the
 * functions of the server's settlement.
 */
export interface Reckoned {
  readonly returned: number
  readonly turnover: number
  /** No leg was decided by play. */
  readonly isVoid: boolean
  /** The return of each ticket of a system, size by size. */
  readonly tickets: readonly number[]
}

/** Share of the stake that each of four quarters of a leg won (1), lost (-1) or got back (0). */
type Quarters = readonly number[]
type LegEnd =
  | 'void'
  | 'open'
  | {
      readonly quarters: Quarters
      readonly percent: number
      /** How many share the win of an outright. */
      readonly winners: number
    }

/** By the newest result of each match; null while these do not decide it. */
export function reckon(bet: PlainBet, resultOf: (match: number) => MatchResult | undefined): Reckoned | null {
  const ends = bet.legs.map((leg): LegEnd => {
    const result = resultOf(leg.match)
    return result ? endOf(leg, result) : 'open'
  })
  const isVoid = ends.every((end) => end === 'void')
  const risk = riskOf(bet)
  const whole = (returned: number | null, turnover: number, tickets: readonly number[] = []) =>
    returned === null ? null : { returned, turnover, isVoid, tickets }
  const [first] = bet.legs
  const [end] = ends
  switch (bet.kind) {
    case 'single':
      if (!first || end === undefined || end === 'open') return null
      return end === 'void' ? whole(risk, 0) : whole(...paySingle(bet.stake, first.odds, risk, end.quarters))
    case 'mmo_single': {
      if (end === undefined || end === 'open') return null
      if (end === 'void') return whole(risk, 0)
      const { percent } = end
      const malay = first?.odds ?? 0
      // A positive price scales the win, a negative one the risk.
      const gain = percent > 0 ? bet.stake * percent * (malay > 0 ? malay : 100) : risk * percent * 100
      return whole(
        half(BigInt(risk) * 10_000n + BigInt(gain), 10_000n),
        half(BigInt(risk) * BigInt(Math.abs(percent)), 100n),
      )
    }
    case 'parlay': {
      const returned = payTicket(bet.stake, bet.legs, ends)
      return whole(returned && Math.min(returned, bet.maxPayout), turnoverOf(bet.stake, ends))
    }
    case 'mmo_parlay': {
      if (ends.some((one) => isLost(one, true))) return whole(0, bet.stake)
      if (ends.includes('open')) return null
      if (isVoid) return whole(bet.stake, 0)
      let [n, d] = [BigInt(bet.stake) * BigInt(10_000 - Math.round(bet.deduction * 100)), 10_000n]
      for (const one of ends) if (typeof one === 'object') [n, d] = [n * BigInt(100 + one.percent), d * 100n]
      return whole(Math.min(half(n, d), bet.maxPayout), bet.stake)
    }
    case 'system': {
      const tickets = bet.sizes.flatMap((size) => choices(bet.legs.length, size))
      const paid = tickets.map((places) =>
        payTicket(
          bet.stake,
          places.map((i) => bet.legs[i] as LegPick),
          places.map((i) => ends[i] as LegEnd),
        ),
      )
      if (paid.includes(null)) return null
      const returns = paid.map((one) => Math.min(one ?? 0, bet.maxPayout))
      const turnover = tickets.reduce(
        (sum, places) =>
          sum +
          turnoverOf(
            bet.stake,
            places.map((i) => ends[i] as LegEnd),
          ),
        0,
      )
      return whole(
        Math.min(
          returns.reduce((sum, one) => sum + one, 0),
          bet.maxPayout,
        ),
        turnover,
        returns,
      )
    }
  }
}

const half = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d))

const isLost = (end: LegEnd, burmese = false): boolean =>
  typeof end === 'object' && (burmese ? end.percent === -100 : end.quarters.every((one) => one === -1))

/** Null while it is open; a lost leg loses it at once. */
function payTicket(stake: number, legs: readonly LegPick[], ends: readonly LegEnd[]): number | null {
  if (ends.some((end) => isLost(end))) return 0
  let [n, d] = [BigInt(stake), 1n]
  for (const [i, end] of ends.entries()) {
    if (end === 'open') return null
    if (end === 'void') continue
    // Four quarters of the stake, each at its own end; of an outright the profit is shared.
    const profit = (legs[i]?.odds ?? 0) - 100
    const back = 100 * end.winners
    const sum = end.quarters.reduce((all, one) => all + (one > 0 ? back + profit : one < 0 ? 0 : back), 0)
    n *= BigInt(sum)
    d *= BigInt(4 * back)
  }
  return half(n, d)
}

const turnoverOf = (stake: number, ends: readonly LegEnd[]): number =>
  ends.some((end) => typeof end === 'object' && end.quarters.some((one) => one !== 0)) ? stake : 0

function paySingle(stake: number, malay: number, risk: number, quarters: Quarters): [number, number] {
  const won = BigInt(quarters.filter((one) => one > 0).length)
  const lost = BigInt(quarters.filter((one) => one < 0).length)
  // At a negative Malay price the stake is the win.
  const win = BigInt(stake) * (malay > 0 ? BigInt(malay) : 100n)
  const turnover = half(BigInt(risk) * (won + lost), 4n)
  if (won > 0n) return [risk + half(win * won, 400n), turnover]
  return [half(BigInt(risk) * (4n - lost), 4n), turnover]
}

function endOf(leg: LegPick, result: MatchResult): LegEnd {
  const { status, abandoned_in, half_time, full_time } = result
  if (abandoned_in === 'first_half') return 'void'
  if (abandoned_in === 'second_half' && leg.period === 0) return 'void'
  if (status === 2 && abandoned_in === null) return 'void'
  if (leg.betType === 'orz') return outrightEnd(result)
  const score = leg.period === 1 ? half_time : status === 1 ? full_time : null
  if (!score) return 'open'
  const [home, away] = score
  if (leg.myanmar) return burmeseEnd(leg, leg.myanmar, home, away)
  return { quarters: quartersOf(leg, home, away), percent: 0, winners: 1 }
}

/** The runner is called North, see `orderOf`. */
function outrightEnd({ winners }: MatchResult): LegEnd {
  if (!winners || winners.length === 0) return 'open'
  return { quarters: Array(4).fill(winners.includes('North') ? 1 : -1), percent: 0, winners: winners.length }
}

function quartersOf({ betType, line, selection, scoreAtBet }: LegPick, home: number, away: number): Quarters {
  const signs = (ahead: (line: number) => number): Quarters => {
    // A quarter line is two bets, on the lines beside it; a whole or half line two of the same.
    const beside = line % 2 === 0 ? [line, line] : [line - 1, line + 1]
    return beside.flatMap((one) => [Math.sign(ahead(one)), Math.sign(ahead(one))])
  }
  const side = selection === 'home' || selection === 'over' ? 1 : -1
  // Football: a handicap that was placed in play counts from then on, a total does not.
  const [homeBefore, awayBefore] = scoreAtBet ?? [0, 0]
  const margin = home - homeBefore - (away - awayBefore)
  if (betType === 'hdp') return signs((one) => side * (4 * margin + one))
  if (betType === 'ou') return signs((one) => side * (4 * (home + away) - one))
  const winner = home > away ? '1' : home < away ? '2' : 'X'
  return Array(4).fill(winner === selection ? 1 : -1)
}

function burmeseEnd(
  { betType, selection }: LegPick,
  { goals, percent, upper }: NonNullable<LegPick['myanmar']>,
  home: number,
  away: number,
): LegEnd {
  const counted = betType === 'ou' ? home + away : upper === 'home' ? home - away : away - home
  const up = counted > goals ? 100 : counted < goals ? -100 : percent
  const signed = selection === 'over' || selection === upper ? up : -up
  return { quarters: [], percent: signed, winners: 1 }
}

function choices(n: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  return Array.from({ length: n - from }, (_, i) => from + i).flatMap((first) =>
    choices(n, size - 1, first + 1).map((rest) => [first, ...rest]),
  )
}
