import { BET_TYPES, MARKET_PERIODS } from '@touchline/contracts/odds'
import { lineId, linePlace, MATCH_IDS, myanmarId } from './line-id'

const HIGHEST = MATCH_IDS - 1

test('no two lines of a match have one id, and all are between those of its neighbours', () => {
  const seen = new Set<number>()
  let lines = 0
  for (const period of MARKET_PERIODS) {
    for (const type of BET_TYPES) {
      const values =
        type === 'hdp'
          ? Array.from({ length: 1000 }, (_, i) => i - 500)
          : type === 'ou'
            ? [
                ...Array.from({ length: 800 }, (_, i) => i),
                ...Array.from({ length: 1200 }, (_, i) => 800 + 2 * i),
              ]
            : [0]
      for (const value of values) {
        lines += 1
        seen.add(lineId(7, type, period, value))
      }
    }
  }
  for (const kind of [0, 1] as const) seen.add(myanmarId(7, kind))
  expect(seen.size).toBe(lines + 2)
  const ids = [...seen]
  expect(ids.every((id) => id >= lineId(7, 'hdp', 0, -500) && id < lineId(8, 'hdp', 0, -500))).toBe(true)
})

test('the highest id is a safe integer', () => {
  expect(Number.isSafeInteger(myanmarId(HIGHEST, 1))).toBe(true)
  expect(lineId(HIGHEST, 'orz', 123, 0)).toBeLessThan(myanmarId(HIGHEST, 1))
  expect(myanmarId(HIGHEST, 1) - lineId(HIGHEST, 'hdp', 0, -500)).toBeLessThan(2 ** 18)
})

test('bet types have room to grow', () => expect(BET_TYPES.length).toBeLessThanOrEqual(100))

// Stored bets name these: another number for one of them would lead to another line.
test.each([
  ['hdp', 0, -2, 498],
  ['hdp', 1, -2, 3598],
  ['ou', 0, 10, 1010],
  ['ou', 0, 898, 1849],
  ['oxt', 0, 0, 3003],
  ['ml', 11, 0, 24_704],
  ['hdp', 21, 6, 50_106],
] as const)('%s of part %i at %i stays at place %i', (type, period, line, place) => {
  expect(linePlace(type, period, line)).toBe(place)
})

test.each([
  ['half time', 'hdp', 2, 0],
  ['a handicap of 125', 'hdp', 0, 500],
  ['a total below nothing', 'ou', 0, -4],
  ['a quarter line above 200', 'ou', 0, 801],
  ['a total of 800', 'ou', 0, 3200],
] as const)('%s has no place', (_, type, period, line) => {
  expect(linePlace(type, period, line)).toBeNull()
  expect(() => lineId(7, type, period, line)).toThrow(RangeError)
})
