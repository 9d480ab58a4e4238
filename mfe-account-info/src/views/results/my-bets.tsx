import type { ResultBet } from '@touchline/contracts/calls'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { toneOf } from '../../domain/leg-progress'
import styles from './match-facts.module.css'

const TONES: Record<ReturnType<typeof toneOf>, Tone> = { good: 'success', bad: 'error', even: 'neutral' }

/** How the newest of the member's bets on a match stands, and how many more there are; a dash without any. */
export function MyBets({ bets: [newest, ...others] }: { bets: readonly ResultBet[] }) {
  const { t } = useWords()
  if (!newest) return <span aria-hidden="true">–</span>
  const { result, status, leg, legs } = newest
  const word = result === null ? t(`status.${status}`) : t(`result.${result}`)
  return (
    <span className={styles.state}>
      <Badge tone={result === null ? 'info' : TONES[toneOf(result)]}>
        {legs > 1 ? t('results.leg', { word, leg, legs }) : word}
      </Badge>
      {others.length > 0 && <small>+{others.length}</small>}
    </span>
  )
}
