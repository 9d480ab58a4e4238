import type { ResultBet } from '@touchline/contracts/calls'
import { formatSignedPercent, resultWord } from '@touchline/rules'
import { Badge, type Tone } from '@touchline/ui'
import { useWords, type Words } from '@touchline/ui/words'
import { toneOf } from '../../bets'
import { partPercent } from '../../shared/domain/part-percent'
import styles from './match-facts.module.css'

const TONES: Record<ReturnType<typeof toneOf>, Tone> = { good: 'success', bad: 'error', even: 'neutral' }

/** The outcomes of the member's bets on a match with their counts, the newest first; a dash without any. */
export function MyBets({ bets }: { bets: readonly ResultBet[] }) {
  const { t } = useWords()
  if (bets.length === 0) return <span aria-hidden="true">–</span>
  const outcomes = new Map<string, { tone: Tone; count: number }>()
  for (const bet of bets) {
    const { result, leg, legs } = bet
    const word = wordOf(bet, t)
    const label = legs > 1 ? t('results.leg', { word, leg, legs }) : word
    const tone = result === null ? 'info' : TONES[toneOf(result)]
    outcomes.set(label, { tone, count: (outcomes.get(label)?.count ?? 0) + 1 })
  }
  return (
    <span className={styles.state}>
      {[...outcomes].map(([label, { tone, count }]) => (
        <Badge key={label} tone={tone}>
          {count > 1 ? `${label} ×${count}` : label}
        </Badge>
      ))}
    </span>
  )
}

/** The state or result of a bet, with the percent of a Burmese leg that ended in part. */
function wordOf(bet: ResultBet, t: Words['t']): string {
  const { result, status } = bet
  if (result === null) return t(`status.${status}`)
  const part = partPercent(bet)
  const word = t(`result.${resultWord(result, part !== null)}`)
  return part === null ? word : `${word} ${formatSignedPercent(part)}`
}
