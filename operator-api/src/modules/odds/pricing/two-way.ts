/** Malay hundredths of both sides. */
export type TwoWayPrice = readonly [first: number, second: number]

/**
 * Two-way Malay prices with a margin (domain 6.2): the distance of each fair price from even money grows by half of
 * the spread. `fair` is the fair profit per unit on the first side, `cents` the spread in hundredths.
 * Null when a side would fall below `least` hundredths: such a price is not shown.
 */
export function twoWay(fair: number, cents: number, least = 30): TwoWayPrice | null {
  if (!(fair > 0) || !Number.isFinite(fair)) return null
  const first = malayOf(fair, cents)
  const second = malayOf(1 / fair, cents)
  return Math.abs(first) < least || Math.abs(second) < least ? null : [first, second]
}

/** Distance from even: below it the price is short of 1, above it the price is a risk of less than 1. */
function malayOf(hongKong: number, cents: number): number {
  return malayAt((hongKong < 1 ? 100 * (1 - hongKong) : 100 * (1 / hongKong - 1)) + cents / 2)
}

function malayAt(distance: number): number {
  const malay = Math.round(distance > 0 ? 100 - distance : -(100 + distance))
  if (distance > 0 && malay <= 0) return 0
  // Even money is written as a negative price; a price that the margin pushed past zero is dropped.
  if (malay === 100) return -100
  return Math.abs(malay) > 100 ? 0 : malay
}

/** How much shorter than even money a Malay price is, cents; below zero it is longer. */
export const distanceOf = (malay: number): number => (malay > 0 ? 100 - malay : -malay - 100)

/** Cents by which both sides together are shorter than even money: the spread of the house. */
export const spreadOf = ([first = 0, second = 0]: readonly number[]): number =>
  distanceOf(first) + distanceOf(second)

/** A Malay price so many cents shorter; 0 where there is no such price. */
export const withDistance = (malay: number, cents: number): number => malayAt(distanceOf(malay) + cents)
