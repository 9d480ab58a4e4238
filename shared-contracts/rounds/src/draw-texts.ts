type Word = (key: string) => string

/** Selections whose word is under `side`. */
const SIDES = new Set([
  'odd',
  'even',
  'big',
  'small',
  'over',
  'under',
  'home',
  'away',
  'draw',
  'none',
  'ko',
  'points',
  'other',
  'firstHome',
  'firstAway',
  'lastHome',
  'lastAway',
])

/** Separators of a selection's parts, by market. */
const SEPARATORS: Readonly<Record<string, string>> = { quinella: ' – ', trio: ' – ', headToHead: ' > ' }

/**
 * A selection on a shared round in words: runners by number and name, sides by their word (`side.odd`, `total.gold`), scores and
 * numbers as they are.
 */
export function selectionText(
  runners: readonly string[],
  { market, selection }: { readonly market: string; readonly selection: readonly string[] },
  word: Word,
): string {
  const [first = ''] = selection
  const name = runners[Number(first) - 1]
  if (selection.length === 1 && name !== undefined) return `${first} ${name}`
  if (market === 'total') return word(`total.${first}`)
  const parts = selection.map((part) => (SIDES.has(part) ? word(`side.${part}`) : part))
  return parts.join(SEPARATORS[market] ?? ' · ')
}

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

/** The result of a shared round in words and numbers; `state.void` of a void one, a dash before the draw. */
export function resultText(
  { state, result }: { readonly state: string; readonly result: unknown },
  word: Word,
): string {
  if (state === 'void') return word('state.void')
  if (!result) return '–'
  const { order, full, half, winner, method, round, score, balls, sum, numbers } = result as AnyResult
  if (order) return order.join(' ')
  if (full) return `${full.join('–')} (${half?.join('–') ?? ''})`
  if (winner) return `${word(`side.${winner}`)} · ${word(`side.${method}`)} · ${round}`
  if (score) return score.join('–')
  if (balls) return sum === undefined ? balls.join(' ') : `${balls.join(' ')} = ${sum}`
  return numbers?.slice(0, 3).join(' ') ?? '–'
}
