import type { Bet } from '@touchline/contracts/calls'
import { isBurmeseBet, resultWord } from '@touchline/rules'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { Money } from './money'

/** Where a bet stands or how it ended, as a word; what was won or lost on it. */
export function BetStatus({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const result = bet.status === 'settled' && bet.result && resultWord(bet.result, isBurmeseBet(bet))
  return (
    <div>
      <Badge tone={toneOf(bet)}>{t(result ? `result.${result}` : `status.${bet.status}`)}</Badge>
      {result && bet.net !== null && (
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
