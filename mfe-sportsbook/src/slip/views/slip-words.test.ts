import type { BetLeg } from '@touchline/contracts/calls'
import type { Translate } from '@touchline/ui/words'
import { arsenalLeg } from '../../testing/slip-fixtures'
import { countedEvent, kickoffWords, matchAndKind, pickAlone, pickWithLine } from './slip-words'

const t = ((key: string, values?: { team?: string }) => values?.team ?? key) as Translate
const CORNERS = 'Serie A - Corners'
const leg = { home: 'Arsenal', away: 'Chelsea', line: 0, bet_type: 'hdp', selection: 'home' } as BetLeg

test.each<[string, Partial<BetLeg>]>([
  ['Arsenal −0.5', { line: -2 }],
  ['Chelsea +0.5', { line: -2, selection: 'away' }],
  ['Arsenal 1+30', { myanmar: { goals: 1, percent: 30, upper: 'home' } }],
  ['Chelsea (Arsenal 1+30)', { myanmar: { goals: 1, percent: 30, upper: 'home' }, selection: 'away' }],
  ['Arsenal (Chelsea =−70)', { myanmar: { goals: 0, percent: -70, upper: 'away' } }],
  [
    'pick.over 2−50',
    { myanmar: { goals: 2, percent: -50, upper: 'home' }, bet_type: 'ou', selection: 'over' },
  ],
])('a selection reads "%s": a line of the side that gives has its name', (text, change) => {
  expect(pickWithLine(t, { ...leg, ...change })).toBe(text)
})

test.each([
  { bet_type: 'orz', text: 'pick.team England Premier League' },
  { bet_type: 'oxt', text: 'spoken.match' },
] as const)('a receipt of $bet_type has the context $text', ({ bet_type, text }) => {
  const words = ((key: string, { team = '' } = {}) => `${key} ${team}`.trim()) as unknown as Translate
  const leg = { ...arsenalLeg({}), bet_type, period: 0 as const, league: 'England Premier League' }
  expect(matchAndKind(words, leg)).toMatch(new RegExp(`^${text} · `))
})

test.each([
  {
    league: 'Serie A - Bookings',
    market: 'counted.bookings · kind.hdp.0',
    match: 'counted.bookings · spoken.match',
  },
  { league: 'Serie A', market: 'kind.hdp.0', match: 'spoken.match' },
])('of $league a leg says what it counts: "$match"', ({ league, market, match }) => {
  const words = ((key: string) => key) as unknown as Translate
  const leg = { ...arsenalLeg({}), league, market: 2 as const }
  expect(matchAndKind(words, leg)).toBe(`spoken.match · ${market}`)
  expect(countedEvent(words, leg)).toBe(match)
})

test.each<[string, Partial<BetLeg>]>([
  ['Arsenal −0.5', { line: -2 }],
  ['Arsenal −0.5 (counted.corners)', { line: -2, league: CORNERS }],
  ['pick.over 2.5 (spoken.match)', { bet_type: 'ou', selection: 'over', line: 10 }],
  [
    'pick.over 2.5 (counted.corners · spoken.match)',
    { bet_type: 'ou', selection: 'over', line: 10, league: CORNERS },
  ],
  ['pick.draw (spoken.match)', { bet_type: 'oxt', selection: 'X' }],
  ['pick.score (spoken.match)', { bet_type: 'cs', selection: '1-0' }],
  ['Arsenal', { bet_type: 'oxt', selection: '1' }],
  ['pick.outright (Serie A)', { bet_type: 'orz', selection: 'win' }],
])('in a notice a selection is called "%s"', (text, change) => {
  const words = ((key: string, values?: { team?: string }) =>
    key === 'pick.team' ? values?.team : key) as Translate
  expect(pickAlone(words, { ...leg, league: 'Serie A', ...change })).toBe(text)
})

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
