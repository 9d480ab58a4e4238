/** How work that arrives together is done together. */
export interface GroupCommitSettings<In, Out> {
  /** Does all of it in one transaction; answers in the order of the items. */
  readonly run: (items: readonly In[]) => Promise<readonly Out[]>
  readonly itemsMax: number
  /** Transactions under way at once; what arrives meanwhile forms the next group. */
  readonly lanes: number
}

interface Waiting<In, Out> {
  readonly item: In
  readonly done: (result: Out) => void
  readonly failed: (error: unknown) => void
}

/**
 * Collects what arrives while a transaction is under way into the next one, so that one write to disk serves many. When
 * a group fails, its items are tried singly: one bad item must not take the others with it. Once nobody answers, the
 * rest fail with the one that found it out: each would wait as long, and those behind them in turn.
 */
export function groupCommit<In, Out>({ run, itemsMax, lanes }: GroupCommitSettings<In, Out>) {
  let queue: Waiting<In, Out>[] = []
  let busy = 0

  /** Answers what it failed with. */
  const single = async (waiting: Waiting<In, Out>): Promise<unknown> => {
    try {
      const [result] = await run([waiting.item])
      if (result === undefined) throw new Error('no answer for an item')
      waiting.done(result)
      return null
    } catch (error) {
      waiting.failed(error)
      return error
    }
  }

  const singly = async (group: readonly Waiting<In, Out>[]): Promise<void> => {
    let silence: unknown = null
    for (const waiting of group) {
      if (silence !== null) {
        waiting.failed(silence)
        continue
      }
      const error = await single(waiting)
      if (isTimeout(error)) silence = error
    }
  }

  const together = async (group: readonly Waiting<In, Out>[]): Promise<void> => {
    const results = await run(group.map(({ item }) => item)).catch(() => null)
    if (results === null || results.length !== group.length) return singly(group)
    for (const [i, waiting] of group.entries()) waiting.done(results[i] as Out)
  }

  const next = (): void => {
    if (busy >= lanes || queue.length === 0) return
    const group = queue.slice(0, itemsMax)
    queue = queue.slice(itemsMax)
    busy += 1
    const work = group.length === 1 && group[0] ? single(group[0]) : together(group)
    void work.finally(() => {
      busy -= 1
      next()
    })
  }

  return (item: In): Promise<Out> =>
    new Promise((done, failed) => {
      queue.push({ item, done, failed })
      // What this turn of the event loop still brings joins the group.
      setImmediate(next)
    })
}

/** The driver tells a connection or an answer that did not come in time by its words alone. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/.test(error.message)
