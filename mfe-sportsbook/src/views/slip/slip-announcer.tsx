import { formatOdds, lineText } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { isScoreMove } from '../../domain/slip-consent'
import type { SlipGate } from '../../domain/slip-gate'
import type { SlipStage } from '../../domain/slip-stage'
import { LazyRejection } from './lazy-rejection'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { lockReasonWords } from './slip-words'
import { useGuardedSpot } from './use-guarded-spot'
import { useThrottled } from './use-throttled'

/** At most one polite message in five seconds, as everywhere on the page. */
const POLITE_EVERY_MS = 5000

/** Says what a screen reader would otherwise miss: results at once, moves of the price in passing, unless nothing is to be spoken. */
export const SlipAnnouncer = observer(function SlipAnnouncer() {
  const { t } = useWords()
  const { selection, wager } = useEntry()
  const { slip, state } = useSlip()
  const { accessibility } = state
  const { leg } = selection
  useGuardedSpot()
  const moved = useThrottled(
    wager.stage.stage === 'editing' && accessibility.spoken !== 'off'
      ? gateWords(t, selection.gate, leg && lineText(leg))
      : '',
    POLITE_EVERY_MS,
  )
  return (
    <>
      <div role="status" aria-live="polite" className={styles.spoken}>
        {moved}
      </div>
      <div role="alert" aria-live="assertive" className={styles.spoken}>
        {slip.all.length === 1 && wager.stage.stage === 'rejected' ? (
          <LazyRejection rejection={wager.stage.rejection} currency={wager.stage.sent.currency} />
        ) : (
          resultWords(t, slip.all.length === 1 ? wager.stage : null)
        )}
      </div>
    </>
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

/** What became of the one bet; of several the slip itself says how many. */
function resultWords(t: Translate, stage: SlipStage | null): string {
  switch (stage?.stage) {
    case undefined:
    case 'empty':
    case 'editing':
    case 'validating':
    case 'sending':
    case 'accepted':
      return ''
    case 'unknown':
      return t('waiting.lost')
    case 'waiting':
      return t('waiting.titleLong')
    case 'rejected':
      return ''
  }
}
