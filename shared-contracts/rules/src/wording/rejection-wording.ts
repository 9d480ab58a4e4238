import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { formatLine } from '../lines/format-line'
import { lineOfSelection } from '../lines/line-of-selection'
import { formatOdds } from '../odds/format-odds'
import { scoreText } from './score-text'
import { type Wording, word } from './wording'

/**
 * The change in its match that rejected a bet, under `rejection`: "Score 0-0 → 1-0". Null for a change
 * without a figure, and for bets rejected before it was recorded.
 */
export function rejectionWording({
  rejected_by: by,
  rejected_leg: place,
  legs,
}: Pick<Bet, 'rejected_by' | 'rejected_leg' | 'legs'>): Wording | null {
  const leg = legs[place ?? 0]
  if (!by || !leg) return null
  const figure = by.what === 'price' ? (at: Figures) => priceText(leg, at) : scoreText
  return word(`rejection.${by.what}`, { from: figure(by.from), to: figure(by.to) })
}

type Figures = readonly [number, number]

/** "−0.5 @ 0.96", as the picked side plays the line; without one the price alone. */
function priceText({ bet_type, selection }: BetLeg, [odds, homeLine]: Figures): string {
  const line = lineOfSelection(bet_type, selection, homeLine)
  if (line === null) return formatOdds(odds)
  return `${formatLine(bet_type === 'ou' ? 'ou' : 'hdp', line, 'bet')} @ ${formatOdds(odds)}`
}
