import { BET_TYPES } from '@touchline/contracts/odds'
import { findsNames } from '../../board/domain/finds-names'
import { type MatchFilter, passesFilter } from './match-filter'

const HDP = 1 << BET_TYPES.indexOf('hdp')
const league = { id: 1, name: 'England Premier League', country: 'EN', order: 1 }
const facts = { league: 1, home: 'Arsenal', away: 'Chelsea', kickoff: 500, type: 0, period: 0 }
const all: MatchFilter = {
  view: 'hdpou',
  day: null,
  window: null,
  finds: null,
  leagues: null,
}

const finds = (words: string) => (names: readonly string[]) => findsNames(words)(names.join(' '))

test.each<[what: string, filter: Partial<MatchFilter>, passes: boolean]>([
  ['no filter', {}, true],
  ['its window', { window: { from: 400, to: 600 } }, true],
  ['a later window', { window: { from: 600, to: 700 } }, false],
  ['its day', { day: 0 }, true],
  ['another day', { day: 1 }, false],
  ['its team', { finds: finds('ARS') }, true],
  ['its league and team', { finds: finds('premier chelsea') }, true],
  ['another team', { finds: finds('everton') }, false],
  ['its league', { leagues: new Set([1, 2]) }, true],
  ['another league', { leagues: new Set([2]) }, false],
  ['outrights', { view: 'outright' }, false],
  ['parlays', { view: 'parlay' }, true],
  ['a view of bets that it does not offer', { view: 'htft' }, false],
])('with %s it passes: %s → %s', (_what, filter, passes) => {
  expect(
    passesFilter({ id: 7, facts, head: { parlay: true, offers: HDP } }, league, false, { ...all, ...filter }),
  ).toBe(passes)
})

test('a match in play is past its kick-off and passes any window', () => {
  expect(
    passesFilter({ id: 7, facts, head: { parlay: true, offers: HDP } }, league, true, {
      ...all,
      window: { from: 600, to: 700 },
    }),
  ).toBe(true)
})

test('an ended match is not listed', () => {
  const ended = { ...facts, period: 4 }
  expect(passesFilter({ id: 7, facts: ended, head: { parlay: true, offers: HDP } }, league, true, all)).toBe(
    false,
  )
})

test('an outright is listed only among outrights', () => {
  const outright = { id: 9, facts: { ...facts, type: 2 }, head: { parlay: false, offers: HDP } }
  expect([
    passesFilter(outright, league, false, all),
    passesFilter(outright, league, false, { ...all, view: 'outright' }),
  ]).toEqual([false, true])
})

test('a view of one kind of bet lists what offers it', () => {
  const offers = HDP | (1 << BET_TYPES.indexOf('htft'))
  const match = { id: 7, facts, head: { parlay: false, offers } }
  expect(passesFilter(match, league, false, { ...all, view: 'htft' })).toBe(true)
})
