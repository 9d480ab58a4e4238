import { every } from './every'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a round that takes long is not joined by another, and the next one comes when it is over', async () => {
  const ends: (() => void)[] = []
  const stop = every(1000, () => new Promise<void>((end) => ends.push(end)))
  jest.advanceTimersByTime(3500)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await Promise.resolve().then(() => undefined)
  await Promise.resolve()
  jest.advanceTimersByTime(1000)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await stop()
})

test('stopping waits for the round under way and begins no other', async () => {
  const ends: (() => void)[] = []
  const stop = every(1000, () => new Promise<void>((end) => ends.push(end)))
  jest.advanceTimersByTime(1000)
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await Promise.resolve()
  expect(stopped).toBe(false)
  ends[0]?.()
  await stopping
  jest.advanceTimersByTime(5000)
  expect(ends).toHaveLength(1)
})
