import type { StatementDay } from '@touchline/contracts/calls'
import { betOf } from '../testing/bets'
import { askEntries } from './statement-entries'

const SUMS = { debit: 0, credit: 0, turnover: 0, valid_turnover: 0, commission: 0, settled: 0, bets: 0 }
const day = (working_date: string, sums: Partial<StatementDay> = {}): StatementDay => ({
  ...{ ...SUMS, working_date, opening: 0, closing: 0, ...sums },
})
const ROWS = Array.from({ length: 230 }, (_, n) => ({
  ...{ revision: 1, at: n, net: n, valid_turnover: 0, commission: 0, status: 'settled', result: 'win' },
  bet: betOf({ bet_id: String(n) }),
}))
const LIMITED = { kind: 'refused', code: 'requestLimit', text: '', details: { retry_after: 2 } }

/** A server of 230 settlements on one day; it refuses the questions at these places. */
function server(refused: readonly number[] = []) {
  const asked: object[] = []
  const waited: number[] = []
  const call = async ({ name }: { name: string }, sent: { page: number; page_size: number }) => {
    asked.push({ name, ...sent })
    if (refused.includes(asked.length - 1)) return LIMITED
    if (name === 'movementHistory') return { kind: 'ok', data: { movements: [], total: 0 } }
    const from = (sent.page - 1) * sent.page_size
    const settlements = ROWS.slice(from, from + sent.page_size)
    return { kind: 'ok', data: { settlements, total: ROWS.length } }
  }
  const wait = async (ms: number) => waited.push(ms)
  return { host: { call: call as never }, asked, waited, wait }
}

test('every row of a day comes once and in its order, and an empty day is not asked for', async () => {
  const { host, asked, wait } = server()
  const answer = await askEntries(host, [day('2026-11-20'), day('2026-11-21', { bets: 1 })], wait)
  expect(answer).toMatchObject({ kind: 'ok', data: [{ date: '2026-11-21', movements: [] }] })
  const [first] = answer.kind === 'ok' ? answer.data : []
  expect(first?.settlements.map(({ net }) => net)).toEqual(ROWS.map(({ net }) => net))
  expect(asked).toHaveLength(4)
})

test('a server that wants to be asked less often is waited for', async () => {
  const { host, asked, waited, wait } = server([1, 2])
  const answer = await askEntries(host, [day('2026-11-21', { settled: -1 })], wait)
  expect(answer).toMatchObject({ kind: 'ok', data: [{ settlements: { length: 230 } }] })
  expect(waited).toEqual([2000, 2000])
  expect(asked).toHaveLength(6)
})

test('and given up when it does not stop refusing', async () => {
  const { host, asked, wait } = server(Array.from({ length: 100 }, (_, n) => n))
  expect(await askEntries(host, [day('2026-11-21', { bets: 1 })], wait)).toEqual(LIMITED)
  expect(asked).toHaveLength(6)
})
