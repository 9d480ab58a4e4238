import type { BetLeg } from '@touchline/contracts/calls'
import { formatLine } from '../lines/format-line'
import { lineOfSelection } from '../lines/line-of-selection'
import { MINUS } from '../money/format-money'
import { formatMyanmarPrice } from '../myanmar/myanmar-price'
import { countsAfterBet } from '../sports/sport-rules'
import { scoreText } from './score-text'
import { type Wording, word } from './wording'

/** The facts that word a selection, named as in a bet. */
export type WordedSelection = Pick<BetLeg, 'bet_type' | 'selection' | 'line' | 'home' | 'away' | 'myanmar'>

/** Key of a team that was picked, alone. */
export const PICKED_TEAM = 'pick.team'

/** Name of the chosen side without its line, under `pick`: "Arsenal", "Over", "Arsenal or draw". */
export function selectionWording({ bet_type, selection, home, away }: WordedSelection): Wording {
  const team = (name: string) => word(PICKED_TEAM, { team: name })
  switch (bet_type) {
    case 'hdp':
    case 'ml':
    case 'tw':
      return team(selection === 'away' ? away : home)
    case 'ou':
    case 'oe':
      return word(`pick.${selection}`)
    case 'oxt':
      return selection === 'X' ? word('pick.draw') : team(selection === '1' ? home : away)
    case 'dc':
    case 'fglg':
      return word(`pick.${selection}`, { home, away })
    case 'cs':
      return selection === 'AOS' ? word('pick.anyScore') : word('pick.score', { score: selection })
    case 'tg':
      return selection.endsWith('+')
        ? word('pick.goalsUp', { goals: selection.slice(0, -1) })
        : word('pick.goals', { goals: selection.replace('-', '–') })
    case 'htft':
      return word(`pick.htft.${selection}`, { home, away })
    case 'orz':
      return word('pick.outright', { team: selection === 'win' ? home : selection })
  }
}

/**
 * The line as slips and bets print it: "0-0.5 (−0.25)", "+0.5", "2.5", Burmese "1+30"; null where the bet type has none. A Burmese
 * line is that of the side that gives, which is named where the other one was picked: "(Arsenal 1+30)". Without its name
 * that would read as the opposite bet.
 */
export function lineText(selected: WordedSelection): string | null {
  const { bet_type, selection, line, myanmar } = selected
  if (myanmar) {
    const price = formatMyanmarPrice(myanmar).replace('-', MINUS)
    return bet_type === 'hdp' && !givesGoals(selected) ? `(${selected[myanmar.upper]} ${price})` : price
  }
  const own = lineOfSelection(bet_type, selection, line)
  return own === null ? null : formatLine(bet_type === 'ou' ? 'ou' : 'hdp', own, 'bet')
}

/** Does the chosen side give goals? */
export const givesGoals = ({ bet_type, selection, line, myanmar }: WordedSelection): boolean => {
  if (bet_type !== 'hdp') return false
  return myanmar ? myanmar.upper === selection : (lineOfSelection(bet_type, selection, line) ?? 0) < 0
}

/** The score that an in-play handicap counts goals from: "1-0"; null for every other bet, and where all goals count. */
export const countsFrom = ({
  sport,
  bet_type,
  market,
  score_at_bet,
}: Pick<BetLeg, 'sport' | 'bet_type' | 'market' | 'score_at_bet'>): string | null =>
  bet_type === 'hdp' && market === 3 && score_at_bet && countsAfterBet(sport) ? scoreText(score_at_bet) : null
