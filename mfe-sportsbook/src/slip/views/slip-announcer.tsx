import { formatOdds, lineText } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { isScoreMove } from '../domain/slip-consent'
import type { SlipGate } from '../domain/slip-gate'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { lockReasonWords } from './slip-words'
import { useThrottled } from './use-throttled'

/** At most one polite message in five seconds, as everywhere on the page. */
const POLITE_EVERY_MS = 5000

/** Says moves of the price in passing, which a screen reader would otherwise miss, unless nothing is to be spoken. */
export const SlipAnnouncer = observer(function SlipAnnouncer() {
  const { t } = useWords()
  const { selection, wager } = useEntry()
  const { accessibility } = useSlip().state
  const { leg } = selection
  const moved = useThrottled(
    wager.stage.stage === 'editing' && accessibility.spoken !== 'off'
      ? gateWords(t, selection.gate, leg && lineText(leg))
      : '',
    POLITE_EVERY_MS,
  )
  return (
    <div role="status" aria-live="polite" className={styles.spoken}>
      {moved}
    </div>
  )
})

function gateWords(t: Translate, gate: SlipGate, line: string | null): string {
  switch (gate.gate) {
    case 'confirm':
      return ''
    case 'accept_price':
      return t('moved.said', { from: formatOdds(gate.from.odds), to: formatOdds(gate.terms.odds) })
    case 'accept_line':
      if (isScoreMove(gate.from, gate.terms)) return t('moved.scoreTitle')
      return t('moved.saidLine', { line: line ?? formatOdds(gate.terms.odds) })
    case 'locked':
      return gate.lock.lock === 'suspended'
        ? t('lock.suspended', { reason: lockReasonWords(t, gate.lock.why) })
        : ''
  }
}
