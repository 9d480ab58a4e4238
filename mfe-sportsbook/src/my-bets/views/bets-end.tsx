import type { Bet } from '@touchline/contracts/calls'
import { formatMoney, formatSignedMoney, rejectionWording } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import {
  cameBackInPart,
  commissionOf,
  countedEvent,
  errorText,
  LazyRefusalRule,
  markText,
  momentWords,
  useSlip,
  worded,
} from '../../slip'
import slip from '../../slip/views/slip.module.css'
import styles from './bets.module.css'

/** The end of an ended bet, and its return; of a rejected one, the change of the match, and its leg. */
export const BetsEnd = observer(function BetsEnd({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const { now } = useSlip()
  const mark = markText(t, bet)
  const time = momentWords(bet.settled_at ?? bet.placed_at, now())
  if (bet.status === 'rejected' || bet.status === 'void') {
    const leg = bet.legs.length > 1 ? bet.legs[bet.rejected_leg ?? -1] : undefined
    const by = rejectionWording(bet)
    return (
      <div className={styles.end}>
        <span>
          {t(bet.status === 'rejected' ? 'bets.rejectedAt' : 'bets.voidAt', { time })}
          {bet.reason && (
            <small>
              {errorText(t, bet.reason)} <LazyRefusalRule code={bet.reason} />
            </small>
          )}
          {mark && <small>{mark}</small>}
          {by && <small>{worded(t, by)}</small>}
          {leg && <small>{t('rejectedBy', { match: countedEvent(t, leg) })}</small>}
        </span>
        <span>{t('bets.stakeBack', { risk: formatMoney(bet.risk, bet.currency) })}</span>
      </div>
    )
  }
  const net = bet.net ?? 0
  return (
    <div className={styles.end}>
      <span>
        {bet.status === 'cashout' ? `${t('bets.status.cashout')} · ${time}` : t('bets.settledAt', { time })}
        {/* Of a system that lost a part the badge says it. */}
        {bet.returned !== null && !cameBackInPart(bet) && (
          <small>{t('returned', { amount: formatMoney(bet.returned, bet.currency) })}</small>
        )}
        {mark && <small>{mark}</small>}
      </span>
      <span>
        <b className={net > 0 ? slip.win : net < 0 ? slip.loss : ''} translate="no">
          {formatSignedMoney(net, bet.currency)}
        </b>
        {commissionOf(t, bet).map((words) => (
          <small key={words}>{words}</small>
        ))}
      </span>
    </div>
  )
})
