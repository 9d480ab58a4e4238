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
      return marginWording(condition, team, other, isOfHalf(leg) ? 'half.' : '')
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

type Margin = Extract<LadderCondition, { readonly kind: `margin_${string}` }>

/** Names of rows: "Juventus win by 2+" of the whole match, "outscore them by 2+" of an in-play handicap. */
const OF_MATCH = {
  level: 'draw',
  by: 'winBy',
  ahead: 'win',
  notBehind: 'winOrDraw',
  byMore: 'winByMore',
  notBehindBy: 'notLoseBy',
  notAhead: 'drawOrWin',
  notAheadBy: 'notWinBy',
} as const
const OF_REST: Readonly<Record<keyof typeof OF_MATCH, string>> = {
  level: 'level',
  by: 'outscoreBy',
  ahead: 'outscore',
  notBehind: 'levelOrOutscore',
  byMore: 'outscoreByMore',
  notBehindBy: 'notOutscoredBy',
  notAhead: 'levelOrAhead',
  notAheadBy: 'notOutscoreBy',
}

/** A margin below zero is a win of the other side. A half is never in the words of the rest. */
function marginWording(
  { kind, goals, afterBet }: Margin,
  team: string,
  other: string,
  of: '' | 'half.',
): Wording {
  const row = (name: keyof typeof OF_MATCH, values?: Readonly<Record<string, string | number>>) =>
    rowOf(afterBet ? OF_REST[name] : of + OF_MATCH[name], values)
  const size = Math.abs(goals)
  switch (kind) {
    case 'margin_exactly':
      return goals === 0 ? row('level') : row('by', { team: goals > 0 ? team : other, goals: size })
    case 'margin_at_least':
      if (goals === 1) return row('ahead', { team })
      if (goals === 0) return row('notBehind', { team })
      return row(goals > 0 ? 'byMore' : 'notBehindBy', { team, goals: size })
    case 'margin_at_most':
      if (goals === -1) return row('ahead', { team: other })
      if (goals === 0) return row('notAhead', { team: other })
      return goals < 0 ? row('byMore', { team: other, goals: size }) : row('notAheadBy', { team, goals })
  }
}

function rowOf(name: string, values: Readonly<Record<string, string | number>> = {}): Wording {
  const texts = Object.entries(values).map(([key, value]) => [key, String(value)])
  return { key: `ladder.row.${name}`, values: Object.fromEntries(texts) }
}
