import { Icon } from '@touchline/ui'
import type { Translate } from '@touchline/ui/words'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { isScoreMove } from '../../domain/slip-consent'
import type { SlipGate } from '../../domain/slip-gate'
import type { SlipEntry } from '../../state/slip'
import { kindText } from '../kind-text'
import { useSlip } from './slip-context'
import styles from './slip-others.module.css'
import { SlipPrice } from './slip-price'
import { matchName, pickWithLine } from './slip-words'

/** A selection that waits: what it is, its price of now, and what there is to know; a press opens it. */
export const SlipOther = observer(function SlipOther({ entry }: { entry: SlipEntry }) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const { leg } = entry.selection
  const name = leg ? pickWithLine(t, leg) : t('leg.loading')
  const news = newsOf(t, entry)
  const stake = entry.wager.draft?.stakeText
  return (
    <li className={styles.other}>
      <button type="button" className={styles.open} onClick={() => slip.show(entry)}>
        <span className={styles.line}>
          <b>{name}</b>
          {leg && <SlipPrice odds={leg.odds} className={styles.price} />}
        </span>
        <span className={styles.line}>
          <span className={styles.match}>{leg && matchName(t, leg)}</span>
          {stake && (
            <span className={styles.stake}>
              {stake} {state.currency}
            </span>
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.kind}>{leg && kindText(leg, t)}</span>
          {news && <span className={`${styles.news} ${styles[news.tone]}`}>{news.text}</span>}
        </span>
      </button>
      {slip.removable.includes(entry) && (
        <button
          type="button"
          className={styles.remove}
          onClick={() => slip.drop(entry)}
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
function newsOf(t: Translate, { wager: { stage }, selection: { gate } }: SlipEntry): News | null {
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
  if (gate.gate === 'accept_line') {
    const words = isScoreMove(gate.from, gate.terms) ? 'moved.scoreTitle' : 'moved.lineTitle'
    return { text: t(words), tone: 'ask' }
  }
  if (gate.gate !== 'locked') return null
  if (gate.lock.lock === 'suspended') return { text: t('button.suspended'), tone: 'quiet' }
  return gate.lock.lock === 'closed' ? { text: t('button.closed'), tone: 'quiet' } : null
}
