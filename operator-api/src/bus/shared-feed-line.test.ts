import { setImmediate } from 'node:timers/promises'
import type { TimedBatch } from '../modules/feed'
import type { RedisConnection } from './redis-connection'
import { sharedFeedLine } from './shared-feed-line'

const NOON = Date.UTC(2026, 7, 1, 4)

/** A line whose reads answer when the test resolves them, with batches by the ids of a Redis. */
function openLine() {
  const clock = { now: NOON }
  const reads: ((ids: readonly string[]) => void)[] = []
  const xRead = () =>
    new Promise((answer) => {
      reads.push((ids) => answer([{ messages: ids.map(batchOf) }]))
    })
  const redis = { asking: {}, reading: { xRead } } as unknown as RedisConnection
  const line = sharedFeedLine(redis, () => clock.now)
  const delivered: TimedBatch[] = []
  line.batches$.subscribe((batch) => delivered.push(batch))
  const answer = async (...ids: string[]) => {
    reads.shift()?.(ids)
    await setImmediate()
  }
  return { clock, answer, delivered, ages: () => delivered.map(({ at }) => clock.now - at) }
}

const batchOf = (id: string) => ({
  id,
  message: { batch: JSON.stringify({ batch_id: `batch ${id}`, events: [] }) },
})

test('batches from before the start are as old as Redis says', async () => {
  const { answer, ages } = openLine()
  await answer(`${NOON - 60_000}-0`, `${NOON - 1000}-0`)
  expect(ages()).toEqual([60_000, 1000])
})

test.each([
  ['behind ours', -600_000],
  ['ahead of ours', 600_000],
])('a batch that comes while the process reads is new though the clock of Redis is %s', async (_, apart) => {
  const { clock, answer, ages } = openLine()
  await answer()
  clock.now += 800
  await answer(`${clock.now + apart}-0`)
  expect(ages().every((age) => age >= 0 && age <= 800)).toBe(true)
})

test('a batch that comes after Redis was away is no older than the last read', async () => {
  const { clock, answer, ages } = openLine()
  await answer()
  clock.now += 30_000
  await answer(`${clock.now - 20_000}-0`)
  expect(ages()).toEqual([20_000])
})
