import { markedName, suggestionsOf } from './found-places'

const NOON = Date.UTC(2026, 10, 21, 4)

test('a team leads to its nearest match, a league to its matches, whatever the board shows now', () => {
  const team = { name: 'Real Madrid', sport: 1, league: 'Spain La Liga', country: 'ES', match: 7 }
  const league = { id: 2, sport: 3, name: 'WTA Finals', country: '', market: 1 as const, matches: 4 }
  const nearest = { opponent: 'Girona', kickoff: NOON, market: 3 as const }
  expect(
    suggestionsOf({ words: 'r', teams: [{ ...team, ...nearest }], leagues: [league] }).map(({ to }) => to),
  ).toEqual([
    '/desktop?sport=1&market=live&time=0&q=Real+Madrid',
    '/desktop?sport=3&market=early&time=0&leagues=2',
  ])
})

test.each([
  ['Manchester United', 'chest', ['Man', 'chest', 'er United']],
  ['Manchester United', 'MAN', ['', 'Man', 'chester United']],
  ['Manchester United', 'mufc', ['Manchester United', '', '']],
])('of %s the words "%s" mark %j', (name, words, parts) => {
  expect(markedName(name, words)).toEqual(parts)
})
