import type { Bet } from '@touchline/contracts/calls'
import { formatMoney, isBurmeseBet, resultWord } from '@touchline/rules'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { cameBackInPart } from '../../slip'

/** The stage of the bet, or its result, in one word; for a system that lost a part also the returned amount. */
export function BetsBadge({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const word = t(wordOf(bet))
  const back = cameBackInPart(bet)
    ? t('returned', { amount: formatMoney(bet.returned ?? 0, bet.currency) })
    : null
  return <Badge tone={toneOf(bet)}>{back ? `${word} · ${back}` : word}</Badge>
}

function wordOf(bet: Bet): string {
  switch (bet.status) {
    case 'waiting':
    case 'running':
    case 'rejected':
    case 'void':
    case 'cashout':
      return `bets.status.${bet.status}`
    case 'settled':
      return `bets.result.${resultWord(bet.result ?? 'draw', isBurmeseBet(bet))}`
  }
}

function toneOf(bet: Bet): Tone {
  if (bet.status === 'running') return 'info'
  if (bet.status === 'waiting') return 'warning'
  if (bet.status === 'cashout') return 'success'
  if (bet.status === 'rejected') return 'error'
  const net = bet.net ?? 0
  return net > 0 ? 'success' : net < 0 ? 'error' : 'neutral'
}
