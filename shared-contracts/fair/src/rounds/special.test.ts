import { drawsOf } from '../fairness/draws'
import { VECTOR_SEED } from '../testing/vectors'
import { ballsModel, sumOverChance } from './balls'
import { kenoModel } from './keno-model'
import { ROUND_KINDS, roundKind } from './kinds'
import { scoresOf } from './series'

test('scores of a best of three at .55', () => {
  const scores = scoresOf({ wins: 2, home: 550_000 })
  const rounded = Object.fromEntries([...scores].map(([text, chance]) => [text, chance.toFixed(6)]))
  expect(rounded).toEqual({ '2-0': '0.302500', '2-1': '0.272250', '1-2': '0.222750', '0-2': '0.202500' })
  expect((scores.get('2-0') ?? 0) + (scores.get('2-1') ?? 0)).toBeCloseTo(0.57475, 6)
  expect((scores.get('2-1') ?? 0) + (scores.get('1-2') ?? 0)).toBeCloseTo(0.495, 6)
})

test('the sum of three balls is over 113.5 with .505072', () => {
  expect(sumOverChance()).toBeCloseTo(0.505072, 6)
})

test.each(ROUND_KINDS.map((kind) => [kind.code, kind] as const))(
  '%s draws, lists and settles by the same facts',
  (_, { model }) => {
    const facts = model.facts('test:1')
    for (const market of model.markets)
      for (const pick of model.list(facts, market)) {
        expect(pick.odds).toBeGreaterThan(100)
        expect(model.price(facts, pick)).toBe(pick.odds)
      }
    const result = model.draw(facts, drawsOf({ seed: VECTOR_SEED, clientSeed: 'test:1', nonce: 0 }))
    expect(model.draw(facts, drawsOf({ seed: VECTOR_SEED, clientSeed: 'test:1', nonce: 0 }))).toEqual(result)
    for (const market of model.markets) {
      const [pick] = model.list(facts, market)
      if (pick) expect(model.returns(facts, pick, result)[0]).toBeGreaterThanOrEqual(0)
    }
  },
)

test('a sum of 810 refunds big in keno', () => {
  const result = { balls: [], sum: 810, up: 10, odd: 10 }
  expect(kenoModel.returns({}, { market: 'total', selection: ['big'], odds: 195 }, result)).toEqual([1, 1])
  expect(kenoModel.price({}, { market: 'pick', selection: ['3', '17'] })).toBe(950)
  expect(kenoModel.price({}, { market: 'pick', selection: ['3', '3'] })).toBeNull()
  expect(ballsModel.price({}, { market: 'ball1', selection: ['over', '40'] })).toBeNull()
  expect(roundKind('s41')?.model.markets).toEqual(['tw', 'rounds', 'method'])
})
