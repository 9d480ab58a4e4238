import { formatLineSigned, lineOfSelection } from '@touchline/rules'
import type { SlipLeg } from './slip-leg'

/** A key of the slip's words with what it needs. */
export interface Wording {
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

const word = (key: string, values: Wording['values'] = {}): Wording => ({ key, values })

/** The name of the chosen side, without its line: "Arsenal", "Over", "Arsenal or draw". */
export function pickWording(leg: SlipLeg): Wording {
  const { home, away, selection } = leg
  switch (leg.bet_type) {
    case 'hdp':
    case 'ml':
    case 'tw':
      return word('team', { team: selection === 'away' ? away : home })
    case 'ou':
    case 'oe':
      return word(`pick.${selection}`)
    case 'oxt':
      return selection === 'X' ? word('pick.draw') : word('team', { team: selection === '1' ? home : away })
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
      return word('pick.htft', { half: sideOf(leg, selection[0]), full: sideOf(leg, selection[1]) })
    case 'orz':
      return word('pick.outright', { team: selection === 'win' ? home : selection })
  }
}

/** A side of half time / full time; the draw stays a letter that the view words. */
function sideOf({ home, away }: SlipLeg, side: string | undefined): string {
  return side === 'H' ? home : side === 'A' ? away : DRAW_MARK
}

/** Stands for the word of a draw inside a value. */
export const DRAW_MARK = '{draw}'

/** The line as slips and bets print it: "−0.25", "+0.75", "2.5"; null where the bet type has none. */
export function lineWording({ bet_type, selection, line }: SlipLeg): string | null {
  const own = lineOfSelection(bet_type, selection, line)
  if (own === null) return null
  return bet_type === 'ou' ? String(own / 4) : formatLineSigned(own)
}

/** Does the chosen side give goals? */
export function givesLine({ bet_type, selection, line }: SlipLeg): boolean {
  return bet_type === 'hdp' && (lineOfSelection(bet_type, selection, line) ?? 0) < 0
}

/** In-play handicaps count goals from the score they were struck at. */
export function countsFrom({ bet_type, market, score_at_bet }: SlipLeg): string | null {
  return bet_type === 'hdp' && market === 3 && score_at_bet ? score_at_bet.join('-') : null
}
