import type { Bet } from '@touchline/contracts/calls'
import { betProspect, formatSignedMoney, type LegMatchState } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import slip from '../../slip/views/slip.module.css'
import styles from './bets.module.css'

/** The best result of a bet of several legs at the current scores, a profit like "To win"; of a system also its live tickets. */
export function BetsProspect({ bet, matchStates }: { bet: Bet; matchStates: readonly LegMatchState[] }) {
  const { t } = useWords()
  const { returned, tickets } = betProspect(bet, matchStates)
  const net = returned - bet.risk
  return (
    <p className={styles.prospect}>
      <span>
        {t('prospect.label')}
        {bet.kind === 'system' && (
          <small>{t('prospect.tickets', { alive: tickets.alive, count: tickets.all })}</small>
        )}
      </span>
      <b className={net > 0 ? slip.win : slip.loss} translate="no">
        {formatSignedMoney(net, bet.currency)}
      </b>
    </p>
  )
}
