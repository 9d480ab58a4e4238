import * as fc from 'fast-check'
import { runs } from '../testing/runs'
import { formatMyanmarPrice, parseMyanmarPrice } from './myanmar-price'

describe('Burmese price notation', () => {
  test.each([
    ['1+30', 1, 30],
    ['1-50', 1, -50],
    ['2=', 2, 0],
    ['=+80', 0, 80],
    ['=-70', 0, -70],
    ['=', 0, 0],
    ['3+100', 3, 100],
  ])('%s is %s goals and %s percent, and prints as it was read', (text, goals, percent) => {
    expect(parseMyanmarPrice(text)).toEqual({ goals, percent })
    expect(formatMyanmarPrice({ goals, percent })).toBe(text)
  })

  test.each([
    ['L-70', 0, -70],
    ['1\u221250', 1, -50],
    [' 0= ', 0, 0],
  ])('%j is read too', (text, goals, percent) => {
    expect(parseMyanmarPrice(text)).toEqual({ goals, percent })
  })

  test.each(['=80', '1', '', '1+101', '1-', '+30', '1+3O', '1=30', '-1+30'])('%j is not a price', (text) => {
    expect(parseMyanmarPrice(text)).toBeNull()
  })

  test('every price survives printing and reading', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: -100, max: 100 }), (goals, percent) => {
        expect(parseMyanmarPrice(formatMyanmarPrice({ goals, percent }))).toEqual({ goals, percent })
      }),
      runs(5_000, 500),
    )
  })
})
