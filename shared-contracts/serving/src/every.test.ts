import { every } from './every'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Rounds that end when the test ends them. */
function slowRounds() {
  const ends: (() => void)[] = []
  return { ends, run: () => new Promise<void>((end) => ends.push(end)) }
}

test('a round that takes long is not joined by another, and the next one comes when it is over', async () => {
  const { ends, run } = slowRounds()
  const stop = every(1000, run)
  await jest.advanceTimersByTimeAsync(3500)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await jest.advanceTimersByTimeAsync(1000)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await stop()
})

test('stopping waits for the round under way and begins no other', async () => {
  const { ends, run } = slowRounds()
  const stop = every(1000, run, { atOnce: true })
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await jest.advanceTimersByTimeAsync(1000)
  expect(stopped).toBe(false)
  ends[0]?.()
  await stopping
  await jest.advanceTimersByTimeAsync(5000)
  expect(ends).toHaveLength(1)
})

test.each([
  [
    'at once',
    () => {
      throw new Error('away')
    },
  ],
  ['later', () => Promise.reject(new Error('away'))],
])('a round that fails %s is reported, and the next one runs', async (_, run) => {
  const failures: string[] = []
  const stop = every(1000, run, { onError: (error) => failures.push(String(error)) })
  await jest.advanceTimersByTimeAsync(2000)
  await stop()
  expect(failures).toEqual(['Error: away', 'Error: away'])
})
