import type { Currency } from '@touchline/contracts/limits'
import { SPORTS } from '@touchline/contracts/odds'

/** Ids in the order of a member who has none of their own. */
const FIRST: readonly number[] = [
  1, 2, 3, 9, 5, 4, 6, 7, 10, 8, 12, 11, 17, 18, 16, 29, 13, 15, 14, 21, 20, 19,
]
/** Members of this currency begin with cricket. */
const FIRST_OF: Readonly<Partial<Record<Currency, readonly number[]>>> = {
  BDT: [10, 1, 32, 2, 3, 5, 4, 9, 27, 7, 8, 17],
}
/** Special sports, which close every list. */
const SPECIAL = { from: 40, to: 54 } as const

interface OrderedSport {
  readonly id: number
  readonly key: string
}

/**
 * Ids of all sports as a member wants them. An order of their own counts while it names exactly the sports that there are:
 * it resets by itself when one is added or taken away. What the order of everybody does not name follows by the alphabet.
 */
export function sportsInOrder(
  own: readonly number[],
  currency: Currency,
  sports: readonly OrderedSport[] = SPORTS,
): readonly number[] {
  if (own.length === sports.length && sports.every(({ id }) => own.includes(id))) return own
  const first = FIRST_OF[currency] ?? FIRST
  const place = ({ id }: OrderedSport): number => {
    if (id >= SPECIAL.from && id <= SPECIAL.to) return first.length + 1
    const at = first.indexOf(id)
    return at < 0 ? first.length : at
  }
  return [...sports]
    .sort((one, other) => place(one) - place(other) || (one.key < other.key ? -1 : 1))
    .map(({ id }) => id)
}

/** The order after the sport at a place was put to another one. */
export function movedSport(order: readonly number[], from: number, to: number): readonly number[] {
  const moved = order[from]
  if (moved === undefined) return order
  return order.toSpliced(from, 1).toSpliced(to, 0, moved)
}
