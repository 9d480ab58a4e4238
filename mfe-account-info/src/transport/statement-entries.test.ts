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
  const onProgress = jest.fn()
  const leaving = new AbortController()
  const asking = { wait, onProgress, signal: leaving.signal }
  return { host: { call: call as never }, asked, waited, asking, onProgress, leaving }
}

/** So many days on which something moved. */
const moved = (count: number) =>
  Array.from({ length: count }, (_, n) => day(`2026-11-${String(n + 1).padStart(2, '0')}`, { bets: 1 }))

test('every row of a day comes once and in its order, and an empty day is not asked for', async () => {
  const { host, asked, asking } = server()
  const answer = await askEntries(host, [day('2026-11-20'), day('2026-11-21', { bets: 1 })], asking)
  expect(answer).toMatchObject({ kind: 'ok', data: [{ date: '2026-11-21', movements: [] }] })
  const [first] = answer?.kind === 'ok' ? answer.data : []
  expect(first?.settlements.map(({ net }) => net)).toEqual(ROWS.map(({ net }) => net))
  expect(asked).toHaveLength(4)
})

test('a server that wants to be asked less often is waited for', async () => {
  const { host, asked, waited, asking } = server([1, 2])
  const answer = await askEntries(host, [day('2026-11-21', { settled: -1 })], asking)
  expect(answer).toMatchObject({ kind: 'ok', data: [{ settlements: { length: 230 } }] })
  expect(waited.filter((ms) => ms >= 1000)).toEqual([2000, 2000])
  expect(asked).toHaveLength(6)
})

test('and given up when it does not stop refusing', async () => {
  const { host, asked, asking } = server(Array.from({ length: 100 }, (_, n) => n))
  expect(await askEntries(host, [day('2026-11-21', { bets: 1 })], asking)).toEqual(LIMITED)
  expect(asked).toHaveLength(6)
})

test('a file takes less than half of the 20 lists that a member has in 2 s', async () => {
  const { host, waited, asked, asking } = server()
  const at: number[] = []
  let now = 0
  const wait = async (ms: number) => {
    now += ms
    at.push(now)
  }
  await askEntries(host, moved(20), { ...asking, wait })
  expect([asked.length, at.length, waited]).toEqual([80, 80, []])
  const most = Math.max(...at.map((from) => at.filter((one) => one >= from && one < from + 2000).length))
  expect(most).toBeLessThan(10)
})

test('it says how many of the days it has read', async () => {
  const { host, asking, onProgress } = server()
  await askEntries(host, [...moved(3), day('2026-11-21')], asking)
  expect(onProgress.mock.calls).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
})

test('what nobody wants any more is not asked for, and is no failure', async () => {
  const { host, asked, asking, onProgress, leaving } = server()
  onProgress.mockImplementation((read) => read === 1 && leaving.abort())
  expect(await askEntries(host, moved(3), asking)).toBeNull()
  expect(asked).toHaveLength(4)
})

test('a question that is on its way then is given up', async () => {
  const { asking, leaving } = server()
  const call = (_: unknown, __: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((done) => {
      signal.addEventListener('abort', () => done({ kind: 'unknown', code: 'requestFailed', text: '' }))
      leaving.abort()
    })
  expect(await askEntries({ call: call as never }, moved(1), asking)).toBeNull()
})
