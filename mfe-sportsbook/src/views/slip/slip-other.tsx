import { Icon } from '@touchline/ui'
import type { Translate } from '@touchline/ui/words'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { SlipGate } from '../../domain/slip-gate'
import type { SlipSelection } from '../../state/slip-selection'
import type { SlipStore } from '../../state/slip-store'
import { kindText } from '../kind-text'
import { useSlip } from './slip-context'
import styles from './slip-others.module.css'
import { SlipPrice } from './slip-price'
import { matchName, pickWithLine } from './slip-words'

/** A selection that waits: what it is, its price of now, and what there is to know; a press opens it. */
export const SlipOther = observer(function SlipOther({ selection }: { selection: SlipSelection }) {
  const { t } = useWords()
  const { selections, state } = useSlip()
  const { slip } = selection
  const { leg } = slip
  const name = leg ? pickWithLine(t, leg) : t('leg.loading')
  const news = newsOf(t, slip)
  const stake = slip.draft?.stakeText
  return (
    <li className={styles.other}>
      <button type="button" className={styles.open} onClick={() => selections.show(selection)}>
        <span className={styles.line}>
          <b>{name}</b>
          {leg && <SlipPrice odds={leg.odds} className={styles.price} />}
        </span>
        <span className={styles.match}>{leg && matchName(t, leg)}</span>
        <span className={styles.line}>
          <span className={styles.kind}>{leg && kindText(leg, t)}</span>
          {news ? (
            <span className={`${styles.news} ${styles[news.tone]}`}>{news.text}</span>
          ) : (
            stake && (
              <span>
                {stake} {state.currency}
              </span>
            )
          )}
        </span>
      </button>
      {selections.removable.includes(selection) && (
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

interface News {
  text: string
  tone: 'good' | 'bad' | 'ask' | 'quiet'
}

/** What a player should know before opening it; null when there is nothing new. */
function newsOf(t: Translate, { stage, gate }: SlipStore): News | null {
  switch (stage.stage) {
    case 'empty':
      return null
    case 'validating':
    case 'sending':
      return { text: t('button.sending'), tone: 'quiet' }
    case 'unknown':
      return { text: t('button.checking'), tone: 'ask' }
    case 'waiting':
      return { text: t('button.waiting'), tone: 'quiet' }
    case 'accepted':
      return { text: t('bets.step.accepted'), tone: 'good' }
    case 'rejected':
      return { text: t('bets.step.rejected'), tone: 'bad' }
    case 'editing':
      return newsOfGate(t, gate)
  }
}

function newsOfGate(t: Translate, gate: SlipGate): News | null {
  if (gate.gate === 'accept_price') return { text: t('moved.title'), tone: 'ask' }
  if (gate.gate === 'accept_line') return { text: t('moved.lineTitle'), tone: 'ask' }
  if (gate.gate !== 'locked') return null
  if (gate.lock.lock === 'suspended') return { text: t('button.suspended'), tone: 'quiet' }
  return gate.lock.lock === 'closed' ? { text: t('button.closed'), tone: 'quiet' } : null
}
