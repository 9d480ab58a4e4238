import { Rate } from './rate'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** How many of so many tries of a name may happen. */
async function passed(rate: Rate, name: string, tries: number): Promise<number> {
  let count = 0
  for (let i = 0; i < tries; i += 1) if ((await rate.take(name)) === null) count += 1
  return count
}

test('each name may so often, and again when its time is over', async () => {
  const rate = new Rate({ points: 3, seconds: 2 })
  expect([await passed(rate, 'a', 5), await passed(rate, 'b', 2)]).toEqual([3, 2])
  jest.advanceTimersByTime(500)
  expect(await rate.take('a')).toBe(1500)
  jest.advanceTimersByTime(1500)
  expect(await passed(rate, 'a', 5)).toBe(3)
})

test('a window ends in time though the clock of the machine steps back, and nobody is asked to wait longer', async () => {
  const rate = new Rate({ points: 1, seconds: 2 })
  await rate.take('a')
  jest.setSystemTime(Date.now() - 600_000)
  expect(await rate.take('a')).toBe(2000)
  expect(await rate.waitOf('a')).toBe(2000)
  jest.advanceTimersByTime(2000)
  expect(await rate.take('a')).toBeNull()
})

test('a flood of names keeps the memory bounded and forgets who was quiet longest', async () => {
  const rate = new Rate({ points: 1, seconds: 60 }, 10)
  await passed(rate, 'quiet', 1)
  await passed(rate, 'busy', 1)
  for (let i = 0; i < 500; i += 1) {
    await passed(rate, `flood ${i}`, 1)
    if (i % 5 === 0) await passed(rate, 'busy', 1)
  }
  expect(jest.getTimerCount()).toBeLessThanOrEqual(10)
  expect([await passed(rate, 'busy', 1), await passed(rate, 'quiet', 1)]).toEqual([0, 1])
})

test('no more than ten thousand names are kept where nobody says how many', async () => {
  const rate = new Rate({ points: 1, seconds: 60 })
  for (let i = 0; i < 10_010; i += 1) await rate.take(`flood ${i}`)
  expect(jest.getTimerCount()).toBe(10_000)
})

test('a look counts nothing, and shows when no attempt remains', async () => {
  const rate = new Rate({ points: 2, seconds: 60 })
  for (let i = 0; i < 5; i++) expect(await rate.waitOf('a')).toBeNull()
  await rate.take('a')
  expect(await rate.waitOf('a')).toBeNull()
  await rate.take('a')
  expect(await rate.waitOf('a')).toBeGreaterThan(50_000)
  expect(await rate.waitOf('b')).toBeNull()
})
