/** @jest-environment jsdom */
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { sampleDetail } from '../../testing/sample-detail'
import { sampleSnapshot } from '../../testing/sample-frames'
import { groupKey } from './board-match'
import { MatchFeeds } from './match-feeds'

const atOnce = (run: () => void) => {
  run()
  return () => undefined
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('readers of a match share one channel, which closes soon after the last', () => {
  const fake = createFakeHost()
  const feeds = new MatchFeeds(fake.host, atOnce)
  const book = feeds.open(3)
  expect(feeds.open(3)).toBe(book)
  const frame = sampleDetail(sampleSnapshot({ matches: 4, market: 3, now: fake.clock.now }), 3)
  if (frame) fake.frames.next(frame)
  expect(book.matchById(3)?.lineCount(groupKey(6, 0))).toBe(1)
  feeds.release(3)
  feeds.release(3)
  expect(fake.open.get('m:3')).toBe(1)
  expect(feeds.open(3)).toBe(book)
  feeds.release(3)
  jest.advanceTimersByTime(3000)
  expect(fake.open.size).toBe(0)
})
