import { type MyanmarSelection, settleMyanmar } from '../myanmar/settle-myanmar'
import type { BetSelection } from '../settlement/bet-selection'
import type { Grade } from '../settlement/grade'
import type { Score } from '../settlement/match-result'
import { settleSelection } from '../settlement/settle-selection'
import { goalLetter, oneXTwo } from '../settlement/winning-selections'
import { goalsSoFar, isSettledPart, type LegMatchState, resultIfOver } from './leg-match-state'

/**
 * The best grade that a selection can still reach; unknown facts count as possible. Goals are not taken back,
 * so an under is at best its grade now, and a margin may still go any way.
 */
export function bestGrade(bet: BetSelection, at: LegMatchState): Grade {
  if (bet.betType === 'orz') return 'win'
  if (isSettledPart(bet, at)) return ifOver(bet, at) ?? 'win'
  const goals = goalsSoFar(bet.period, at)
  if (bet.betType === 'ou' && bet.selection === 'under')
    return settleSelection({ ...bet, period: 0 }, resultIfOver(bet, { ...at, score: goals })) ?? 'win'
  return canWin(bet, goals, at) ? 'win' : 'lose'
}

/** The same for a Burmese selection: percent of the stake, 100 at most. */
export function bestPercent(bet: MyanmarSelection, at: LegMatchState): number | 'void' {
  const result = resultIfOver(bet, at)
  if (isSettledPart(bet, at) || bet.selection === 'under') {
    const parted = isSettledPart(bet, at) ? bet : ({ ...bet, period: 0 } as const)
    return settleMyanmar(parted, result) ?? 100
  }
  return 100
}

/** The grade without further goals; null if the score alone does not decide it. */
export const ifOver = (bet: BetSelection, at: LegMatchState): Grade | null =>
  bet.period > 1 ? null : settleSelection(bet, resultIfOver(bet, at))

function canWin({ betType, selection }: BetSelection, goals: Score, at: LegMatchState): boolean {
  const total = goals[0] + goals[1]
  switch (betType) {
    case 'cs': {
      if (selection === 'AOS') return true
      const [home = 0, away = 0] = selection.split('-').map(Number)
      return home >= goals[0] && away >= goals[1]
    }
    case 'tg':
      return selection.endsWith('+') || Number(selection.split('-')[1]) >= total
    case 'fglg':
      if (selection === 'NG') return total === 0
      return (
        selection.endsWith('L') || total === 0 || selection[0] === (goalLetter(null, goals) ?? selection[0])
      )
    case 'htft':
      return !at.half || selection[0] === { '1': 'H', X: 'D', '2': 'A' }[oneXTwo(at.half)]
    case 'hdp':
    case 'ou':
    case 'oe':
    case 'oxt':
    case 'ml':
    case 'tw':
    case 'dc':
    case 'orz':
      return true
  }
}
