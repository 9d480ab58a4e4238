import { LEAGUES } from '../leagues'
import my from './my.json'

const named: Readonly<Record<string, string>> = my.teams
const leagues: Readonly<Record<string, string>> = my.leagues

/** Games of e-sports are called by their English names everywhere. */
const ESPORTS = 9

test('every league and team has a Burmese name, so that no Latin letters are among them', () => {
  const own = LEAGUES.filter(({ sport }) => sport !== ESPORTS)
  expect(own.map(({ name }) => name).filter((name) => !leagues[name])).toEqual([])
  const teams = own.flatMap((league) => league.teams.map(({ name }) => name))
  expect(teams.filter((name) => !named[name])).toEqual([])
})
