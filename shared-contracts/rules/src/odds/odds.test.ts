import { ASIAN_BET_TYPES, BET_TYPES, isAsian } from '@touchline/contracts/odds'
import { compareInHk } from './compare-in-hk'
import { displayOdds } from './display-odds'
import { formatOdds } from './format-odds'
import { parlayPrice } from './parlay-price'

describe('comparing prices', () => {
  test.each([
    { a: -90, typeA: 1, b: 95, typeB: 1, better: 1 },
    { a: 95, typeA: 1, b: -90, typeB: 1, better: -1 },
    { a: -80, typeA: 1, b: -90, typeB: 1, better: 1 },
    { a: 100, typeA: 1, b: -100, typeB: 1, better: 0 },
    { a: 196, typeA: 4, b: 96, typeB: 1, better: 0 },
    { a: -104, typeA: 3, b: 96, typeB: 2, better: 1 },
  ] as const)('$a of type $typeA against $b of type $typeB: $better', ({ a, typeA, b, typeB, better }) => {
    expect(compareInHk(a, typeA, b, typeB)).toBe(better)
  })
})

describe('what a player sees', () => {
  test.each(ASIAN_BET_TYPES)('%s follows the odds type of the player', (betType) => {
    expect(displayOdds(betType, -87, 1)).toEqual({ odds: -87, type: 1 })
    expect(displayOdds(betType, -87, 2)).toEqual({ odds: 114, type: 2 })
    expect(displayOdds(betType, 96, 3)).toEqual({ odds: -104, type: 3 })
    expect(displayOdds(betType, 96, 4)).toEqual({ odds: 196, type: 4 })
    expect(displayOdds(betType, 96, 5)).toEqual({ odds: 96, type: 1 })
  })

  test.each(BET_TYPES.filter((type) => !isAsian(type)))('%s stays decimal for everybody', (betType) => {
    for (const type of [1, 2, 3, 4, 5] as const)
      expect(displayOdds(betType, 363, type)).toEqual({ odds: 363, type: 4 })
  })

  test.each([
    [-96, '\u22120.96'],
    [196, '1.96'],
    [5, '0.05'],
    [20_000, '200.00'],
    [-104, '\u22121.04'],
  ])('%s is printed %s', (odds, printed) => {
    expect(formatOdds(odds)).toBe(printed)
  })
})

describe('the price of a parlay leg', () => {
  test.each([
    ['hdp', -87, 214],
    ['hdp', 96, 196],
    ['ou', -30, 433],
    ['ml', -100, 200],
    ['oxt', 363, 363],
    ['tw', 185, 185],
  ] as const)('%s at %s counts %s', (betType, stored, price) => {
    expect(parlayPrice(betType, stored)).toBe(price)
  })
})
