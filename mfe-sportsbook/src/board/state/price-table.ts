import { shareOf } from '@touchline/rules'
import { priceDirection } from '../../shared/domain/price-rank'

const FIRST_SIZE = 4096

/**
 * All prices in one typed array: a tick of hundreds of changes allocates nothing. A line owns `count` places from its
 * base; places of removed lines are given to later lines of the same size.
 */
export class PriceTable {
  private prices = new Int32Array(FIRST_SIZE)
  private directions = new Int8Array(FIRST_SIZE)
  /** The price of each place when it was last marked. */
  private marked = new Int32Array(FIRST_SIZE)
  private used = 0
  private readonly free = new Map<number, number[]>()

  /** Base of `count` new places that hold 0. */
  take(count: number): number {
    const base = this.free.get(count)?.pop() ?? this.extend(count)
    this.prices.fill(0, base, base + count)
    this.marked.fill(0, base, base + count)
    this.directions.fill(0, base, base + count)
    return base
  }

  giveBack(base: number, count: number): void {
    const bases = this.free.get(count)
    if (bases) bases.push(base)
    else this.free.set(count, [base])
  }

  price(place: number): number {
    return this.prices[place] ?? 0
  }

  /** Where the last change of the line took this price: 1 up, −1 down, 0 nowhere or by less than a step. */
  direction(place: number): number {
    return this.directions[place] ?? 0
  }

  /** The first price of a place. */
  start(place: number, stored: number): void {
    this.prices[place] = stored
    this.marked[place] = stored
  }

  /** Sets a price. Moves smaller than a step, in points of chance, add up until they make one. */
  set(place: number, stored: number, step: number, isMalay: boolean): void {
    const before = this.prices[place] ?? 0
    const marked = this.marked[place] ?? 0
    const isNew = before === 0 || stored === 0
    const isMarked = !isNew && isOverStep(marked, stored, step, isMalay)
    this.directions[place] = isMarked ? priceDirection(marked, stored) : 0
    if (isNew || isMarked) this.marked[place] = stored
    this.prices[place] = stored
  }

  /** Continues a price at another place, with the moves that were not marked yet. */
  continue(place: number, from: number): void {
    this.prices[place] = this.prices[from] ?? 0
    this.marked[place] = this.marked[from] ?? 0
  }

  private extend(count: number): number {
    const base = this.used
    this.used += count
    if (this.used > this.prices.length) {
      this.prices = grown(this.prices, new Int32Array(this.prices.length * 2))
      this.marked = grown(this.marked, new Int32Array(this.prices.length))
      this.directions = grown(this.directions, new Int8Array(this.directions.length * 2))
    }
    return base
  }
}

/** Chances of the two prices differ by more than so many points. */
const isOverStep = (before: number, after: number, points: number, isMalay: boolean): boolean =>
  Math.abs(shareOf(after, isMalay) - shareOf(before, isMalay)) * 100 > points

function grown<A extends Int32Array | Int8Array>(held: A, larger: A): A {
  larger.set(held)
  return larger
}
