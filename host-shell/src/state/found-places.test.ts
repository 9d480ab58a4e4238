import { markedName, suggestionsOf } from './found-places'

const NOON = Date.UTC(2026, 10, 21, 4)

test('a team leads to its nearest match, a league to its matches, from any board', () => {
  const team = { name: 'Real Madrid', sport: 1, league: 'Spain La Liga', country: 'ES', match: 7 }
  const league = { id: 2, sport: 3, name: 'WTA Finals', country: '', market: 1 as const, matches: 4 }
  const nearest = { opponent: 'Girona', kickoff: NOON, market: 3 as const }
  expect(suggestionsOf({ teams: [{ ...team, ...nearest }], leagues: [league] }).map(({ to }) => to)).toEqual([
    '/desktop?sport=1&time=0&market=live&q=Real+Madrid',
    '/desktop?sport=3&time=0&market=early&leagues=2',
  ])
})

test('a runner and an outright lead to the outrights, from any market', () => {
  const outright = {
    id: 20001,
    sport: 1,
    name: 'La Liga - Winner',
    country: 'ES',
    market: 1,
    matches: 12,
  } as const
  const runner = {
    match: 9,
    sport: 1,
    name: 'Girona',
    league: outright.name,
    league_id: 20001,
    country: 'ES',
  }
  expect(
    suggestionsOf({
      teams: [],
      leagues: [{ ...outright, outright: true }],
      runners: [{ ...runner, kickoff: NOON }],
    }).map(({ to }) => to),
  ).toEqual([
    '/desktop?sport=1&time=0&view=outright&leagues=20001&q=Girona',
    '/desktop?sport=1&time=0&view=outright&leagues=20001',
  ])
})

test.each([
  ['Manchester United', 'chest', ['Man', 'chest', 'er United']],
  ['Manchester United', 'MAN', ['', 'Man', 'chester United']],
  ['Manchester United', 'mufc', ['Manchester United', '', '']],
])('of %s the words "%s" mark %j', (name, words, parts) => {
  expect(markedName(name, words)).toEqual(parts)
})
