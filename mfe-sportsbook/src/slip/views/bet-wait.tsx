import type { Bet } from '@touchline/contracts/calls'
import type { SuspensionReason } from '@touchline/contracts/odds'
import { Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useSlip } from './slip-context'
import styles from './slip-several.module.css'
import { useWait } from './use-wait'
import { heldWords, waitTitle } from './wait-words'

interface BetWaitProps {
  bet: Bet
  /** What the feed says of its match. */
  suspension: SuspensionReason | undefined
}

/** How long one of several bets still waits for acceptance, and then why it takes longer. */
export const BetWait = observer(function BetWait({ bet, suspension }: BetWaitProps) {
  const { t } = useWords()
  const { freshness } = useSlip().state
  const { seconds, share } = useWait(bet)
  return (
    <span className={styles.wait}>
      <Ring share={share} size={16} />{' '}
      <span>{seconds > 0 ? waitTitle(t, seconds) : heldWords(t, freshness, [suspension])}</span>
    </span>
  )
})
