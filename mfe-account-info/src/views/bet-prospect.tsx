import type { Bet } from '@touchline/contracts/calls'
import { betProspect, formatMoney } from '@touchline/rules'
import { Link } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { SYSTEMS } from '../domain/systems'

/** What a running bet of several legs may still return; of a system its tickets, to look into. */
export function BetProspect({ bet, className }: { bet: Bet; className?: string | undefined }) {
  const { t } = useWords()
  const isSystem = bet.kind === 'system'
  const { returned, tickets } = betProspect(bet)
  const path = SYSTEMS.pathOf({ bet: bet.bet_id, page: 1 })
  return (
    <span className={className}>
      {bet.status === 'running' && t('betList.possible', { amount: formatMoney(returned, bet.currency) })}{' '}
      {isSystem && (
        <Link to={path}>
          {bet.status === 'running'
            ? t('betList.ticketsAlive', { alive: tickets.alive, count: tickets.all })
            : t('betList.tickets', { count: bet.tickets ?? tickets.all })}
        </Link>
      )}
    </span>
  )
}
