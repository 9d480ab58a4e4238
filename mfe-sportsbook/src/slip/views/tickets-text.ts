import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'

/** "1,013 tickets". */
export function ticketsText({ tickets }: Pick<Bet, 'tickets'>, t: Translate): string {
  const count = tickets ?? 1
  return t('tickets', { count, tickets: count.toLocaleString('en') })
}

/** Of each size how many tickets there are, at which stake: "2 of 4: 6 × 1.00". */
export const unitTexts = ({ units, legs, currency }: Bet, t: Translate): string[] =>
  (units ?? []).map(
    ({ size, stake, tickets }) =>
      `${t('units.size', { size, legs: legs.length })}: ${tickets} × ${formatMoney(stake, currency)}`,
  )
