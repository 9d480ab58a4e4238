import { priceDirection } from '../../shared/domain/price-rank'

const FIRST_SIZE = 4096

/**
 * All prices in one typed array: a tick of hundreds of changes allocates nothing. A line owns `count` places from its
 * base; places of removed lines are given to later lines of the same size.
 */
export class PriceTable {
  private prices = new Int32Array(FIRST_SIZE)
  private directions = new Int8Array(FIRST_SIZE)
  private used = 0
  private readonly free = new Map<number, number[]>()

  /** Base of `count` new places that hold 0. */
  take(count: number): number {
    const base = this.free.get(count)?.pop() ?? this.extend(count)
    this.prices.fill(0, base, base + count)
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

  /** Where the last change of the line took this price: 1 up, −1 down, 0 nowhere. */
  direction(place: number): number {
    return this.directions[place] ?? 0
  }

  /** Sets a price; the direction is kept for a price that was and still is offered. */
  set(place: number, stored: number): void {
    const before = this.prices[place] ?? 0
    this.directions[place] = before === 0 || stored === 0 ? 0 : priceDirection(before, stored)
    this.prices[place] = stored
  }

  private extend(count: number): number {
    const base = this.used
    this.used += count
    if (this.used > this.prices.length) {
      this.prices = grown(this.prices, new Int32Array(this.prices.length * 2))
      this.directions = grown(this.directions, new Int8Array(this.directions.length * 2))
    }
    return base
  }
}

function grown<A extends Int32Array | Int8Array>(held: A, larger: A): A {
  larger.set(held)
  return larger
}
