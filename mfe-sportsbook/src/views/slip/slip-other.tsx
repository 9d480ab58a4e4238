import { Icon } from '@touchline/ui'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import type { SlipLeg } from '../../domain/slip-leg'
import type { SlipStore } from '../../state/slip-store'
import type { SlipTicket } from '../../state/slip-ticket'
import { useWords } from '../locale-provider'
import { useSlip } from './slip-context'
import styles from './slip-others.module.css'
import { SlipPrice } from './slip-price'
import { pickWithLine } from './slip-words'

/** A selection that waits: what it is, its price of now, and what there is to know; a press opens it. */
export const SlipOther = observer(function SlipOther({ ticket }: { ticket: SlipTicket }) {
  const { t } = useWords()
  const { deck, state } = useSlip()
  const { slip } = ticket
  const { leg } = slip
  const name = leg ? pickWithLine(t, leg) : t('leg.loading')
  const news = newsOf(t, slip)
  const stake = slip.draft?.stakeText
  return (
    <li className={styles.other}>
      <button type="button" className={styles.open} onClick={() => deck.show(ticket)}>
        <span className={styles.line}>
          <b>{name}</b>
          {leg && <SlipPrice odds={leg.odds} className={styles.price} />}
        </span>
        <span className={styles.match}>{leg && matchName(t, leg)}</span>
        <span className={styles.line}>
          <span className={styles.kind}>{leg && t(`kind.${leg.bet_type}.${leg.period}`)}</span>
          {news ? (
            <span className={styles.news}>{news}</span>
          ) : (
            stake && (
              <span>
                {stake} {state.currency}
              </span>
            )
          )}
        </span>
      </button>
      {deck.removable.includes(ticket) && (
        <button
          type="button"
          className={styles.remove}
          onClick={slip.remove}
          aria-label={t('leg.remove', { name })}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  )
})

const matchName = (t: TFunction, { bet_type, home, away }: SlipLeg): string =>
  bet_type === 'orz' ? home : t('leg.versus', { home, away })

/** What a player should know before opening it; null when there is nothing new. */
function newsOf(t: TFunction, { stage, gate }: SlipStore): string | null {
  switch (stage.stage) {
    case 'empty':
      return null
    case 'validating':
    case 'sending':
      return t('button.sending')
    case 'unknown':
      return t('button.checking')
    case 'waiting':
      return t('button.waiting')
    case 'accepted':
      return t('bets.step.accepted')
    case 'rejected':
      return t('bets.step.rejected')
    case 'editing':
      if (gate.gate === 'accept_price') return t('moved.title')
      if (gate.gate === 'accept_line') return t('moved.lineTitle')
      if (gate.gate !== 'locked') return null
      if (gate.lock.lock === 'suspended') return t('button.suspended')
      return gate.lock.lock === 'closed' ? t('button.closed') : null
  }
}
