/** @jest-environment jsdom */
import { uxMenu } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { sampleSnapshot } from '../../testing/sample-frames'
import { HotMatchesStore } from './hot-matches-store'

const atOnce = (run: () => void) => {
  run()
  return () => undefined
}

test('hot are the matches that the server ranks first, in play or not, two of a league', async () => {
  const fake = createFakeHost()
  fake.answer(uxMenu, { hot: [58, 3, 2, 4, 51], sports: [] })
  const store = new HotMatchesStore(fake.host, atOnce)
  await store.rank()
  const { now } = fake.clock
  fake.frames.next(sampleSnapshot({ matches: 4, market: 3, now }))
  fake.frames.next(sampleSnapshot({ matches: 20, market: 2, now, firstId: 50 }))
  const ids = store.matches.map(({ id }) => id)
  // Of one league, two.
  expect(ids.slice(0, 3)).toEqual([58, 3, 2])
  expect(ids).toHaveLength(6)
  store.dispose()
})

test('while no rank is known, hot are six matches of the first leagues, two of each', () => {
  const fake = createFakeHost()
  const store = new HotMatchesStore(fake.host, atOnce)
  fake.frames.next(sampleSnapshot({ matches: 20, market: 2, now: fake.clock.now }))
  expect(store.matches.map((match) => match.facts.league)).toEqual([1, 1, 2, 2, 3, 3])
  const [first, second] = store.matches
  expect(first?.facts.kickoff).toBeLessThanOrEqual(second?.facts.kickoff ?? 0)
  store.dispose()
  expect(fake.open.size).toBe(0)
})
