import type { LegToCombine } from '@touchline/rules'
import { combinationFault } from './slip-combination'

const legOf = (parentId: number, change: Partial<LegToCombine> = {}): LegToCombine => ({
  ...{ parentId, leagueId: `league ${parentId}`, outright: false, live: false, comboMin: 2 },
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
