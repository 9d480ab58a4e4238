import { clockText, matchClock } from './match-clock'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE

test.each([
  { period: 1, ago: 22, rate: 1, text: '22′' },
  { period: 1, ago: 47, rate: 1, text: '45+2′' },
  { period: 2, ago: null, rate: 1, text: '' },
  { period: 3, ago: 20, rate: 1, text: '65′' },
  { period: 3, ago: 48, rate: 1, text: '90+3′' },
  { period: 5, ago: 7, rate: 1, text: '97′' },
  { period: 5, ago: 16, rate: 1, text: '105+1′' },
  { period: 6, ago: null, rate: 1, text: '' },
  { period: 7, ago: 4, rate: 1, text: '109′' },
  { period: 7, ago: 17, rate: 1, text: '120+2′' },
  { period: 8, ago: 3, rate: 1, text: '' },
  { period: 9, ago: 3, rate: 1, text: '' },
  { period: 1, ago: 2, rate: 10, text: '20′' },
  { period: 1, ago: -1, rate: 1, text: '0′' },
  { period: 12, ago: 8.5, rate: 1, minutes: 12, text: '3:30' },
  { period: 15, ago: 0.5, rate: 12, minutes: 5, text: '0:00' },
  { period: 12, ago: 5, rate: 1, text: '' },
  { sport: 13, period: 3, ago: 5, rate: 1, text: '35′' },
  { period: 23, ago: 30, rate: 1, text: '' },
])(
  'period $period, $ago minutes on at speed $rate: "$text"',
  ({ sport = 1, period, ago, rate, minutes = null, text }) => {
    const clockBase = ago === null ? null : NOW - ago * MINUTE
    expect(clockText(matchClock({ sport, period, clockBase, minutes }, rate, NOW))).toBe(text)
  },
)
