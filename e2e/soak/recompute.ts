/** The facts that settle a leg, as in the database. */
export interface StoredLeg {
  readonly match_id: number
  readonly bet_type: string
  readonly period: number
  /** Quarter goals. */
  readonly line: number
  readonly selection: string
  /** Hundredths. */
  readonly odds: number
  readonly odds_type: number
  readonly market: number
  /** Of an outright its runner. */
  readonly home: string
  readonly score_at_bet: [number, number] | null
  readonly myanmar: {
    readonly goals: number
    readonly percent: number
    readonly upper: 'home' | 'away'
  } | null
}

export interface StoredBet {
  readonly id: number
  readonly kind: string
  readonly status: string
  readonly stake: number
  readonly risk: number
  readonly max_payout: number | null
  /** Percent. */
  readonly deduction: number | null
  readonly returned: number | null
  readonly legs: readonly StoredLeg[]
  readonly tickets: readonly { readonly legs: number; readonly stake: number }[]
}

/** The newest result of a football match or of an outright, as far as this run makes them. */
export interface NewestResult {
  readonly status: number
  readonly half_time: [number, number] | null
  readonly full_time: [number, number] | null
  readonly first_goal: string | null
  readonly last_goal: string | null
  readonly first_half_first_goal: string | null
  readonly first_half_last_goal: string | null
  readonly abandoned_in: string | null
  readonly goes_on?: 'home' | 'away' | null
  /** Of an outright; more than one divide the profit. */
  readonly winners?: readonly string[] | null
}

/** Quarters of a win, from -4 (lost) to 4 (won); `void` gives the stake back. */
type Quarters = 4 | 2 | 0 | -2 | -4 | 'void'

/** A fraction of whole numbers, so that nothing is rounded before the end. */
interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
const fraction = (n: number | bigint, d: number | bigint = 1): Fraction => ({ n: BigInt(n), d: BigInt(d) })
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
const halfUp = ({ n, d }: Fraction): number => Number((2n * n + d) / (2n * d))

/**
 * The correct return of a settled bet, minor units: worked out from the table of `domain.md` 2 to 4 with
 * nothing of the product's own rules, so that a fault of those shows. Null for bets unknown to this
 * arithmetic.
 */
export function returnOf(
  bet: StoredBet,
  resultOf: (match: number) => NewestResult | undefined,
): number | null {
  const results = bet.legs.map((leg) => resultOf(leg.match_id))
  if (bet.kind === 'mmo_single' || bet.kind === 'mmo_parlay') {
    const percents = bet.legs.map((leg, i) => percentOf(leg, results[i]))
    return percents.includes(null) ? null : myanmarReturn(bet, percents as (number | 'void')[])
  }
  const grades = bet.legs.map((leg, i) => gradeOf(leg, results[i]))
  const sharers = bet.legs.map((leg, i) => (leg.bet_type === 'orz' && results[i]?.winners?.length) || 1)
  if (bet.kind === 'single')
    return grades[0] === null ? null : singleReturn(bet, grades[0] as Quarters, sharers[0] ?? 1)
  const lost = (mask: number): boolean => grades.some((grade, i) => mask & (1 << i) && grade === -4)
  const product = (mask: number, stake: number): number | null => {
    if (lost(mask)) return 0
    let factor = fraction(stake)
    for (const [i, leg] of bet.legs.entries()) {
      if (!(mask & (1 << i))) continue
      const grade = grades[i] ?? null
      if (grade === null) return null
      factor = times(factor, factorOf(grade, leg.odds, sharers[i] ?? 1))
    }
    return halfUp(factor)
  }
  const tickets =
    bet.kind === 'system' ? bet.tickets : [{ legs: (1 << bet.legs.length) - 1, stake: bet.stake }]
  const returns = tickets.map(({ legs, stake }) => product(legs, stake))
  if (returns.includes(null)) return null
  return Math.min(
    returns.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    bet.max_payout ?? Number.POSITIVE_INFINITY,
  )
}

function singleReturn(bet: StoredBet, grade: Quarters, sharers: number): number {
  const [leg] = bet.legs
  if (!leg || grade === 'void' || grade === 0) return bet.risk
  if (grade === -4) return 0
  if (grade === -2) return halfUp(fraction(bet.risk, 2))
  return bet.risk + halfUp(times(profitOf(leg, bet.stake), fraction(grade, 4 * sharers)))
}

/** Profit of a win before rounding: at negative Malay and Indonesian prices the stake itself. */
function profitOf({ odds, odds_type }: StoredLeg, stake: number): Fraction {
  if (odds < 0) return fraction(stake)
  return times(fraction(stake), fraction(odds_type === 4 ? odds - 100 : odds, 100))
}

function factorOf(grade: Quarters, odds: number, sharers: number): Fraction {
  switch (grade) {
    case 4:
      return fraction(100 * sharers + odds - 100, 100 * sharers)
    case 2:
      return fraction(odds + 100, 200)
    case -2:
      return fraction(1, 2)
    case -4:
      return fraction(0)
    default:
      return fraction(1)
  }
}

function myanmarReturn(bet: StoredBet, percents: readonly (number | 'void')[]): number {
  if (bet.kind === 'mmo_single') {
    const [percent] = percents
    if (percent === 'void' || percent === undefined) return bet.risk
    const price = bet.legs[0]?.odds ?? 0
    const scale = (percent > 0 && price > 0) || (percent < 0 && price < 0) ? Math.abs(price) : 100
    return halfUp({ n: BigInt(bet.risk) * 10_000n + BigInt(bet.stake) * BigInt(percent * scale), d: 10_000n })
  }
  if (percents.includes(-100)) return 0
  if (percents.every((percent) => percent === 'void')) return bet.stake
  // Percents of a deduction may have two places.
  let gross = times(fraction(bet.stake), fraction(10_000 - Math.round((bet.deduction ?? 0) * 100), 10_000))
  for (const percent of percents) if (percent !== 'void') gross = times(gross, fraction(100 + percent, 100))
  return Math.min(halfUp(gross), bet.max_payout ?? Number.POSITIVE_INFINITY)
}

/** The score that a leg is about; `void` when it has none, null when it is not known yet. */
function scoreFor({ period }: StoredLeg, result: NewestResult | undefined): [number, number] | 'void' | null {
  if (!result) return null
  if (result.abandoned_in === 'first_half') return 'void'
  if (result.abandoned_in === 'second_half' && period !== 1) return 'void'
  if (result.status === 2 && result.abandoned_in === null) return 'void'
  if (period === 1) return result.half_time
  const { full_time, half_time } = result
  if (period === 3)
    return full_time && half_time && [full_time[0] - half_time[0], full_time[1] - half_time[1]]
  return full_time
}

function percentOf(leg: StoredLeg, result: NewestResult | undefined): number | 'void' | null {
  const score = scoreFor(leg, result)
  if (score === 'void' || score === null) return score
  const { goals, percent, upper } = leg.myanmar ?? { goals: 0, percent: 0, upper: 'home' }
  const margin =
    leg.bet_type === 'ou' ? score[0] + score[1] : (score[0] - score[1]) * (upper === 'home' ? 1 : -1)
  const up = margin > goals ? 100 : margin < goals ? -100 : percent
  return leg.selection === 'over' || leg.selection === upper ? up : 0 - up
}

function gradeOf(leg: StoredLeg, result: NewestResult | undefined): Quarters | null {
  if (leg.bet_type === 'orz') return runnerGrade(leg, result)
  const score = scoreFor(leg, result)
  if (leg.bet_type === 'fglg' && result && score !== null) return goalGrade(leg, result, score)
  if (leg.bet_type === 'htft' && result && score !== null && score !== 'void')
    return result.half_time && result.full_time
      ? yes(leg.selection === sign(result.half_time, 'HDA') + sign(result.full_time, 'HDA'))
      : null
  if (score === 'void' || score === null) return score
  const [home, away] = score
  const winner = leg.bet_type === 'tw' && leg.period === 0 ? result?.goes_on : null
  const total = home + away
  switch (leg.bet_type) {
    case 'hdp': {
      const [before, beforeAway] = (leg.market === 3 && leg.score_at_bet) || [0, 0]
      const ahead = 4 * (home - before - (away - beforeAway)) + leg.line
      return byQuarters(leg.selection === 'home' ? ahead : 0 - ahead)
    }
    case 'ou':
      return byQuarters(leg.selection === 'over' ? 4 * total - leg.line : leg.line - 4 * total)
    case 'oe':
      return yes((total % 2 === 1) === (leg.selection === 'odd'))
    case 'oxt':
      return yes(leg.selection === sign(score, '1X2'))
    case 'ml':
    case 'tw':
      if (winner) return yes(leg.selection === winner)
      return home === away ? 0 : yes(home > away === (leg.selection === 'home'))
    case 'dc':
      return yes(leg.selection.includes(sign(score, '1X2')))
    case 'cs':
      return yes(leg.selection === (home > 4 || away > 4 ? 'AOS' : `${home}-${away}`))
    case 'tg': {
      const [, least, most] = /^(\d)(?:-(\d)|\+)$/.exec(leg.selection) ?? []
      return yes(total >= Number(least) && total <= Number(most ?? 99))
    }
    default:
      return null
  }
}

/** A cancelled competition is refunded, even if its result names winners. */
function runnerGrade({ home }: StoredLeg, result: NewestResult | undefined): Quarters | null {
  if (result?.status === 2) return 'void'
  return result?.winners?.length ? yes(result.winners.includes(home)) : null
}

/** First and last goal: a first goal decides, even if the match was abandoned later. */
function goalGrade(leg: StoredLeg, result: NewestResult, score: [number, number] | 'void'): Quarters | null {
  const side = leg.selection[0] === 'H' ? 'home' : 'away'
  const isFirst = leg.selection[1] === 'F'
  if (score === 'void') {
    const fallen = leg.period === 1 ? result.first_half_first_goal : result.first_goal
    const isDecided = result.abandoned_in !== null && isFirst && (fallen === 'home' || fallen === 'away')
    return isDecided ? yes(fallen === side) : 'void'
  }
  const [first, last] =
    leg.period === 1
      ? [result.first_half_first_goal, result.first_half_last_goal]
      : [result.first_goal, result.last_goal]
  if (first === null || last === null) return null
  if (leg.selection === 'NG') return yes(first === 'none')
  return yes((isFirst ? first : last) === side)
}

const yes = (won: boolean): Quarters => (won ? 4 : -4)
const byQuarters = (ahead: number): Quarters => Math.max(-4, Math.min(4, ahead * 2)) as Quarters
const sign = ([home, away]: [number, number], words: string): string =>
  words[home > away ? 0 : home === away ? 1 : 2] ?? ''
