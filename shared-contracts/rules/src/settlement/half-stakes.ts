import type { LinePart } from './explain-selection'

/** Money of a single, or of one half of its stake; minor units. */
export interface StakedMoney {
  readonly stake: number
  readonly risk: number
  readonly net: number
}

/**
 * Risk and result of each half of a settled single whose quarter line is two lines: a drawn half returns its
 * stake, a lost half loses its risk, and two won halves share the win. An odd minor unit belongs to the first
 * half, except when the first half alone lost, so that the halves sum to the whole. Empty for a line without
 * halves.
 */
export function halfStakes(
  { stake, risk, net }: StakedMoney,
  parts: readonly Pick<LinePart, 'grade'>[],
): StakedMoney[] {
  const [first, second] = parts
  if (!first || !second) return []
  const [stakes, wins] = [halved(stake), halved(net)]
  const lost = [first, second].filter(({ grade }) => grade === 'lose')
  const [alone] = lost.length === 1 ? lost : []
  const risks = !alone
    ? halved(risk)
    : alone === first
      ? ([-net, risk + net] as const)
      : ([risk + net, -net] as const)
  const netOf = (place: 0 | 1): number => {
    const [own, other] = place === 0 ? [first, second] : [second, first]
    if (own.grade === 'draw') return 0
    if (own.grade === 'lose') return -risks[place]
    return other.grade === own.grade ? wins[place] : net
  }
  return ([0, 1] as const).map((place) => ({ stake: stakes[place], risk: risks[place], net: netOf(place) }))
}

const halved = (minor: number): readonly [number, number] => {
  const first = Math.ceil(minor / 2)
  return [first, minor - first]
}
