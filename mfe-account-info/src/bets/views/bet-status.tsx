import type { Bet } from '@touchline/contracts/calls'
import { formatSignedPercent, isBurmeseBet, resultWord, settlementMark } from '@touchline/rules'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { partPercent } from '../../shared/domain/part-percent'
import { Money } from '../../shared/views/money'
import styles from './bet-status.module.css'

/**
 * The status of a bet or its result, as a word, with the percent of a body that ended in part; an earlier settlement; the
 * win or loss.
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
