/** @jest-environment jsdom */
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { sampleSnapshot } from '../../testing/sample-frames'
import { HotMatchesStore } from './hot-matches-store'

const atOnce = (run: () => void) => {
  run()
  return () => undefined
}

test('hot are six matches of the first leagues, two of each', () => {
  const fake = createFakeHost()
  const store = new HotMatchesStore(fake.host, atOnce)
  fake.frames.next(sampleSnapshot({ matches: 20, market: 2, now: fake.clock.now }))
  expect(store.matches.map((match) => match.facts.league)).toEqual([1, 1, 2, 2, 3, 3])
  const [first, second] = store.matches
  expect(first?.facts.kickoff).toBeLessThanOrEqual(second?.facts.kickoff ?? 0)
  store.dispose()
  expect(fake.open.size).toBe(0)
})
