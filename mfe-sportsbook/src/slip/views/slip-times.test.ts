import { kickoffWords } from './slip-times'

// 21/11 23:22 in GMT+8.
const NOW = Date.UTC(2026, 10, 21, 15, 22)
const MINUTE = 60_000

test.each([
  { it: 'before midnight', kickoff: NOW + 37 * MINUTE, expected: '23:59' },
  { it: 'at midnight', kickoff: NOW + 38 * MINUTE, expected: '22/11\u00a000:00' },
  { it: 'in the night to come', kickoff: NOW + 158 * MINUTE, expected: '22/11\u00a002:00' },
  { it: 'a week later', kickoff: NOW + 7 * 1440 * MINUTE, expected: '28/11\u00a023:22' },
  { it: 'on this day before now', kickoff: NOW - 60 * MINUTE, expected: '22:22' },
  { it: 'yesterday', kickoff: NOW - 1440 * MINUTE, expected: '20/11\u00a023:22' },
])('a kick-off $it is called "$expected", as the board calls it', ({ kickoff, expected }) => {
  expect(kickoffWords(kickoff, NOW)).toBe(expected)
})
