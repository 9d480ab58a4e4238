import type { Bet } from '@touchline/contracts/calls'
import { Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import styles from './slip-notice.module.css'
import { useWait } from './use-wait'

interface WaitRingProps {
  bet: Bet
  /** What is said below it; `isLong` once it takes longer than announced. */
  text?: (isLong: boolean) => ReactNode
}

/** The countdown of a bet that waits for acceptance, the same for every kind. */
export function WaitRing({ bet, text }: WaitRingProps) {
  const { t } = useWords()
  const { seconds, share } = useWait(bet)
  const isLong = seconds === 0
  return (
    <div className={styles.waiting}>
      <Ring share={share} size={44}>
        {isLong ? '…' : seconds}
      </Ring>
      <p>
        <strong>{isLong ? t('waiting.titleLong') : t('waiting.title', { seconds })}</strong>
        {text && <br />}
        {text?.(isLong)}
      </p>
    </div>
  )
}
