import { type Observable, Subject } from 'rxjs'
import type { FeedBatch } from './feed-event'

/** A batch, and when it was pushed: epoch milliseconds. */
export interface TimedBatch extends FeedBatch {
  readonly at: number
}

/** The way of what a provider pushes to every book that is to know it, in one order for all of them. */
export interface FeedLine {
  readonly batches$: Observable<TimedBatch>
  /** Done when the batch will reach every book that can be reached. */
  push(batch: FeedBatch): Promise<void>
}

/** To the book of this process alone. */
export function ownFeedLine(now: () => number): FeedLine {
  const batches = new Subject<TimedBatch>()
  return { batches$: batches, push: async (batch) => batches.next({ ...batch, at: now() }) }
}
