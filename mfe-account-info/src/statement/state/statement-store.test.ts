import type { CallResult } from '@touchline/contracts/host'
import type { ListStore } from '@touchline/screens/list'
import type { StatementView } from '../domain/statement'
import type { StatementDayParts, StatementPage } from '../transport/statement'
import { StatementStore } from './statement-store'

const DATE = '2026-11-21'
const PARTS = {
  settlements: { rows: [{}], total: 3 },
  movements: { rows: [], total: 0 },
} as unknown as StatementDayParts
const FAILED = { kind: 'unknown', code: 'requestFailed', text: '' } as const

/** A statement whose questions are answered by hand. */
function opened() {
  const days: ((answer: CallResult<StatementDayParts>) => void)[] = []
  const more: ((answer: unknown) => void)[] = []
  const store = new StatementStore({} as ListStore<StatementView, StatementPage>, {
    day: () => new Promise((done) => days.push(done)),
    moreSettlements: () => new Promise((done) => more.push(done as never)),
    moreMovements: () => new Promise((done) => more.push(done as never)),
  })
  return { store, days, more }
}

const settle = () => new Promise((done) => setTimeout(done))

test.each([
  ['fails', FAILED],
  ['is answered', { kind: 'ok', data: PARTS }],
] as const)('more rows of a day can be asked for after a newer question about it %s', async (_, answer) => {
  const { store, days, more } = opened()
  void store.open(DATE)
  days[0]?.({ kind: 'ok', data: PARTS })
  await settle()
  void store.moreSettlements(DATE)
  expect(store.partsOf(DATE)).toMatchObject({ stage: 'ready', isAsking: true })
  void store.open(DATE)
  more[0]?.({ kind: 'ok', data: { rows: [{}], total: 3 } })
  days[1]?.(answer)
  await settle()
  expect(store.partsOf(DATE)).toMatchObject({ stage: 'ready', isAsking: false })
  void store.moreSettlements(DATE)
  expect(more).toHaveLength(2)
})
