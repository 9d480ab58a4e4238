import type { OddsPolicy } from '@touchline/contracts/calls'
import { OddsTypeId } from '@touchline/contracts/odds'
import { compareInHk } from '../odds/compare-in-hk'
import type { OddsHundredths } from '../odds/units'
import type { MoveVerdict } from '../stake/accept-move'
import type { MyanmarPrice } from './myanmar-price'

/** A Burmese line as it is offered: goal and percent from the upper side or from Over, with the Malay price beside them. */
export interface MyanmarOffer extends MyanmarPrice {
  /** The side that gives the goals. Meaningless for totals. */
  readonly upper: 'home' | 'away'
  readonly odds: OddsHundredths
}

export type MyanmarSide = 'home' | 'away' | 'over' | 'under'

/**
 * Is a Burmese bet placed at `old` still acceptable at `now`? The goals and the giving side are its line,
 * which always asks again; the percent and the price decide its payout. Neither may be worse for 'accepted'
 * under the policy 'better'.
 */
export function acceptMyanmarMove(
  policy: OddsPolicy,
  old: MyanmarOffer,
  now: MyanmarOffer,
  selection: MyanmarSide,
): MoveVerdict {
  if (!isSameLine(old, now, selection)) return 'line_changed'
  const percent = percentFor(now, selection) - percentFor(old, selection)
  const price = compareInHk(now.odds, OddsTypeId.MY, old.odds, OddsTypeId.MY)
  if (percent === 0 && now.odds === old.odds) return 'same'
  switch (policy) {
    case 'none':
      return 'odds_changed'
    case 'better':
      return percent >= 0 && price >= 0 ? 'accepted' : 'odds_changed'
    case 'any':
      return 'accepted'
  }
}

/** Who gives is printed on the board and on the receipt, on a level ball too: what turned round is read before it is bet. */
const isSameLine = (old: MyanmarOffer, now: MyanmarOffer, selection: MyanmarSide): boolean =>
  old.goals === now.goals && (isTotal(selection) || old.upper === now.upper)

/** The percent as the chosen side has it when the result lands on the line. */
export const percentFor = (
  { percent, upper }: Pick<MyanmarOffer, 'percent' | 'upper'>,
  selection: MyanmarSide,
): number => (selection === 'over' || selection === upper ? percent : 0 - percent)

const isTotal = (selection: MyanmarSide): boolean => selection === 'over' || selection === 'under'
