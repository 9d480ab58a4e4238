interface Link<T> {
  readonly value: T
  before: Link<T> | null
  after: Link<T> | null
}

/** A queue from which any element can be removed without a walk. */
class Queue<T> implements Iterable<T> {
  private first: Link<T> | null = null
  private last: Link<T> | null = null

  get head(): T | null {
    return this.first ? this.first.value : null
  }

  /** The answer takes it out again, once. */
  add(value: T): () => void {
    const link: Link<T> = { value, before: this.last, after: null }
    if (this.last) this.last.after = link
    else this.first = link
    this.last = link
    return () => {
      if (link.before) link.before.after = link.after
      else this.first = link.after
      if (link.after) link.after.before = link.before
      else this.last = link.before
    }
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let link = this.first; link; link = link.after) yield link.value
  }
}

interface Group<T> {
  readonly things: Queue<T>
  weight: number
  /** Takes it out of the groups that weigh the same. */
  leave: () => void
}

/**
 * Things of groups, each in the order in which they came. The heaviest group and the oldest thing of a group are found at
 * once, however many there are; to add or to remove a thing takes steps in proportion to its weight, a whole number.
 */
export class GroupedQueue<T> {
  private readonly groups = new Map<string, Group<T>>()
  /** At each weight the groups that have it, in the order in which they came to it; nothing is at the end that is empty. */
  private readonly byWeight: Queue<Group<T>>[] = []
  private total = 0

  /** Weight of everything. */
  get weight(): number {
    return this.total
  }

  weightOf(name: string): number {
    return this.groups.get(name)?.weight ?? 0
  }

  /** The answer takes the thing out again, however often it is called. */
  add(name: string, thing: T, weight = 1): () => void {
    const group = this.groups.get(name) ?? { things: new Queue<T>(), weight: 0, leave: () => undefined }
    this.groups.set(name, group)
    const leave = group.things.add(thing)
    this.weigh(name, group, weight)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      leave()
      this.weigh(name, group, -weight)
    }
  }

  /** The things of one group, oldest first. */
  of(name: string): Iterable<T> {
    return this.groups.get(name)?.things ?? []
  }

  oldestOf(name: string): T | null {
    return this.groups.get(name)?.things.head ?? null
  }

  /** Of equally heavy groups the one at that weight for longest. */
  ofHeaviest(): Iterable<T> {
    return this.byWeight.at(-1)?.head?.things ?? []
  }

  oldestOfHeaviest(): T | null {
    return this.byWeight.at(-1)?.head?.things.head ?? null
  }

  private weigh(name: string, group: Group<T>, change: number): void {
    const { byWeight } = this
    group.leave()
    group.weight += change
    this.total += change
    if (group.weight === 0) this.groups.delete(name)
    else {
      while (byWeight.length <= group.weight) byWeight.push(new Queue())
      group.leave = byWeight[group.weight]?.add(group) ?? group.leave
    }
    while (byWeight.length > 0 && byWeight.at(-1)?.head === null) byWeight.pop()
  }
}
