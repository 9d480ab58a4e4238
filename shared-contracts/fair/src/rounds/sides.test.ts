import { roundKind } from './kinds'
import { sidesOf } from './sides'

const kindOf = (code: string) =>
  roundKind(code) ?? (roundKind('vd') as NonNullable<ReturnType<typeof roundKind>>)

test('the sides of a match are those of its facts', () => {
  expect(sidesOf(kindOf('vs'), 'vs:20261122:0001', { home: 'Old Quay', away: 'Monsoon FC' })).toEqual([
    'Old Quay',
    'Monsoon FC',
  ])
})

test.each(['s41', 's42', 's43', 's44', 's47', 's52', 's53'])(
  'two different names meet in each round of %s',
  (code) => {
    for (let number = 1; number <= 50; number++) {
      const id = `fight:${code}:${number}`
      const sides = sidesOf(kindOf(code), id, {})
      expect(new Set(sides).size).toBe(2)
      expect(sidesOf(kindOf(code), id, {})).toEqual(sides)
    }
  },
)

test.each(['vd', 'keno', 's40', '4d'])('rounds of %s have no sides', (code) => {
  expect(sidesOf(kindOf(code), 'x', {})).toEqual([])
})
