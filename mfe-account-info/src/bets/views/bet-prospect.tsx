import type { Bet } from '@touchline/contracts/calls'
import { betProspect, formatSignedMoney } from '@touchline/rules'
import { Link } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { SYSTEMS } from '../domain/systems'

export interface BetProspectProps {
  bet: Bet
  className?: string | undefined
  /** Not where the tickets are below. */
  leadsToTickets?: boolean
}

/** The best result of a running bet of several legs, as a profit like "To win"; of a system its tickets, to look into. */
export function BetProspect({ bet, className, leadsToTickets = true }: BetProspectProps) {
  const { t } = useWords()
  const { returned, tickets } = betProspect(bet)
  const count =
    bet.status === 'running'
      ? t('betList.ticketsAlive', { alive: tickets.alive, count: tickets.all })
      : t('betList.tickets', { count: bet.tickets ?? tickets.all })
  return (
    <span className={className}>
      {bet.status === 'running' &&
        t('betList.possible', { amount: formatSignedMoney(returned - bet.risk, bet.currency) })}{' '}
      {bet.kind === 'system' &&
        (leadsToTickets ? <Link to={SYSTEMS.pathOf({ bet: bet.bet_id, page: 1 })}>{count}</Link> : count)}
    </span>
  )
}
