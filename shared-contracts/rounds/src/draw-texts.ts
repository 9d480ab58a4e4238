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

const LINED = new Set(['hdp', 'ou', 'rounds', 'sum', 'ball1', 'ball2', 'ball3'])

const signed = (line: number): string => `${line > 0 ? '+' : line < 0 ? '−' : ''}${Math.abs(line)}`

/** Who takes part in a round: runners by number, or home and away. */
export interface RoundNames {
  readonly runners?: readonly string[]
  readonly sides?: readonly string[]
}

const SIDE_NAMES: Readonly<Record<string, number>> = { home: 0, away: 1 }

const sideText = (side: string, sides: readonly string[], word: Word): string =>
  sides[SIDE_NAMES[side] ?? -1] || word(`side.${side}`)

/**
 * A selection on a shared round in words: runners by number and name, home and away by name, other sides by their word
 * (`side.odd`, `total.gold`), scores and numbers as they are.
 */
export function selectionText(
  { runners = [], sides = [] }: RoundNames,
  { market, selection }: { readonly market: string; readonly selection: readonly string[] },
  word: Word,
): string {
  const [first = ''] = selection
  const name = runners[Number(first) - 1]
  if (selection.length === 1 && name !== undefined) return `${first} ${name}`
  if (market === 'total') return word(`total.${first}`)
  const parts = selection.map((part) => (SIDES.has(part) ? sideText(part, sides, word) : part))
  const [side, line] = parts
  // A line belongs to its side: "Over 2.5", "Old Quay +1.5".
  if (parts.length === 2 && LINED.has(market))
    return `${side} ${market === 'hdp' ? signed(Number(line)) : line}`
  return parts.join(SEPARATORS[market] ?? ' · ')
}

const scoreText = (score: readonly number[], [home = '', away = '']: readonly string[]): string =>
  `${home} ${score.join('–')} ${away}`.trim()

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
  {
    state,
    result,
    sides = [],
  }: { readonly state: string; readonly result: unknown; readonly sides?: readonly string[] },
  word: Word,
): string {
  if (state === 'void') return word('state.void')
  if (!result) return '–'
  const { order, full, half, winner, method, round, score, balls, sum, numbers } = result as AnyResult
  if (order) return order.join(' ')
  if (full) return `${scoreText(full, sides)} (${half?.join('–') ?? ''})`
  if (winner) return `${sideText(winner, sides, word)} · ${word(`side.${method}`)} · ${round}`
  if (score) return scoreText(score, sides)
  if (balls) return sum === undefined ? balls.join(' ') : `${balls.join(' ')} = ${sum}`
  return numbers?.slice(0, 3).join(' ') ?? '–'
}
