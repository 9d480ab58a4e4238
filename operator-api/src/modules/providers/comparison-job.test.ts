import type { GameConnection, ProviderBook } from '../../platform/game-connection'
import { comparisonJob } from './reconciliation'

const NOON = Date.UTC(2026, 7, 2, 4)
const done = { tx: 'b1', kind: 'bet', currency: 'MYR', bet: 300, win: 0, state: 'done' } as const
const YESTERDAY = NOON - 24 * 3_600_000

function started(answers: readonly (Partial<ProviderBook> | Error)[]) {
  const spans: unknown[] = []
  const connection = {
    id: 'atlas',
    book: async (span: unknown) => {
      const answer = answers[spans.push(span) - 1] ?? {}
      if (answer instanceof Error) throw answer
      return { complete: true, transactions: [], ...answer }
    },
  } as unknown as GameConnection
  const log = { error: jest.fn(), warn: jest.fn() }
  const database = { pool: { query: async () => ({ rows: [] }) } }
  const job = comparisonJob({ database, log, now: () => NOON } as never, [connection])
  return {
    spans,
    log,
    rounds: async (count: number) => {
      for (let n = 0; n < count; n += 1) await job.round()
    },
  }
}

test.each<[string, readonly (Partial<ProviderBook> | Error)[], number, number, number]>([
  ['that agrees is read once', [{}], 1, 0, 0],
  ['that does not come is asked for again', [new Error('down'), new Error('down'), {}], 3, 2, 0],
  ['with a bet that we lack is reported', [{ transactions: [{ ...done, at: YESTERDAY }] }], 1, 0, 1],
  ['that has forgotten a part is reported', [{ complete: false }], 1, 0, 1],
])('a book %s', async (_, answers, asked, warnings, errors) => {
  const { spans, log, rounds } = started(answers)
  await rounds(4)
  expect(spans).toHaveLength(asked)
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([warnings, errors])
})

test('the day before is asked for, from midnight to midnight of GMT+8, with ten minutes on either side', async () => {
  const { spans, rounds } = started([{}])
  await rounds(1)
  const midnight = Date.UTC(2026, 6, 31, 16)
  const margin = 10 * 60_000
  expect(spans).toEqual([{ from: midnight - margin, to: midnight + 24 * 3_600_000 + margin }])
})
