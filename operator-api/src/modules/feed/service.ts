import type { MatchResult } from '@touchline/rules'
import { BoundedMap } from '@touchline/serving'
import { type Observable, Subject } from 'rxjs'
import { type FeedBatch, type FeedEvent, PUSH_AGE_MAX_MS } from './rules'

/** A batch, and when it was pushed: epoch milliseconds. */
export interface TimedBatch extends FeedBatch {
  readonly at: number
}

/** The way of what a provider pushes to every process that is to know it, in one order for all of them. */
export interface FeedLine {
  readonly batches$: Observable<TimedBatch>
  /** Done when the batch will reach every process that can be reached. */
  push(batch: FeedBatch): Promise<void>
}

/** To this process alone. */
export function ownFeedLine(now: () => number): FeedLine {
  const batches = new Subject<TimedBatch>()
  return { batches$: batches, push: async (batch) => batches.next({ ...batch, at: now() }) }
}

/** Events of the provider, and when it published them: epoch milliseconds. */
export interface EventBatch {
  readonly events: readonly FeedEvent[]
  readonly at: number
}

/** A result of a match; a later revision replaces the earlier as a whole. */
export interface ResultEvent {
  readonly type: 'result'
  readonly match: number
  readonly revision: number
  readonly result: MatchResult
  readonly at: number
}

/** Results that this process has not received itself; unknown ones are omitted. */
export type ResultSource = (matches: readonly number[]) => Promise<ResultEvent[]>

/** Events of a provider of odds, for every listener in this process. */
export interface Feed {
  /** Every batch once, in the order of publication. An empty batch shows that the feed is alive. */
  readonly events$: Observable<EventBatch>
  /** Every result whose revision is newer than the known one. */
  readonly results$: Observable<ResultEvent>
  /** Newest results of these matches, even if they ended before this process listened; unknown ones are omitted. */
  resultsOf(matches: readonly number[]): Promise<ResultEvent[]>
  /** Epoch milliseconds of the newest word of the provider: its heartbeat. */
  freshAt(): number
  /** Publishes events of a feed inside the process. `at` is when they happened: now, unless they were kept for a while. */
  publish(events: readonly FeedEvent[], at?: number): void
  close(): void
}

export interface FeedDeps {
  now: () => number
  /** Delivers pushed batches to every process. */
  line: Pick<FeedLine, 'batches$'>
  resultSource?: ResultSource
}

/** Newest results kept in memory; older ones are asked from the source. */
const RESULTS_KEPT = 20_000

export function createFeed({ now, line, resultSource }: FeedDeps): Feed {
  const batches = new Subject<EventBatch>()
  const results = new Subject<ResultEvent>()
  const known = new BoundedMap<number, ResultEvent>(RESULTS_KEPT)
  const isFirst = onceEach(now)
  let freshAt = 0

  const publish = (events: readonly FeedEvent[], at = now()) => {
    // A batch dated ahead proves nothing about its age.
    if (at <= now()) freshAt = Math.max(freshAt, at)
    batches.next({ events, at })
    for (const event of events) {
      if (event.type !== 'result') continue
      if ((known.get(event.match)?.revision ?? 0) >= event.revision) continue
      const result: ResultEvent = { ...event, at }
      known.set(event.match, result)
      results.next(result)
    }
  }
  const pushed = line.batches$.subscribe((batch) => isFirst(batch) && publish(batch.events, batch.at))

  return {
    events$: batches,
    results$: results,
    async resultsOf(matches) {
      const here = matches.flatMap((match) => known.get(match) ?? [])
      const asked = matches.filter((match) => known.get(match)?.result.status !== 1)
      const elsewhere = asked.length > 0 ? ((await resultSource?.(asked)) ?? []) : []
      const newest = new Map(here.map((result) => [result.match, result]))
      for (const result of elsewhere)
        if (result.revision > (newest.get(result.match)?.revision ?? 0)) newest.set(result.match, result)
      return [...newest.values()]
    },
    freshAt: () => freshAt,
    publish,
    close: () => pushed.unsubscribe(),
  }
}

/** A batch is remembered for as long as its signature can be good: from so long before the time in it until so long after. */
const REMEMBERED_MS = 2 * PUSH_AGE_MAX_MS

/** Whether a batch is the first of its id, so that a repeated one changes nothing. */
function onceEach(now: () => number): (batch: { readonly batch_id: string }) => boolean {
  const seenAt = new Map<string, number>()
  return ({ batch_id }) => {
    const at = now()
    // The oldest come first.
    for (const [id, seen] of seenAt) {
      if (at - seen <= REMEMBERED_MS) break
      seenAt.delete(id)
    }
    if (seenAt.has(batch_id)) return false
    seenAt.set(batch_id, at)
    return true
  }
}
