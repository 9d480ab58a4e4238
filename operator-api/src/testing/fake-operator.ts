import { type BookEntry, OperatorBook } from '../../sandbox/operator/operator-book'
import { FaultSource } from '../../sandbox/operator/operator-faults'
import { createStandIn } from '../../sandbox/operator/stand-in'
import type { OperatorConnections } from '../modules/wallet'

export const OPERATOR_SECRET = 'touchline-operator-secret'

/** The sandbox's operator without a port: it answers the calls of a test server. */
export interface FakeOperator {
  readonly connections: OperatorConnections
  readonly book: OperatorBook
  readonly faults: FaultSource
  /** Its journal. */
  readonly entries: readonly BookEntry[]
}

export function fakeOperator(now: () => number, random: () => number = Math.random): FakeOperator {
  const entries: BookEntry[] = []
  const journal = { append: async (entry: BookEntry) => void entries.push(entry) }
  const faults = new FaultSource(random)
  const book = new OperatorBook(journal, [], 1_000_000, now)
  const standIn = createStandIn({ book, faults, secret: OPERATOR_SECRET, now, slowMs: 60_000 })
  const fetcher = async (url: string, init: { headers: Record<string, string>; body: string }) => {
    const answer = await standIn({
      path: new URL(url).pathname,
      timestamp: init.headers['x-tl-timestamp'] ?? '',
      signature: init.headers['x-tl-signature'] ?? '',
      body: init.body,
    })
    if (answer.isLost) throw new TypeError('terminated')
    if (answer.delayMs > 0) throw new DOMException('no answer in time', 'TimeoutError')
    const headers: Record<string, string> = {}
    if (answer.signature !== null) headers['x-tl-signature'] = answer.signature
    return new Response(answer.body, { status: answer.http, headers })
  }
  const settings = [{ id: 'sandbox', url: 'http://operator.test', secret: OPERATOR_SECRET }]
  return { connections: { settings, fetcher: fetcher as unknown as typeof fetch }, book, faults, entries }
}
