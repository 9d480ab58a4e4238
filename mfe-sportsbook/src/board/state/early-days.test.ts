import { dayOf } from '../../shared/domain/board-filters'
import { sampleSnapshot } from '../../testing/sample-frames'
import { earlyDays } from './early-days'
import { OddsBook } from './odds-book'

const NOW = Date.UTC(2026, 10, 21, 15, 22)
function earlyGroups() {
  const book = new OddsBook()
  const snapshot = sampleSnapshot({ matches: 8, market: 1, now: NOW })
  // Four on the 23rd of November in GMT+8, from the first to the last second of it; the others a day later.
  const midnight = Date.UTC(2026, 10, 22, 16) / 1000
  for (const [i, row] of snapshot.payload[1].entries())
    row[5] = i < 4 ? midnight + ([0, 3600, 80_000, 86_399][i % 4] as number) : midnight + 86_400
  book.apply([snapshot], NOW)
  return [{ matches: [...book.matchesOf('1:1').values()] }]
}

test('Early has a tab for every day in GMT+8 on which it has matches', () => {
  const days = earlyDays(earlyGroups(), null)
  expect(days.map(({ count }) => count)).toEqual([4, 4])
  expect(days.map(({ day }) => day)).toEqual([dayOf(Date.UTC(2026, 10, 23)), dayOf(Date.UTC(2026, 10, 24))])
})

test('the chosen day takes no other away, and stays when it has no match any more', () => {
  expect(earlyDays(earlyGroups(), 20_781)).toHaveLength(2)
  expect(earlyDays(earlyGroups(), 20_700)[0]).toEqual({ day: 20_700, count: 0 })
})
