import type { Bet } from '@touchline/contracts/calls'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'

const TONE: Record<Bet['status'], Tone> = {
  waiting: 'live',
  running: 'info',
  settled: 'neutral',
  rejected: 'error',
  void: 'neutral',
  cashout: 'neutral',
}

/** Where a bet stands, as a word. */
export function BetStatus({ status }: Pick<Bet, 'status'>) {
  const { t } = useWords()
  return <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>
}
