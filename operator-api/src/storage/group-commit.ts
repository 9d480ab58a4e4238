/** How work that arrives together is done together. */
export interface GroupCommitSettings<In, Out> {
  /** Does all of it in one transaction; answers in the order of the items. */
  readonly run: (items: readonly In[]) => Promise<readonly Out[]>
  readonly itemsMax: number
  /** How much work an item is, 1 unless given; a group of more than one weighs at most `weightMax`. */
  readonly weightOf?: (item: In) => number
  readonly weightMax?: number
  /** Weight from which an item is heavy: heavy ones have groups of their own, of which one is under way at a time. */
  readonly heavyFrom?: number
  /** Weight of a group of light items at most, `weightMax` unless given: the next item waits for all of it. */
  readonly lightMax?: number
  /** The owner of an item: later items of the owner of a waiting heavy one stay behind it. Without it all are of one. */
  readonly ownerOf?: (item: In) => unknown
  /** Transactions under way at once; what arrives meanwhile forms the next group. */
  readonly lanes: number
  /** Called for every failed transaction with the number of its items; for the log. */
  readonly onFailure?: (error: unknown, items: number) => void
}

interface Waiting<In, Out> {
  readonly item: In
  readonly done: (result: Out) => void
  readonly failed: (error: unknown) => void
}

/**
 * Collects arrivals during a transaction into the next one, so that one write to disk serves many. A failed group is
 * halved until the bad item is alone: it fails, the others do not, and finding it among 256 takes 16 transactions. When a
 * half finds the database slow or away, the other items of the group fail with it: each would wait as long, and those
 * behind them in turn.
 *
 * Heavy items go by one lane, so that the light ones of other owners pass by.
 */
export function groupCommit<In, Out>({
  run,
  itemsMax,
  weightOf = () => 1,
  weightMax = Number.POSITIVE_INFINITY,
  heavyFrom = Number.POSITIVE_INFINITY,
  lightMax = weightMax,
  ownerOf = () => null,
  lanes,
  onFailure = () => undefined,
}: GroupCommitSettings<In, Out>) {
  let queue: Waiting<In, Out>[] = []
  let busy = 0
  /** Owners in the heavy group that is under way, if there is one. */
  let heavyOwners: ReadonlySet<unknown> | null = null

  /** One transaction; answers its failure, or null. */
  const attempt = async (group: readonly Waiting<In, Out>[]): Promise<unknown> => {
    try {
      const results = await run(group.map(({ item }) => item))
      if (results.length !== group.length)
        throw new Error(`${results.length} answers for ${group.length} items`)
      for (const [i, waiting] of group.entries()) waiting.done(results[i] as Out)
      return null
    } catch (error) {
      onFailure(error, group.length)
      return error
    }
  }

  const settle = async (all: readonly Waiting<In, Out>[]): Promise<void> => {
    // The first item is in the last place: items are done in the order of arrival.
    const groups = [all]
    for (let group = groups.pop(); group; group = groups.pop()) {
      const error = await attempt(group)
      if (error === null) continue
      const isFirst = group === all
      if (group.length === 1 || (!isFirst && isUnreachable(error)))
        for (const waiting of group) waiting.failed(error)
      else {
        const middle = Math.ceil(group.length / 2)
        groups.push(group.slice(middle), group.slice(0, middle))
        continue
      }
      if (isUnreachable(error))
        for (const rest of groups.splice(0)) for (const waiting of rest) waiting.failed(error)
    }
  }

  const isHeavy = (item: In): boolean => weightOf(item) >= heavyFrom

  /** The next group, taken out of the queue: its first item decides whether it is one of heavy items. */
  const takeGroup = () => {
    // Owners with an item that stays: their later items stay too.
    const staying = new Set(heavyOwners)
    const group: Waiting<In, Out>[] = []
    const rest: Waiting<In, Out>[] = []
    let heavy = false
    let room = 0
    for (const [i, waiting] of queue.entries()) {
      const { item } = waiting
      const owner = ownerOf(item)
      const isFirst = group.length === 0
      const mayGo = isFirst ? !(heavyOwners && isHeavy(item)) : isHeavy(item) === heavy
      if (staying.has(owner) || !mayGo) {
        staying.add(owner)
        rest.push(waiting)
        continue
      }
      if (isFirst) {
        heavy = isHeavy(item)
        room = heavy ? weightMax : lightMax
      }
      room -= weightOf(item)
      if (!isFirst && (room < 0 || group.length === itemsMax)) {
        queue = rest.concat(queue.slice(i))
        return { group, heavy }
      }
      group.push(waiting)
    }
    queue = rest
    return { group, heavy }
  }

  const next = (): void => {
    while (busy < lanes && queue.length > 0) {
      const { group, heavy } = takeGroup()
      if (group.length === 0) return
      busy += 1
      if (heavy) heavyOwners = new Set(group.map(({ item }) => ownerOf(item)))
      void settle(group).finally(() => {
        busy -= 1
        if (heavy) heavyOwners = null
        next()
      })
    }
  }

  return (item: In): Promise<Out> =>
    new Promise((done, failed) => {
      queue.push({ item, done, failed })
      // Later arrivals of this turn of the event loop join the group.
      setImmediate(next)
    })
}

/** The driver marks a lost connection, or an answer that did not come in time, by its message alone. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && /timeout|Connection terminated|ECONNREFUSED|ECONNRESET|ENOENT/.test(error.message)
