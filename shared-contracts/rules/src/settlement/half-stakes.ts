import type { LinePart } from './explain-selection'

/** Money of a single, or of one half of its stake; minor units. */
export interface StakedMoney {
  readonly stake: number
  readonly risk: number
  readonly net: number
}

/**
 * What each half of the stake of a settled single risked and came to, where a quarter line is two lines: a drawn half comes to
 * nothing, and two that ended alike share. An odd minor unit belongs to the first half, so that the halves are the whole. Empty
 * for a line that is one.
 */
export function halfStakes(
  { stake, risk, net }: StakedMoney,
  parts: readonly Pick<LinePart, 'grade'>[],
): StakedMoney[] {
  const [first, second] = parts
  if (!first || !second) return []
  const [stakes, risks] = [halved(stake), halved(risk)]
  const nets: readonly [number, number] =
    first.grade === second.grade ? halved(net) : first.grade === 'draw' ? [0, net] : [net, 0]
  return [
    { stake: stakes[0], risk: risks[0], net: nets[0] },
    { stake: stakes[1], risk: risks[1], net: nets[1] },
  ]
}

const halved = (minor: number): readonly [number, number] => {
  const first = Math.ceil(minor / 2)
  return [first, minor - first]
}
