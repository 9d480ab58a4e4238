import type { OddsType } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import { malayPrices } from '../testing/arbitraries'
import { profitPerUnit } from '../testing/oracle'
import { runs } from '../testing/runs'
import { convertBetween, convertOdds } from './convert-odds'

const [MY, HK, ID, DEC, MM] = [1, 2, 3, 4, 5] as const

describe('odds types', () => {
  test.each<[number, Record<OddsType, number>]>([
    [-87, { [MY]: -87, [HK]: 114, [ID]: 114, [DEC]: 214, [MM]: -87 }],
    [96, { [MY]: 96, [HK]: 96, [ID]: -104, [DEC]: 196, [MM]: 96 }],
    [-88, { [MY]: -88, [HK]: 113, [ID]: 113, [DEC]: 213, [MM]: -88 }],
    [35, { [MY]: 35, [HK]: 35, [ID]: -285, [DEC]: 135, [MM]: 35 }],
    [100, { [MY]: -100, [HK]: 100, [ID]: -100, [DEC]: 200, [MM]: -100 }],
    [-100, { [MY]: -100, [HK]: 100, [ID]: -100, [DEC]: 200, [MM]: -100 }],
  ])('a Malay master of %s shows as %j', (master, shown) => {
    for (const [type, odds] of Object.entries(shown))
      expect(convertOdds(master, Number(type) as OddsType)).toBe(odds)
  })

  test.each([
    { odds: 115, from: HK, to: MY, shown: -86 },
    { odds: 35, from: HK, to: ID, shown: -285 },
    { odds: 214, from: DEC, to: HK, shown: 114 },
    { odds: -104, from: ID, to: MY, shown: 96 },
    { odds: 250, from: DEC, to: MY, shown: -66 },
    { odds: 150, from: DEC, to: ID, shown: -200 },
  ])('printed tables truncate: $odds of type $from is $shown of type $to', ({ odds, from, to, shown }) => {
    expect(convertBetween(odds, from, to)).toBe(shown)
  })

  test('deriving from a shown price drifts, which is why only the master is converted', () => {
    expect(convertBetween(convertBetween(115, HK, MY), MY, HK)).toBe(116)
  })

  test('every Malay price converts as exact division cut at two places', () => {
    fc.assert(
      fc.property(malayPrices, (master) => {
        const pays = profitPerUnit(master, MY)
        const hongKong = pays.times(profitPerUnit(100, HK)).over(profitPerUnit(1, HK)).cut()
        expect(convertOdds(master, HK)).toBe(hongKong)
        expect(convertOdds(master, DEC)).toBe(hongKong + 100)
        expect(convertOdds(master, MY)).toBe(master === 100 ? -100 : master)
        const even = Math.abs(master) === 100
        const indonesian = master < 0 ? hongKong : -Math.trunc(10_000 / master)
        expect(convertOdds(master, ID)).toBe(even ? -100 : indonesian)
      }),
      runs(10_000),
    )
  })

  test.each([
    { odds: 0, type: MY },
    { odds: 0.5, type: MY },
    { odds: 100, type: DEC },
    { odds: -5, type: HK },
  ])('$odds of type $type is no price', ({ odds, type }) => {
    expect(() => convertBetween(odds, type, MY)).toThrow(RangeError)
  })

  test('a price too long for Malay is refused instead of shown as 0.00', () => {
    expect(() => convertBetween(50_000, DEC, MY)).toThrow(RangeError)
  })
})
