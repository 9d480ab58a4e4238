import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { type FeedBatch, FeedBatchHead, FeedEvent } from './rules'

/** Faults after which the rest of a batch is not looked at. */
const FAULTS_MOST = 20
/** A reason quotes the value found, which may be long. */
const REASON_MOST = 200
/** Other requests are answered after so long. */
const SLICE_MS = 10

export interface BatchFault {
  /** Place of the event in the batch, from 0 on; null where the batch itself is wrong. */
  readonly event: number | null
  /** Where in the event: `lines.3.prices.0`. */
  readonly field: string
  readonly reason: string
}

export type ReadBatch =
  | { readonly ok: true; readonly batch: FeedBatch }
  | { readonly ok: false; readonly faults: readonly BatchFault[] }

/** A pushed batch, or the first fault of each of its first wrong events. `steady` is a clock in milliseconds. */
export async function readBatch(body: unknown, steady: () => number, parse = parseEvent): Promise<ReadBatch> {
  const head = v.safeParse(FeedBatchHead, body, { abortEarly: true })
  if (!head.success) return { ok: false, faults: [faultOf(head.issues[0], null)] }
  const events: FeedEvent[] = []
  const faults: BatchFault[] = []
  let since = steady()
  for (const [place, given] of head.output.events.entries()) {
    const event = parse(given)
    if (event.success) events.push(event.output)
    else faults.push(faultOf(event.issues[0], place))
    if (faults.length === FAULTS_MOST) break
    if (steady() - since < SLICE_MS) continue
    await setImmediate()
    since = steady()
  }
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, batch: { batch_id: head.output.batch_id, events } }
}

const parseEvent = (event: unknown) => v.safeParse(FeedEvent, event, { abortEarly: true })

const faultOf = ({ path, message }: v.BaseIssue<unknown>, event: number | null): BatchFault => ({
  event,
  field: (path ?? []).map(({ key }) => key).join('.'),
  reason: message.slice(0, REASON_MOST),
})
