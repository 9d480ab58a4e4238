import type { Bet } from '@touchline/contracts/calls'
import { formatSignedPercent, isBurmeseBet, resultWord, settlementMark } from '@touchline/rules'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { partPercent } from '../../shared/domain/part-percent'
import { Money } from '../../shared/views/money'
import styles from './bet-status.module.css'

/**
 * Where a bet stands or how it ended, as a word, and of a body that ended in part by what percent; that it was settled
 * before; what was won or lost on it.
 */
export function BetStatus({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const result = bet.status === 'settled' && bet.result && resultWord(bet.result, isBurmeseBet(bet))
  const word = t(result ? `result.${result}` : `status.${bet.status}`)
  const [leg] = bet.legs
  const part = result && leg && bet.kind === 'mmo_single' ? partPercent({ ...leg, result: bet.result }) : null
  const mark = bet.reopened_at ? 'takenBack' : settlementMark(bet)
  return (
    <div className={styles.status}>
      <div>
        <Badge tone={toneOf(bet)}>{part ? `${word} ${formatSignedPercent(part)}` : word}</Badge>
        {mark && <Badge tone="info">{t(`betList.${mark}`)}</Badge>}
      </div>
      {(result || bet.status === 'cashout') && bet.net !== null && (
        <Money minor={bet.net} currency={bet.currency} isNet isStrong />
      )}
    </div>
  )
}

/** Of a bet that returned something it is what that came to which counts. */
const TONES: Partial<Record<Bet['status'], Tone>> = {
  waiting: 'live',
  running: 'info',
  rejected: 'error',
  cashout: 'success',
}

function toneOf({ status, net }: Bet): Tone {
  const won = net ?? 0
  return TONES[status] ?? (won > 0 ? 'success' : won < 0 ? 'error' : 'neutral')
}
