import { BoundedMap } from '@touchline/serving'

/** For so long after its first turn a name is no newcomer. */
const RECENT_MS = 60_000
const NAMES_MAX = 10_000

/** Recent turns of names; a newcomer has had none. */
export class RecentTurns {
  private readonly turns = new BoundedMap<string, { count: number; since: number }>(NAMES_MAX)

  constructor(private readonly steady: () => number) {}

  of(name: string): number {
    const known = this.turns.get(name)
    return known && this.steady() - known.since < RECENT_MS ? known.count : 0
  }

  add(name: string): void {
    const count = this.of(name)
    const since = (count > 0 && this.turns.get(name)?.since) || this.steady()
    this.turns.set(name, { count: count + 1, since })
  }
}

/** Entries by name: the name with the fewest recent turns is next, however many wait for the others. */
export class FairQueue<Waiting> {
  private readonly waiting = new Map<string, Waiting[]>()
  length = 0

  constructor(private readonly recent: RecentTurns) {}

  of(name: string): number {
    return this.waiting.get(name)?.length ?? 0
  }

  push(name: string, one: Waiting): void {
    this.length += 1
    const own = this.waiting.get(name)
    if (own) own.push(one)
    else this.waiting.set(name, [one])
  }

  /** The name that takes most, waiting and lately, unless the given one would take as much with one more. */
  heaviestAbove(name: string): string | undefined {
    let [heaviest, most] = [undefined as string | undefined, this.recent.of(name) + this.of(name) + 1]
    for (const [other, { length }] of this.waiting) {
      const share = this.recent.of(other) + length
      if (share > most) [heaviest, most] = [other, share]
    }
    return heaviest
  }

  /** Removes the last entry of the name with the largest share; of equal names, the latest to come. */
  popHeaviest(): Waiting | undefined {
    let [heaviest, most] = ['', 0]
    for (const [name, { length }] of this.waiting) {
      const share = this.recent.of(name) + length
      if (share >= most) [heaviest, most] = [name, share]
    }
    return this.pop(heaviest)
  }

  /** Removes the last entry of this name. */
  pop(name: string): Waiting | undefined {
    const one = this.waiting.get(name)?.pop()
    if (one !== undefined) this.length -= 1
    if (this.of(name) === 0) this.waiting.delete(name)
    return one
  }

  /** The name whose turn it is next. */
  next(): string | undefined {
    const [first] = [...this.waiting.keys()].sort((one, other) => this.recent.of(one) - this.recent.of(other))
    return first
  }

  shift(): Waiting | undefined {
    const first = this.next()
    if (first === undefined) return undefined
    const one = this.waiting.get(first)?.shift()
    this.length -= 1
    // To the end of the map: of names with as many turns every other comes before this one does again.
    const own = this.waiting.get(first) ?? []
    this.waiting.delete(first)
    if (own.length > 0) this.waiting.set(first, own)
    return one
  }
}
