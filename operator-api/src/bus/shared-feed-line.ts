import { setTimeout as pause } from 'node:timers/promises'
import { Subject } from 'rxjs'
import type { FeedBatch, FeedLine, TimedBatch } from '../modules/feed'
import type { RedisConnection } from './redis-connection'

const KEY = 'touchline:feed'
/** Kept for a process that starts or was away: some ten minutes of a busy feed. */
const KEPT = 2000
const AT_ONCE = 100
const WAIT_MS = 1000

export interface SharedFeedLine extends FeedLine {
  /** Once its connection is closed. */
  close(): Promise<void>
}

/**
 * The batches of all processes, from a stream that gives them one order. A process that starts, or whose connection broke,
 * reads on from the last one it knows. While Redis is away a batch reaches the process that it was pushed to alone.
 */
export function sharedFeedLine({ asking, reading }: RedisConnection, now: () => number): SharedFeedLine {
  const batches = new Subject<TimedBatch>()
  let isOpen = true
  let last = '0'
  /** Nothing in the stream up to this moment is unread; null until its end was reached. */
  let readUntil: number | null = null

  const push = async (batch: FeedBatch): Promise<void> => {
    const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } as const
    try {
      await asking.xAdd(KEY, '*', { batch: JSON.stringify(batch) }, { TRIM })
    } catch {
      batches.next({ ...batch, at: now() })
    }
  }

  const readOn = async (): Promise<void> => {
    const askedAt = now()
    const [stream] = (await reading.xRead({ key: KEY, id: last }, { BLOCK: WAIT_MS, COUNT: AT_ONCE })) ?? []
    const messages = stream?.messages ?? []
    for (const { id, message } of messages) {
      last = id
      if (message.batch) batches.next({ ...(JSON.parse(message.batch) as FeedBatch), at: pushedAt(id) })
    }
    if (messages.length < AT_ONCE) readUntil = askedAt
  }

  /** The clock of Redis may differ from ours: once the stream was read to its end, the moment is known without it. */
  const pushedAt = (id: string): number =>
    readUntil === null ? timeOf(id) : Math.min(now(), Math.max(timeOf(id), readUntil))

  const follow = async (): Promise<void> => {
    while (isOpen) await readOn().catch(() => pause(WAIT_MS / 4))
  }
  const following = follow()

  return {
    batches$: batches,
    push,
    close: async () => {
      isOpen = false
      await following
    },
  }
}

/** Ids of a stream begin with the time of the server: `1795240000000-3`. */
const timeOf = (id: string): number => Number(id.split('-')[0])
