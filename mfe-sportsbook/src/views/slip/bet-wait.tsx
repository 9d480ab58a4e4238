import type { Bet } from '@touchline/contracts/calls'
import { Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './slip-several.module.css'
import { useWait } from './use-wait'

/** How long one of several bets still waits for acceptance. */
export function BetWait({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const { seconds, share } = useWait(bet)
  return (
    <span className={styles.wait}>
      <Ring share={share} size={16} />{' '}
      {seconds > 0 ? t('waiting.title', { seconds }) : t('waiting.titleLong')}
    </span>
  )
}
