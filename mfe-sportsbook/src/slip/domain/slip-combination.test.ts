import type { LegToCombine } from '@touchline/rules'
import { combinationFault, waysOut } from './slip-combination'

const legOf = (parentId: number, change: Partial<LegToCombine> = {}): LegToCombine => ({
  parentId,
  leagueId: `league ${parentId}`,
  outright: false,
  live: false,
  comboMin: 2,
  ...change,
})

const ofMatches = (...ids: number[]) => ids.map((id) => legOf(id))
const inLeague = (id: number) => legOf(id, { leagueId: 7 })
const outright = legOf(9, { leagueId: 7, outright: true })

test.each([
  { it: 'two of one match', legs: ofMatches(1, 1, 2), count: 1 },
  { it: 'two of each of two matches', legs: ofMatches(1, 1, 2, 2), count: 2 },
  { it: 'three of one match', legs: ofMatches(1, 2, 1, 1), count: 1 },
  { it: 'two matches and their outright', legs: [inLeague(1), inLeague(2), outright], count: 1 },
])('legs of which $it exclude one another are $count to resolve', ({ legs, count }) => {
  expect(combinationFault(legs)).toMatchObject({ fault: 'conflict', count })
})

test.each([
  {
    it: 'an outright before two matches',
    legs: [outright, inLeague(1), inLeague(2)],
    ways: ['0 without 1,2', '1 without 0', '2 without 0'],
  },
  {
    it: 'an outright after two matches',
    legs: [inLeague(1), inLeague(2), outright],
    ways: ['0 without 2', '1 without 2', '2 without 0,1'],
  },
  {
    it: 'two of a match and their outright',
    legs: [inLeague(1), inLeague(1), outright],
    ways: ['0 without 1,2', '1 without 0,2', '2 without 0,1'],
  },
  {
    it: 'two of each of two matches',
    legs: ofMatches(1, 1, 2, 2),
    ways: ['0 without 1, no bet yet', '1 without 0, no bet yet'],
  },
])('each way out of $it removes the legs that exclude the kept one', ({ legs, ways }) => {
  const shown = waysOut(legs, [...legs.keys()]).map(
    ({ kept, gone, isValid }) => `${kept} without ${gone}${isValid ? '' : ', no bet yet'}`,
  )
  expect(shown).toEqual(ways)
})
