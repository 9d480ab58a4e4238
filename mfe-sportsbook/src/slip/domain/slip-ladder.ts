import { sportKey } from '@touchline/contracts/odds'
import {
  countsAfterBet,
  type LadderCondition,
  type LadderRow,
  outcomeLadder,
  PICKED_TEAM,
  selectionWording,
  type Wording,
} from '@touchline/rules'
import type { SlipLeg } from '../../shared/domain/slip-leg'

/** The ladder of a stake on a leg: what every way the match can end pays. Stake in minor units. */
export function slipLadder(leg: SlipLeg, stake: number): LadderRow[] {
  const hasLine = leg.bet_type === 'hdp' || leg.bet_type === 'ou'
  return outcomeLadder({
    sport: leg.sport,
    betType: leg.bet_type,
    period: leg.period,
    line: hasLine ? leg.line : null,
    selection: leg.selection,
    scoreAtBet: leg.score_at_bet,
    live: leg.market === 3,
    stake,
    odds: leg.odds,
    oddsType: leg.odds_type,
  })
}

/** Words for when a row applies, seen from the chosen side. */
export function ladderWording(condition: LadderCondition, leg: SlipLeg): Wording {
  const team = leg.selection === 'away' ? leg.away : leg.home
  const other = leg.selection === 'away' ? leg.home : leg.away
  switch (condition.kind) {
    case 'margin_at_least':
    case 'margin_exactly':
    case 'margin_at_most':
      return condition.afterBet
        ? liveMarginWording(condition.kind, condition.goals, team, other)
        : marginWording(condition.kind, condition.goals, team, other, isOfHalf(leg) ? 'half.' : '')
    case 'total_at_least':
      return rowOf('totalAtLeast', { goals: condition.goals })
    case 'total_exactly':
      return rowOf('totalExactly', { goals: condition.goals })
    case 'total_at_most':
      return rowOf('totalAtMost', { goals: condition.goals })
    case 'selection_wins':
      return winsWording(leg)
    case 'selection_loses':
      return rowOf('wrong')
    case 'match_drawn':
      return rowOf(isOfHalf(leg) ? 'half.draw' : 'drawn')
  }
}

/** A half is led, not won. */
const isOfHalf = (leg: SlipLeg): boolean => leg.period === 1 && sportKey(leg.sport) === 'football'

/** What the rows of a ladder have in common: from now on, until half-time, or both. */
export function ladderTitle(leg: SlipLeg): string {
  const isLive = leg.market === 3 && leg.bet_type === 'hdp' && countsAfterBet(leg.sport)
  if (isOfHalf(leg)) return isLive ? 'titleLiveHalf' : 'titleHalf'
  return isLive ? 'titleLive' : 'title'
}

/** A team that was picked to win wins; anything else that was picked comes true. */
function winsWording(leg: SlipLeg): Wording {
  const picked = selectionWording(leg)
  const won = isOfHalf(leg) ? 'ladder.row.half.win' : 'ladder.row.win'
  return picked.key === PICKED_TEAM ? { ...picked, key: won } : picked
}

type MarginKind = 'margin_at_least' | 'margin_exactly' | 'margin_at_most'

/** Of the whole match: "Juventus win by 2+". A margin below zero is a win of the other side. */
function marginWording(
  kind: MarginKind,
  goals: number,
  team: string,
  other: string,
  of: '' | 'half.',
): Wording {
  const size = Math.abs(goals)
  const row = (name: string, values?: Readonly<Record<string, string | number>>) => rowOf(of + name, values)
  switch (kind) {
    case 'margin_exactly':
      if (goals === 0) return row('draw')
      return row('winBy', { team: goals > 0 ? team : other, goals: size })
    case 'margin_at_least':
      if (goals === 1) return row('win', { team })
      if (goals === 0) return row('winOrDraw', { team })
      return row(goals > 0 ? 'winByMore' : 'notLoseBy', { team, goals: size })
    case 'margin_at_most':
      if (goals === -1) return row('win', { team: other })
      if (goals === 0) return row('drawOrWin', { team: other })
      return goals < 0 ? row('winByMore', { team: other, goals: size }) : row('notWinBy', { team, goals })
  }
}

/** Of the rest of the match, as an in-play handicap counts it: "Arsenal outscore them". */
function liveMarginWording(kind: MarginKind, goals: number, team: string, other: string): Wording {
  const size = Math.abs(goals)
  switch (kind) {
    case 'margin_exactly':
      if (goals === 0) return rowOf('level')
      return rowOf('outscoreBy', { team: goals > 0 ? team : other, goals: size })
    case 'margin_at_least':
      if (goals === 1) return rowOf('outscore', { team })
      if (goals === 0) return rowOf('levelOrOutscore', { team })
      return rowOf(goals > 0 ? 'outscoreByMore' : 'notOutscoredBy', { team, goals: size })
    case 'margin_at_most':
      if (goals === -1) return rowOf('outscore', { team: other })
      if (goals === 0) return rowOf('levelOrAhead', { team: other })
      return goals < 0
        ? rowOf('outscoreByMore', { team: other, goals: size })
        : rowOf('notOutscoreBy', { team, goals: size })
  }
}

function rowOf(name: string, values: Readonly<Record<string, string | number>> = {}): Wording {
  const texts = Object.entries(values).map(([key, value]) => [key, String(value)])
  return { key: `ladder.row.${name}`, values: Object.fromEntries(texts) }
}
