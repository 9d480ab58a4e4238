import { league, match, offer } from '../../testing/sample-feed'
import { readBatch } from './read-batch'

const batch = (events: unknown) => ({ batch_id: 'batch-0001', events })
/** A clock of which each look takes 4 ms. */
const clock = () => {
  let at = 0
  return () => (at += 4)
}

test('a batch is read with its events in their order', async () => {
  const events = [league(), match(1), offer(1)]
  expect(await readBatch(batch(events), clock())).toEqual({
    ok: true,
    batch: { batch_id: 'batch-0001', events },
  })
})

test('others are answered while a long batch is read', async () => {
  let answered = 0
  const others = setInterval(() => (answered += 1), 0)
  await readBatch(
    batch(Array.from({ length: 1000 }, () => match(1))),
    () => Date.now(),
    (event) => {
      const until = performance.now() + 0.1
      while (performance.now() < until);
      return { success: true, output: event } as never
    },
  )
  clearInterval(others)
  expect(answered).toBeGreaterThan(0)
})

test('nothing is looked at behind the twentieth wrong event', async () => {
  let looked = 0
  const read = await readBatch(batch(Array.from({ length: 10_000 }, () => match(0))), clock(), () => {
    looked += 1
    return { success: false, issues: [{ message: 'wrong' }] } as never
  })
  expect(read).toMatchObject({ ok: false })
  expect(looked).toBe(20)
})

test.each([
  ['no list of events', { batch_id: 'batch-0001', events: 1 }, 'events'],
  ['no id', { events: [] }, 'batch_id'],
  ['nothing', undefined, ''],
])('a batch with %s is refused as a whole', async (_, body, field) => {
  expect(await readBatch(body, clock())).toMatchObject({ ok: false, faults: [{ event: null, field }] })
})

test('of an event with many faults the first one is reported', async () => {
  const lines = Array.from({ length: 3000 }, () => ({ bet_type: 'x' }))
  const read = await readBatch(batch([{ ...offer(1), lines }]), clock())
  expect(read).toMatchObject({ ok: false, faults: [{ event: 0, field: 'lines.0.bet_type' }] })
})
