import type { Round } from '@touchline/contracts/calls'
import type { RoundKind } from '@touchline/fair/rounds'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** The result of a round in words and numbers. */
export function resultText(_: RoundKind, round: Round, t: Translate): string {
  if (round.state === 'void') return t('rounds.state.void')
  const { result } = round
  if (!result) return '–'
  if (Array.isArray(result.order)) return result.order.join(' ')
  return '–'
}
