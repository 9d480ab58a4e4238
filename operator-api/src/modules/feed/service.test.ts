import { league, match, NOON, result } from '../../testing/sample-feed'
import type { FeedEvent } from './rules'
import { createFeed, ownFeedLine, type ResultEvent, type ResultSource } from './service'

function openFeed(resultSource?: ResultSource) {
  let now = NOON
  const line = ownFeedLine(() => now)
  const feed = createFeed({ now: () => now, line, resultSource })
  const published: { events: readonly FeedEvent[]; at: number }[] = []
  const results: ResultEvent[] = []
  feed.events$.subscribe((batch) => published.push(batch))
  feed.results$.subscribe((result) => results.push(result))
  return { feed, line, published, results, wait: (ms: number) => (now += ms) }
}

test('events carry the time at which they were published, however late they arrive', () => {
  const { feed, published, wait } = openFeed()
  feed.publish([league()])
  wait(60_000)
  feed.publish([match(7)], NOON + 1000)
  expect(published).toEqual([
    { events: [league()], at: NOON },
    { events: [match(7)], at: NOON + 1000 },
  ])
})

test('it is as fresh as its newest word; an empty batch is one', () => {
  const { feed, wait } = openFeed()
  feed.publish([league()])
  wait(3000)
  feed.publish([])
  feed.publish([match(7)], NOON + 1000)
  expect(feed.freshAt()).toBe(NOON + 3000)
})

test('a batch that is dated ahead makes it no fresher', () => {
  const { feed, wait } = openFeed()
  feed.publish([league()])
  wait(3000)
  feed.publish([match(7)], NOON + 600_000)
  expect(feed.freshAt()).toBe(NOON)
})

test('a batch that is delivered twice is published once', async () => {
  const { line, published } = openFeed()
  for (const batch_id of ['batch-0001', 'batch-0001', 'batch-0002']) await line.push({ batch_id, events: [] })
  expect(published).toHaveLength(2)
})

test.each([
  ['is published once however many come between, while its signature is good', 10 * 60_000, 1],
  ['is forgotten after that', 10 * 60_000 + 1, 2],
])('a batch %s', async (_case, later, times) => {
  const { feed, line, published, wait } = openFeed()
  const batch = { batch_id: 'batch-first', events: [league()] }
  await line.push(batch)
  wait(later)
  for (let count = 0; count < 20_000; count += 1) await line.push({ batch_id: `batch-${count}`, events: [] })
  await line.push(batch)
  expect(published.filter(({ events }) => events.length > 0)).toHaveLength(times)
  feed.close()
})

test('nothing is published after the end', async () => {
  const { feed, line, published } = openFeed()
  feed.close()
  await line.push({ batch_id: 'batch-0001', events: [] })
  expect(published).toEqual([])
})

test('a result is published once for each revision, and an older one never', () => {
  const { feed, results } = openFeed()
  feed.publish([result(7, 1, null), result(7, 1, null), result(7, 3, [1, 0]), result(7, 2, [0, 0])])
  expect(results.map(({ revision, at }) => [revision, at])).toEqual([
    [1, NOON],
    [3, NOON],
  ])
})

test('results come from this process, and otherwise from the source', async () => {
  const asked: number[][] = []
  const ended = { ...(result(9, 2, [3, 1]) as ResultEvent), at: NOON }
  const { feed } = openFeed(async (ids) => {
    asked.push([...ids])
    return [ended]
  })
  feed.publish([result(7, 2, [1, 0])])
  const known = await feed.resultsOf([7, 8, 9])
  expect(known.map(({ match: id, revision }) => [id, revision])).toEqual([
    [7, 2],
    [9, 2],
  ])
  expect(asked).toEqual([[8, 9]])
})
