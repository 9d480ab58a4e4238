import type { Subscription } from 'rxjs'
import type { Job } from '../../platform/jobs'
import { createWorkQueue } from '../../platform/work-queue'
import { recordResults } from '../fixtures'
import type { OddsBook } from '../odds'
import type { NotifyBets } from '../sportsbook'
import type { RecordedResult } from './leg-outcome'
import type { PostingPlatform } from './post-settlements'
import { settleMatch } from './settle-match'
import { matchesToSettle, openMatches, type Revision } from './settlement-reads'
import { voidUnplayed } from './void-unplayed'

const SWEEP_EVERY_MS = 10_000
const UNPLAYED_EVERY_MS = 60_000
// After a start: the feed first sends the missed results.
const UNPLAYED_NOT_BEFORE_MS = 600_000
// The second half takes longer: until then a sweep would read all open bets of the match to decide none.
const UNDECIDED_FOR_MS = 60_000
// Each takes a connection a lane, four of the pool's twelve; the others are for betting.
const MATCHES_AT_ONCE = 2

export interface WorkerDeps {
  readonly platform: PostingPlatform
  readonly book: OddsBook
  readonly notify: NotifyBets
}

/** Settles bets when the result of their match comes, and sweeps for missed ones. */
export interface SettlementWorker {
  start(): Promise<void>
  stop(): Promise<void>
  /** Records a result and settles by it; answers when all of its bets are posted. */
  settle(result: RecordedResult): Promise<void>
  readonly jobs: readonly Job[]
  /** One round of catching up. */
  sweep(): Promise<void>
  /** One round of matches that were not played in time. */
  voidUnplayed(): Promise<void>
}

export function createSettlementWorker(deps: WorkerDeps): SettlementWorker {
  const { platform, book } = deps
  const { log } = platform
  const subscriptions: Subscription[] = []
  /** Matches whose newest result did not decide all bets, and when they were settled. */
  const undecided = new Map<number, Revision & { readonly at: number }>()

  const settleOne = async (match: number): Promise<void> => {
    const undecidedBy = await settleMatch(deps, match)
    if (undecidedBy) undecided.set(match, { ...undecidedBy, at: platform.now() })
    else undecided.delete(match)
  }
  const isDue = ({ match, revision }: Revision): boolean => {
    const undecidedBy = undecided.get(match)
    return undecidedBy?.revision !== revision || platform.now() - undecidedBy.at >= UNDECIDED_FOR_MS
  }
  const matches = createWorkQueue({ name: 'settlement', atOnce: MATCHES_AT_ONCE, log, work: settleOne })
  const record = (result: RecordedResult): Promise<void> =>
    recordResults(platform, [{ ...result, at: platform.now(), facts: book.match(result.match) }])
  const settle = async (result: RecordedResult): Promise<void> => {
    await record(result)
    await matches.add(result.match)
  }
  const sweep = async (): Promise<void> => {
    const unknown = (await openMatches(platform.database.pool)).filter(
      (match) => book.match(match) === undefined,
    )
    for (const event of unknown.length > 0 ? await book.resultsOf(unknown) : [])
      await record(event).catch((error) =>
        log.error({ err: error, match: event.match }, 'result not recorded, the sweep tries again'),
      )
    const found = await matchesToSettle(platform.database.pool)
    for (const match of undecided.keys())
      if (!found.some((due) => due.match === match)) undecided.delete(match)
    await matches.sweep(found.filter(isDue).map(({ match }) => match))
  }
  const startedAt = platform.now()
  const unplayed = async (): Promise<void> => {
    if (platform.now() - startedAt < UNPLAYED_NOT_BEFORE_MS) return
    const voided = await voidUnplayed(deps)
    for (const match of voided) log.warn({ match }, 'not played in time: void')
    await matches.sweep(voided)
  }

  return {
    settle,
    sweep,
    voidUnplayed: unplayed,
    jobs: [
      { name: 'unsettled bets', everyMs: SWEEP_EVERY_MS, by: 'one process', round: sweep },
      { name: 'unplayed matches', everyMs: UNPLAYED_EVERY_MS, by: 'one process', round: unplayed },
    ],
    start: async () => {
      subscriptions.push(
        book.results$.subscribe((event) => {
          settle(event).catch((error) => log.error({ err: error, match: event.match }, 'result not settled'))
        }),
      )
    },
    stop: async () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      await matches.drain()
    },
  }
}
