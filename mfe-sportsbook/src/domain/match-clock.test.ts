import { matchClock } from './match-clock'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE

test.each([
  { period: 1, ago: 22, rate: 1, shown: { period: 'first', minute: 22, added: 0 } },
  { period: 1, ago: 47, rate: 1, shown: { period: 'first', minute: 45, added: 2 } },
  { period: 2, ago: null, rate: 1, shown: { period: 'half', minute: null, added: 0 } },
  { period: 3, ago: 20, rate: 1, shown: { period: 'second', minute: 65, added: 0 } },
  { period: 3, ago: 48, rate: 1, shown: { period: 'second', minute: 90, added: 3 } },
  { period: 1, ago: 2, rate: 10, shown: { period: 'first', minute: 20, added: 0 } },
  { period: 1, ago: -1, rate: 1, shown: { period: 'first', minute: 0, added: 0 } },
  { period: 12, ago: 5, rate: 1, shown: { period: 'quarter2', minute: 5, added: 0 } },
  { period: 23, ago: null, rate: 1, shown: { period: 'set3', minute: null, added: 0 } },
])('period $period, $ago minutes on at speed $rate is $shown', ({ period, ago, rate, shown }) => {
  const base = ago === null ? null : NOW - ago * MINUTE
  expect(matchClock(period, base, rate, NOW)).toEqual(shown)
})
