import type { RoundKind } from '@touchline/fair/rounds'

type Translate = (key: string, values?: Record<string, string | number>) => string

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

/** A selection in words: runners by number and name, sides by their word, scores and numbers as they are. */
export function selectionText(
  kind: Pick<RoundKind, 'runners'> | undefined,
  { market, selection }: { readonly market: string; readonly selection: readonly string[] },
  t: Translate,
): string {
  const [first = ''] = selection
  const name = kind?.runners[Number(first) - 1]
  if (selection.length === 1 && name !== undefined) return `${first} ${name}`
  if (market === 'total') return t(`rounds.total.${first}`)
  const parts = selection.map((part) => (SIDES.has(part) ? t(`rounds.side.${part}`) : part))
  const between = market === 'quinella' || market === 'trio' ? ' – ' : market === 'headToHead' ? ' > ' : ' · '
  return parts.join(between)
}
