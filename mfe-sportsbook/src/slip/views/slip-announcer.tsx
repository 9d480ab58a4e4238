import { formatOdds, lineText } from '@touchline/rules'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { isScoreMove, type SlipGate } from '../domain/slip-gate'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { lockReasonWords } from './slip-words'

/** At most one polite message in five seconds, as everywhere on the page. */
const POLITE_EVERY_MS = 5000

/** Announces moves of the price to screen readers, unless announcements are off. */
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

/** The value, taking on a new one at most every `everyMs`; the newest is never lost. */
export function useThrottled<T>(value: T, everyMs: number): T {
  const [shown, setShown] = useState(value)
  const takenAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const take = () => {
      takenAt.current = performance.now()
      setShown(value)
    }
    const waitMs = takenAt.current + everyMs - performance.now()
    if (waitMs <= 0) return take()
    const timer = setTimeout(take, waitMs)
    return () => clearTimeout(timer)
  }, [value, everyMs])
  return shown
}
