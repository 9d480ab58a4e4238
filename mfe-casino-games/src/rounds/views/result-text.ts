import type { Round } from '@touchline/contracts/calls'
import type { RoundKind } from '@touchline/fair/rounds'

type Translate = (key: string, values?: Record<string, string | number>) => string

interface AnyResult {
  readonly order?: readonly number[]
  readonly full?: readonly number[]
  readonly half?: readonly number[]
  readonly winner?: string
  readonly method?: string
  readonly round?: number
  readonly score?: readonly number[]
  readonly balls?: readonly number[]
  readonly sum?: number
  readonly numbers?: readonly string[]
}

/** The result of a round in words and numbers. */
export function resultText(
  _: Pick<RoundKind, 'family'>,
  round: Pick<Round, 'state' | 'result'>,
  t: Translate,
): string {
  if (round.state === 'void') return t('rounds.state.void')
  const result = round.result as AnyResult | null
  if (!result) return '–'
  const { order, full, half, winner, method, score, balls, sum, numbers } = result
  if (order) return order.join(' ')
  if (full) return `${full.join('–')} (${half?.join('–') ?? ''})`
  if (winner) return `${t(`rounds.side.${winner}`)} · ${t(`rounds.side.${method}`)} · ${result.round}`
  if (score) return score.join('–')
  if (balls) return sum === undefined ? balls.join(' ') : `${balls.join(' ')} = ${sum}`
  return numbers?.slice(0, 3).join(' ') ?? '–'
}
