import type { Bet } from '@touchline/contracts/calls'
import type { SuspensionReason } from '@touchline/contracts/odds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { useWait } from './use-wait'
import { heldWords } from './wait-words'

interface WaitHintProps {
  bet: Bet
  /** What the feed says of its matches. */
  suspensions: readonly (SuspensionReason | undefined)[]
  /** Said until the time that was announced has passed. */
  before?: string
}

/** Below the button of a bet that waits: that it is checked for, or why it takes longer than announced. It counts by itself. */
export const WaitHint = observer(function WaitHint({ bet, suspensions, before }: WaitHintProps) {
  const { t } = useWords()
  const { freshness } = useSlip().state
  const { seconds } = useWait(bet)
  if (freshness === 'lost') return <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
  const text = seconds > 0 ? before : heldWords(t, freshness, suspensions)
  return text && <p className={styles.hint}>{text}</p>
})
