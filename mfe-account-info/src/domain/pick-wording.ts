import type { BetLeg } from '@touchline/contracts'
import { formatLineSigned, lineOfSelection } from '@touchline/rules'
import { type Wording, word } from './wording'

type Pick = Omit<BetLeg, 'result'>

/** Name of the chosen side without its line: "Arsenal", "Over", "Arsenal or draw". */
export function pickWording({ bet_type, selection, home, away }: Pick): Wording {
  switch (bet_type) {
    case 'hdp':
    case 'ml':
    case 'tw':
      return word('pick.team', { team: selection === 'away' ? away : home })
    case 'ou':
    case 'oe':
      return word(`pick.${selection}`)
    case 'oxt':
      return selection === 'X'
        ? word('pick.draw')
        : word('pick.team', { team: selection === '1' ? home : away })
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

/** The line as bets print it: "−0.25", "+0.75", "2.5"; null where the bet type has none. */
export function lineText({ bet_type, selection, line }: Pick): string | null {
  const own = lineOfSelection(bet_type, selection, line)
  if (own === null) return null
  return bet_type === 'ou' ? String(own / 4) : formatLineSigned(own)
}

/** Does the chosen side give goals? */
export const givesGoals = ({ bet_type, selection, line }: Pick): boolean =>
  bet_type === 'hdp' && (lineOfSelection(bet_type, selection, line) ?? 0) < 0
