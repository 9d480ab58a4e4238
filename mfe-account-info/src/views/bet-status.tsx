import type { Bet } from '@touchline/contracts/calls'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { Money } from './money'

/** Where a bet stands or how it ended, as a word; what was won or lost on it. */
export function BetStatus({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const isSettled = bet.status === 'settled' && bet.result !== null
  return (
    <div>
      <Badge tone={toneOf(bet)}>{t(isSettled ? `result.${bet.result}` : `status.${bet.status}`)}</Badge>
      {isSettled && bet.net !== null && (
        <div>
          <Money minor={bet.net} currency={bet.currency} isNet isStrong />
        </div>
      )}
    </div>
  )
}

function toneOf({ status, net }: Bet): Tone {
  switch (status) {
    case 'waiting':
      return 'live'
    case 'running':
      return 'info'
    case 'rejected':
      return 'error'
    case 'void':
      return 'neutral'
    case 'settled':
    case 'cashout':
      return (net ?? 0) > 0 ? 'success' : (net ?? 0) < 0 ? 'error' : 'neutral'
  }
}
