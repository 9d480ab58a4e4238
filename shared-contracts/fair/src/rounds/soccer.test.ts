import { drawsOf } from '../fairness/draws'
import { VECTOR_SEED } from '../testing/vectors'
import { factsHash } from './facts-hash'
import { matchGrids, soccerModel } from './soccer'

const facts = { home: 'A', away: 'B', ...matchGrids(1.6, 1.05, -0.06) }
const model = soccerModel([
  ['A', 1.4],
  ['B', 1.2],
])

test('weights of both halves', () => {
  expect(facts.first.slice(0, 9)).toEqual([309659, 137193, 33875, 5335, 630, 60, 5, 212301, 109433])
  expect(facts.second.slice(0, 9)).toEqual([239926, 127358, 38825, 7474, 1079, 125, 12, 197788, 125422])
  expect(factsHash(facts.first)).toMatch(/^47a3d28e.*3a04a44812$/)
  expect(factsHash(facts.second)).toMatch(/^e1da70c4.*1e22f59d$/)
})

test('the goals of a published round', () => {
  const draws = drawsOf({ seed: VECTOR_SEED, clientSeed: 'vs:48:20261122:0001', nonce: 0 })
  const result = model.draw(facts, draws)
  expect(result.half).toEqual([0, 1])
  expect(result.full).toEqual([2, 1])
  expect(result.goals).toEqual([
    { side: 'away', minute: 28 },
    { side: 'home', minute: 47 },
    { side: 'home', minute: 78 },
  ])
})

test('prices of all markets come from the weights', () => {
  const oxt = model.list(facts, 'oxt').map(({ odds }) => odds)
  expect(oxt).toEqual([192, 363, 375])
  for (const market of model.markets)
    for (const pick of model.list(facts, market)) expect(model.price(facts, pick)).toBe(pick.odds)
  expect(model.price(facts, { market: 'oxt', selection: ['nobody'] })).toBeNull()
})

test.each([
  ['oxt', ['home'], true],
  ['hdp', ['home', '-0.5'], true],
  ['hdp', ['away', '0.5'], false],
  ['ou', ['over', '2.5'], true],
  ['cs', ['2-1'], true],
  ['cs', ['other'], false],
  ['htft', ['away', 'home'], true],
  ['tg', ['2-3'], true],
  ['fglg', ['firstAway'], true],
  ['fglg', ['lastHome'], true],
  ['fglg', ['none'], false],
])('%s %j of 0-1, then 2-1: %s', (market, selection, won) => {
  const goals = [
    { side: 'away', minute: 28 },
    { side: 'home', minute: 47 },
    { side: 'home', minute: 78 },
  ] as const
  const result = { half: [0, 1], full: [2, 1], goals } as const
  expect(model.returns(facts, { market, selection, odds: 200 }, result)).toEqual(won ? [200, 100] : [0, 1])
})
