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

test.each([
  { it: 'two of one match', legs: [1, 1, 2].map((id) => legOf(id)), count: 1 },
  { it: 'two of each of two matches', legs: [1, 1, 2, 2].map((id) => legOf(id)), count: 2 },
  { it: 'three of one match', legs: [1, 2, 1, 1].map((id) => legOf(id)), count: 1 },
  {
    it: 'an outright with two matches of its league',
    legs: [legOf(1, { leagueId: 7 }), legOf(2, { leagueId: 7 }), legOf(3, { leagueId: 7, outright: true })],
    count: 1,
  },
])('legs of which $it exclude one another are $count to resolve', ({ legs, count }) => {
  expect(combinationFault(legs)).toMatchObject({ fault: 'conflict', count })
})

const outright = legOf(9, { leagueId: 7, outright: true })
const inLeague = (id: number) => legOf(id, { leagueId: 7 })

test.each([
  {
    it: 'an outright before two matches',
    legs: [outright, inLeague(1), inLeague(2)],
    places: [0, 1, 2],
    ways: ['0 without 1,2', '1 without 0', '2 without 0'],
  },
  {
    it: 'an outright after two matches',
    legs: [inLeague(1), inLeague(2), outright],
    places: [0, 1, 2],
    ways: ['0 without 2', '1 without 2', '2 without 0,1'],
  },
  {
    it: 'two of a match and their outright',
    legs: [inLeague(1), inLeague(1), outright],
    places: [0, 1, 2],
    ways: ['0 without 1,2', '1 without 0,2', '2 without 0,1'],
  },
  {
    it: 'two of each of two matches',
    legs: [1, 1, 2, 2].map((id) => legOf(id)),
    places: [0, 1, 2, 3],
    ways: ['0 without 1, no bet yet', '1 without 0, no bet yet'],
  },
])('each way out of $it takes what excludes the leg that is kept', ({ legs, places, ways }) => {
  const isValid = waysOut(legs, places).map(
    ({ kept, gone, isValid }) => `${kept} without ${gone}${isValid ? '' : ', no bet yet'}`,
  )
  expect(isValid).toEqual(ways)
})
