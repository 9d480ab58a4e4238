import type { Bet } from '@touchline/contracts/calls'
import { formatMoney, formatSignedMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import slip from '../slip/slip.module.css'
import { useSlip } from '../slip/slip-context'
import { SlipCopy } from '../slip/slip-copy'
import { commissionOf } from '../slip/slip-page-words'
import { momentWords } from '../slip/slip-times'
import { errorText } from '../slip/slip-words'
import styles from './bets.module.css'
import { BetsBadge } from './bets-badge'
import { BetsLeg } from './bets-leg'
import { BetsTimeline } from './bets-timeline'

/** One bet: what it is on, how that stands, what is at stake and where it is in its life. */
export const BetsCard = observer(function BetsCard({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const money = (minor: number) => formatMoney(minor, bet.currency)
  const [first] = bet.legs
  const about =
    bet.kind === 'single' && first
      ? t(`bets.market.${first.market}`)
      : t('bets.legs', { count: bet.legs.length })
  return (
    <article className={styles.card} aria-label={`${bet.ref_no}`}>
      <header className={styles.cardHead}>
        <span>
          {t(`bets.kind.${bet.kind}`)} · {about}
        </span>
        <BetsBadge bet={bet} />
      </header>
      {bet.legs.map((leg) => (
        <BetsLeg key={`${leg.match_id}-${leg.line_id}-${leg.selection}`} leg={leg} isOpen={isOpen(bet)} />
      ))}
      <dl className={styles.amounts}>
        <div>
          <dt>{t('bets.stake')}</dt>
          <dd>{money(bet.stake)}</dd>
        </div>
        <div>
          <dt>{t('risk')}</dt>
          <dd>{money(bet.risk)}</dd>
        </div>
        <div>
          <dt>{t('toWin')}</dt>
          <dd className={slip.win}>{money(bet.to_win)}</dd>
        </div>
      </dl>
      {isOpen(bet) ? <BetsTimeline bet={bet} /> : <BetsEnd bet={bet} />}
      <footer className={styles.cardFoot}>
        <SlipCopy reference={bet.ref_no} />
      </footer>
    </article>
  )
})

/** How an ended bet ended, and what came of it. */
const BetsEnd = observer(function BetsEnd({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const { now } = useSlip()
  const time = momentWords(bet.settled_at ?? bet.placed_at, now())
  if (bet.status === 'rejected' || bet.status === 'void') {
    return (
      <div className={styles.end}>
        <span>
          {t(bet.status === 'rejected' ? 'bets.rejectedAt' : 'bets.voidAt', { time })}
          {bet.reason && <small>{errorText(t, bet.reason)}</small>}
        </span>
        <span>{t('bets.stakeBack', { risk: formatMoney(bet.risk, bet.currency) })}</span>
      </div>
    )
  }
  const net = bet.net ?? 0
  return (
    <div className={styles.end}>
      <span>
        {t('bets.settledAt', { time })}
        {bet.settlement_rev > 1 && <small>{t('bets.resettled')}</small>}
      </span>
      <span>
        <b className={net > 0 ? slip.win : net < 0 ? slip.loss : ''}>
          {formatSignedMoney(net, bet.currency)}
        </b>
        {commissionOf(t, bet).map((words) => (
          <small key={words}>{words}</small>
        ))}
      </span>
    </div>
  )
})

const isOpen = (bet: Bet): boolean => bet.status === 'waiting' || bet.status === 'running'
