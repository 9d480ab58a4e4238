import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { BetRef, BetStatus, LazyBetReason, LazyLegVoid, LegPick } from '../../bets'
import { momentText } from '../../shared/views/clock-text'
import { kindText } from '../../shared/views/kind-text'
import styles from './result-cards.module.css'

/** The member's void and rejected bets of a day, each with its reason. */
export function CancelledBets({ bets }: { bets: readonly Bet[] }) {
  const { t } = useWords()
  const { now } = useHost()
  return (
    <ul className={styles.list} aria-label={t('results.view.cancelled')}>
      {bets.map((bet) => (
        <li key={bet.bet_id} className={styles.card}>
          <div className={styles.line}>
            <span className={styles.small}>
              {kindText(bet, t)} · {momentText(bet.placed_at)} · <BetRef bet={bet} />
            </span>
            <BetStatus bet={bet} />
          </div>
          {bet.legs.map((leg) => (
            <div key={`${leg.match_id} ${leg.line_id} ${leg.selection}`}>
              <LegPick leg={leg} now={now()} isPlayed={bet.status !== 'rejected'} />
              <LazyLegVoid leg={leg} className={styles.why} />
            </div>
          ))}
          <LazyBetReason bet={bet} className={styles.why} />
          <span className={styles.small}>
            {t('results.givenBack', { amount: formatMoney(bet.returned ?? bet.risk, bet.currency) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
