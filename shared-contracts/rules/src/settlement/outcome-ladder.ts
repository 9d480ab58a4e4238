import { FOOTBALL, type Period } from '@touchline/contracts/odds'
import { canEndLevel, countsAfterBet } from '../sports/sport-rules'
import type { Struck } from '../stake/exposure'
import type { BetSelection } from './bet-selection'
import { GRADES, type Grade } from './grade'
import { runningScore, scoreBefore } from './grade-by-margin'
import { type LadderCondition, marginRuns, totalRuns } from './ladder-condition'
import type { Score } from './match-result'
import { payBet } from './pay-bet'
import { finishedMatch, sampleResults } from './sample-results'
import { settleSelection } from './settle-selection'

export interface LadderRow {
  readonly grade: Grade
  /** Minor units, as `payBet`. */
  readonly net: number
  readonly returned: number
  readonly condition: LadderCondition
}

export type LadderBet = BetSelection & Struck

/**
 * The slip's "What happens if…": one row per grade, best first, found by settling the bet under trial results with the
 * very function that settles it for real.
 */
export function outcomeLadder(struck: LadderBet): LadderRow[] {
  const bet = asWhole(struck)
  const rows =
    bet.betType === 'hdp'
      ? marginRows(bet)
      : bet.betType === 'ou'
        ? totalRows(bet)
        : plainRows(bet, struck.period)
  return [...rows].sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))
}

/**
 * A part is a match of its own, seen from its start, since the score at the bet is that of the match. A
 * handicap counts the goals of the part after the bet where the sport does.
 */
const asWhole = (bet: LadderBet): LadderBet =>
  bet.period > 1 ? { ...bet, period: 0, scoreAtBet: bet.live ? [0, 0] : null } : bet

function marginRows(bet: LadderBet): LadderRow[] {
  const [home, away] = scoreBefore(bet)
  const scoreAt = (margin: number): Score => {
    const chosen = Math.max(margin, 0)
    const other = Math.max(-margin, 0)
    return bet.selection === 'home' ? [home + chosen, away + other] : [home + other, away + chosen]
  }
  const reach = Math.ceil(Math.abs(bet.line ?? 0) / 4) + 2
  const afterBet = bet.live && countsAfterBet(bet.sport)
  const runs = marginRuns(reach, afterBet, (margin) => gradeAt(bet, scoreAt(margin)))
  return runs.map((run) => rowOf(bet, run.outcome, run.condition))
}

function totalRows(bet: LadderBet): LadderRow[] {
  // Goals that already fell cannot be taken back, so an in-play ladder begins at the running total.
  const [home, away] = runningScore(bet)
  const fallen = home + away
  const reach = Math.max(fallen, Math.ceil((bet.line ?? 0) / 4)) + 2
  const runs = totalRuns(fallen, reach, (total) => gradeAt(bet, [total, 0]))
  return runs.map((run) => rowOf(bet, run.outcome, run.condition))
}

/** @param part what the bet is on; whether it can end level is not the same for the match and for its parts. */
function plainRows(bet: LadderBet, part: Period): LadderRow[] {
  const all = isToQualify(bet) ? GOES_ON : sampleResults(bet.betType, bet.selection)
  const isDecided = (bet.betType === 'ml' || bet.betType === 'tw') && !canEndLevel(bet.sport, part)
  const results = isDecided ? all.filter(({ full_time }) => full_time?.[0] !== full_time?.[1]) : all
  const grades = new Set(results.map((result) => settleSelection(bet, result)))
  return GRADES.filter((grade) => grades.has(grade)).map((grade) => {
    const kind = grade === 'win' ? 'selection_wins' : grade === 'draw' ? 'match_drawn' : 'selection_loses'
    return rowOf(bet, grade, { kind })
  })
}

/** Cups alone have this winner in football: one of both goes on. */
const isToQualify = ({ sport, betType, period }: BetSelection): boolean =>
  sport === FOOTBALL && betType === 'tw' && period === 0
const GOES_ON = (['home', 'away'] as const).map((goes_on) => ({ ...finishedMatch([0, 0]), goes_on }))

function gradeAt(bet: LadderBet, score: Score): Grade {
  return settleSelection(bet, finishedMatch(score)) ?? 'void'
}

function rowOf(bet: LadderBet, grade: Grade, condition: LadderCondition): LadderRow {
  const { stake, odds, oddsType } = bet
  const { net, returned } = payBet({ grade, stake, odds, oddsType })
  return { grade, net, returned, condition }
}
