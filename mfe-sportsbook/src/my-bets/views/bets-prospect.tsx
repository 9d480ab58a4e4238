import type { Bet } from '@touchline/contracts/calls'
import { betProspect, formatMoney, type Standing } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import slip from '../../slip/views/slip.module.css'
import styles from './bets.module.css'

/** The most that a bet of several legs may still return as its matches stand; of a system how many tickets live. */
export function BetsProspect({ bet, standings }: { bet: Bet; standings: readonly Standing[] }) {
  const { t } = useWords()
  const { returned, tickets } = betProspect(bet, standings)
  return (
    <p className={styles.prospect}>
      <span>
        {t('prospect.label')}
        {bet.kind === 'system' && (
          <small>{t('prospect.tickets', { alive: tickets.alive, count: tickets.all })}</small>
        )}
      </span>
      <b className={returned > 0 ? slip.win : slip.loss} translate={returned > 0 ? 'no' : undefined}>
        {returned > 0 ? formatMoney(returned, bet.currency) : t('prospect.nothing')}
      </b>
    </p>
  )
}
