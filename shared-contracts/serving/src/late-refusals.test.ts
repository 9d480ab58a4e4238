import { PassThrough } from 'node:stream'
import { LateRefusals } from './late-refusals'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const NEVER = { delayMs: 1000, each: 10_000, all: 10_000 }

/**
 * Refusals of a name, each on a connection of its own unless one is named; `sent` fills as they may be sent.
 */
function refuse(refusals: LateRefusals, name: string, count: number, connection?: PassThrough) {
  const sent: boolean[] = []
  for (let i = 0; i < count; i += 1)
    void refusals.wait(name, connection ?? new PassThrough()).then((isLate) => sent.push(isLate))
  return sent
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('a refusal waits, and those of others do not wait longer for it', async () => {
  const sent = refuse(new LateRefusals(NEVER), 'a', 1)
  await pass(999)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual([true])
})

test.each([
  [99, 1000],
  [100, 2000],
  [250, 3000],
  [2000, 10_000],
])('with %i of a name the last waits for %i ms', async (count, ms) => {
  const refusals = new LateRefusals(NEVER)
  refuse(refusals, 'a', count - 1)
  const last = refuse(refusals, 'a', 1)
  const other = refuse(refusals, 'b', 1)
  await pass(ms - 1)
  expect([last, other]).toEqual([[], ms > 1000 ? [true] : []])
  await pass(1)
  expect([last, other]).toEqual([[true], [true]])
})

test.each([
  ['of one name', { each: 2, all: 9 }, 'a', 'b'],
  ['of all names', { each: 9, all: 2 }, 'b', null],
])('beyond so many %s a refusal is sent at once, until one of them has gone', async (_, most, next, free) => {
  const refusals = new LateRefusals({ delayMs: 1000, ...most })
  refuse(refusals, 'a', 2)
  const sent = refuse(refusals, next, 1)
  await pass(0)
  expect(sent).toEqual([false])
  if (free !== null) {
    const elsewhere = refuse(refusals, free, 1)
    await pass(0)
    expect(elsewhere).toEqual([])
  }
  await pass(1000)
  const later = refuse(refusals, next, 1)
  await pass(0)
  expect(later).toEqual([])
})

test('all that wait on one connection end with it, give their places back, and listen to it once', async () => {
  const refusals = new LateRefusals({ delayMs: 1000, each: 20, all: 20 })
  const connection = new PassThrough()
  const sent = refuse(refusals, 'a', 20, connection)
  expect(connection.listenerCount('close')).toBe(1)
  connection.destroy()
  await pass(1)
  expect(sent).toEqual(Array(20).fill(true))
  expect(jest.getTimerCount()).toBe(0)
  const next = refuse(refusals, 'a', 1)
  await pass(0)
  expect(next).toEqual([])
})

test.each([
  ['a connection that has closed already', 1000, true],
  ['no delay', 0, false],
])('nobody waits with %s', async (_, delayMs, isClosed) => {
  const connection = new PassThrough()
  if (isClosed) connection.destroy()
  const sent = refuse(new LateRefusals({ delayMs, each: 1, all: 1 }), 'a', 3, connection)
  await pass(0)
  expect(sent).toEqual([true, true, true])
})
