import pLimit from 'p-limit'
import type { Logger } from 'pino'

export interface WorkQueueSettings<Key> {
  /** Names the work in the log. */
  readonly name: string
  /** Keys that are worked on at once. */
  readonly atOnce: number
  readonly log: Logger
  /** May be done twice for one key: it finds by itself the state of the key. */
  readonly work: (key: Key) => Promise<void>
}

/** Work by key: one piece at a time for each key, a bounded number of keys at once. */
export interface WorkQueue<Key> {
  /** Does the work of a key after all that was added for it before. Rejects when it fails; the failure is logged. */
  add(key: Key): Promise<void>
  /** Does the work of keys that were found by a job, failed ones of before included. A failure does not stop the others. */
  sweep(keys: Iterable<Key>): Promise<void>
  /** Resolves once everything that was added is done. */
  drain(): Promise<void>
}

export function createWorkQueue<Key>({ name, atOnce, log, work }: WorkQueueSettings<Key>): WorkQueue<Key> {
  const pending = new Map<Key, Promise<void>>()
  const limit = pLimit(atOnce)

  const add = (key: Key): Promise<void> => {
    const done = (pending.get(key) ?? Promise.resolve()).then(() => limit(() => work(key)))
    const settled = done.catch((error) =>
      log.error({ err: error, key }, `${name} failed, the sweep tries again`),
    )
    pending.set(key, settled)
    void settled.finally(() => pending.get(key) === settled && pending.delete(key))
    return done
  }
  // No more of a sweep than can be worked on enters the queue: new work does not wait behind all of it.
  const sweep = async (keys: Iterable<Key>): Promise<void> => {
    const turn = pLimit(atOnce)
    await Promise.all([...keys].map((key) => turn(() => add(key).catch(() => undefined))))
  }
  const drain = async (): Promise<void> => {
    await Promise.all(pending.values())
  }
  return { add, sweep, drain }
}
