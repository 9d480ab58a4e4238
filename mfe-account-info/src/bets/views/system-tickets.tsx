import type { Bet, SystemTicket } from '@touchline/contracts/calls'
import { combinedOdds, formatCombinedOdds, formatMoney } from '@touchline/rules'
import { Link } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { momentText } from '../../shared/views/clock-text'
import { kindText } from '../../shared/views/kind-text'
import { SYSTEMS } from '../domain/systems'
import { ticketNow } from '../domain/ticket-now'
import card from './bet-card.module.css'
import { BetStatus } from './bet-status'
import { BetPossible, LazyLegVoid } from './lazy-outcomes'
import { LegOdds } from './leg-odds'
import { LegPick } from './leg-pick'
import { pickText } from './leg-text'
import styles from './systems-page.module.css'

interface SystemTicketsProps {
  bet: Bet
  tickets: readonly SystemTicket[]
  /** Epoch milliseconds. */
  now: number
}

/**
 * One system: its legs by number, then its tickets with the numbers of theirs, at which odds, with stake and
 * return of each.
 */
export function SystemTickets({ bet, tickets, now }: SystemTicketsProps) {
  const words = useWords()
  const { t } = words
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const nameOf = (place: number) => {
    const leg = bet.legs[place]
    return leg ? pickText(leg, words) : ''
  }
  const oddsOf = (place: number) => bet.legs[place]?.odds ?? 100
  return (
    <>
      <p className={styles.back}>
        <Link to={SYSTEMS.path}>{t('systems.all')}</Link>
      </p>
      <article className={card.card} aria-label={bet.ref_no}>
        <header className={card.head}>
          <span>
            {kindText(bet, t)} · {momentText(bet.placed_at)} · {bet.ref_no}
          </span>
          <BetStatus bet={bet} />
        </header>
        <ol className={styles.legs}>
          {bet.legs.map((leg) => (
            <li key={`${leg.match_id} ${leg.line_id}`}>
              <div className={styles.leg}>
                <div>
                  <LegPick leg={leg} now={now} />
                  <LazyLegVoid leg={leg} className={card.reason} />
                </div>
                <LegOdds leg={leg} />
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.sums}>
          <span>
            {t('betList.stake')} <b translate="no">{money(bet.stake)}</b>
          </span>
          <span>
            {bet.returned === null ? (
              <BetPossible bet={bet} leadsToTickets={false} />
            ) : (
              <>
                {t('betList.returned')} <b translate="no">{money(bet.returned)}</b>
              </>
            )}
          </span>
        </p>
      </article>
      <div className={styles.frame}>
        <table className={styles.tickets}>
          <thead>
            <tr>
              <th scope="col">{t('betList.number')}</th>
              <th scope="col">{t('systems.legs')}</th>
              <th scope="col">{t('betList.odds')}</th>
              <th scope="col">{t('betList.stake')}</th>
              <th scope="col">{t('betList.returned')}</th>
              <th scope="col">{t('betList.status')}</th>
            </tr>
          </thead>
          <tbody>
            {tickets.map((ticket) => {
              const { result, returned } = ticketNow(bet, ticket)
              return (
                <tr key={ticket.n}>
                  <td translate="no">{ticket.n + 1}</td>
                  <td>
                    {ticket.legs.map((place) => place + 1).join(' + ')}
                    <span className={styles.names}>{ticket.legs.map(nameOf).join(' + ')}</span>
                  </td>
                  <td translate="no">{formatCombinedOdds(combinedOdds(ticket.legs.map(oddsOf)))}</td>
                  <td translate="no">{money(ticket.stake)}</td>
                  <td translate="no">{returned === null ? '–' : money(returned)}</td>
                  <td>{t(result ? `result.${result}` : `status.${bet.status}`)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
