import type { StatementDay } from '@touchline/contracts/calls'
import { betOf } from '../../testing/bets'
import { askEntries } from './statement-entries'

const SUMS = { debit: 0, credit: 0, turnover: 0, valid_turnover: 0, commission: 0, settled: 0, bets: 0 }
const day = (working_date: string, sums: Partial<StatementDay> = {}): StatementDay => ({
  ...SUMS,
  working_date,
  opening: 0,
  closing: 0,
  ...sums,
})
const DAY = '2026-11-21'
const ROWS = Array.from({ length: 230 }, (_, n) => ({
  revision: 1,
  at: n,
  net: n,
  valid_turnover: 0,
  commission: 0,
  status: 'settled',
  result: 'win',
  bet: betOf({ bet_id: String(n) }),
}))
const LIMITED = { kind: 'refused', code: 'requestLimit', text: '', details: { retry_after: 2 } }

interface Sent {
  readonly working_date: string
  readonly end_date: string
  readonly page: number
  readonly page_size: number
}

/** A server of 230 settlements on each of these days; it refuses the questions at these places. */
function server({ days = [DAY], refused = [] as readonly number[], isOfBefore = false } = {}) {
  const asked: (Sent & { name: string })[] = []
  const waited: number[] = []
  const call = async ({ name }: { name: string }, sent: Sent) => {
    asked.push({ name, ...sent })
    if (refused.includes(asked.length - 1)) return LIMITED
    const end_date = isOfBefore ? sent.working_date : sent.end_date
    const lastDay = isOfBefore ? {} : { end_date }
    if (name === 'movementHistory') return { kind: 'ok', data: { movements: [], total: 0, ...lastDay } }
    const rows = days
      .filter((date) => date >= sent.working_date && date <= end_date)
      .flatMap((working_date) => ROWS.map((row) => (isOfBefore ? row : { ...row, working_date })))
    const from = (sent.page - 1) * sent.page_size
    const settlements = rows.slice(from, from + sent.page_size)
    return { kind: 'ok', data: { settlements, total: rows.length, ...lastDay } }
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
  const answer = await askEntries(host, [day('2026-11-20'), day(DAY, { bets: 1 })], asking)
  expect(answer).toMatchObject({ kind: 'ok', data: [{ date: DAY, movements: [] }] })
  const [first] = answer?.kind === 'ok' ? answer.data : []
  expect(first?.settlements.map(({ net }) => net)).toEqual(ROWS.map(({ net }) => net))
  expect(asked.map(({ working_date }) => working_date)).toEqual([DAY, DAY, DAY, DAY])
})

test.each([
  ['as many questions as there are full pages', false, 8],
  ['day by day at a server of before', true, 12],
])('several days are asked for in %s', async (_, isOfBefore, questions) => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03'].map((date) => day(date, { bets: 1 }))
  const { host, asked, asking } = server({ days: days.map((one) => one.working_date), isOfBefore })
  const answer = await askEntries(host, [...days, day(DAY)], asking)
  expect(asked).toHaveLength(questions)
  const found = answer?.kind === 'ok' ? answer.data : []
  expect(found.map(({ date, settlements }) => [date, settlements.map(({ net }) => net)])).toEqual(
    days.map(({ working_date }) => [working_date, ROWS.map(({ net }) => net)]),
  )
})

test('three months of a few bets a day are two questions', async () => {
  const { host, asked, asking } = server({ days: [] })
  await askEntries(host, moved(30), asking)
  expect(asked.map(({ name }) => name)).toEqual(['settlementHistory', 'movementHistory'])
})

test('a server that wants to be asked less often is waited for', async () => {
  const { host, asked, waited, asking } = server({ refused: [1, 2] })
  const answer = await askEntries(host, [day(DAY, { settled: -1 })], asking)
  expect(answer).toMatchObject({ kind: 'ok', data: [{ settlements: { length: 230 } }] })
  expect(waited.filter((ms) => ms >= 1000)).toEqual([2000, 2000])
  expect(asked).toHaveLength(6)
})

test('and given up when it does not stop refusing', async () => {
  const { host, asked, asking } = server({ refused: Array.from({ length: 100 }, (_, n) => n) })
  expect(await askEntries(host, [day(DAY, { bets: 1 })], asking)).toEqual(LIMITED)
  expect(asked).toHaveLength(6)
})

test('a file takes less than half of the 20 lists that a member has in 2 s', async () => {
  const days = moved(20)
  const { host, waited, asked, asking } = server({ days: days.map((one) => one.working_date) })
  const at: number[] = []
  let now = 0
  const wait = async (ms: number) => {
    now += ms
    at.push(now)
  }
  await askEntries(host, days, { ...asking, wait })
  expect([asked.length, at.length, waited]).toEqual([47, 47, []])
  const most = Math.max(...at.map((from) => at.filter((one) => one >= from && one < from + 2000).length))
  expect(most).toBeLessThan(10)
})

test('it says how many of the days it has read', async () => {
  const days = moved(3)
  const { host, asking, onProgress } = server({ days: days.map((one) => one.working_date) })
  await askEntries(host, [...days, day(DAY)], asking)
  expect(onProgress.mock.calls.map(([read, count]) => `${read} of ${count}`)).toEqual([
    ...['0 of 3', '0 of 3', '0 of 3', '1 of 3', '1 of 3', '2 of 3', '2 of 3'],
  ])
})

test('an unwanted file is not requested, and is no failure', async () => {
  const days = moved(3)
  const { host, asked, asking, onProgress, leaving } = server({ days: days.map((one) => one.working_date) })
  onProgress.mockImplementation((read) => read === 1 && leaving.abort())
  expect(await askEntries(host, days, asking)).toBeNull()
  expect(asked).toHaveLength(3)
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
