import type { Bet } from '@touchline/contracts/calls'
import type { Translate } from '@touchline/ui/words'

/** "1,013 tickets". */
export function ticketsText({ tickets }: Pick<Bet, 'tickets'>, t: Translate): string {
  const count = tickets ?? 1
  return t('tickets', { count, tickets: count.toLocaleString('en') })
}
