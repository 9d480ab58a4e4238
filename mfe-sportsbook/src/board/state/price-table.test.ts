import { sportRules } from '@touchline/rules'
import { PriceTable } from './price-table'

const [FOOTBALL, BASKETBALL] = [1, 2]

/** The directions of each price after the first one. */
function directionsOf(prices: readonly number[], sport: number, isMalay: boolean): number[] {
  const table = new PriceTable()
  const [first = 0, ...later] = prices
  const place = table.take(1)
  table.start(place, first)
  return later.map((price) => {
    table.set(place, price, sportRules(sport).priceStep, isMalay)
    return table.direction(place)
  })
}

describe('a price is marked when it moved by more than the step of its sport', () => {
  test.each([
    ['a small move', FOOTBALL, true, [90, 91], [0]],
    ['a large move', FOOTBALL, true, [90, 93], [1]],
    ['small moves that add up', FOOTBALL, true, [90, 92, 94, 95], [0, 1, 0]],
    ['small moves there and back', FOOTBALL, true, [90, 91, 90, 89, 90], [0, 0, 0, 0]],
    ['a large move across the negative prices', FOOTBALL, true, [98, -98], [1]],
    ['a price worsening below zero', FOOTBALL, true, [-90, -95], [-1]],
    ['a high correct score', FOOTBALL, false, [2500, 2700, 2900], [0, 0]],
    ['a low decimal price', FOOTBALL, false, [158, 162], [1]],
    ['basketball, whose prices move all the time', BASKETBALL, true, [90, 93, 94], [0, 1]],
    ['a price that is offered anew', FOOTBALL, true, [0, 90, 0, 95], [0, 0, 0]],
  ] as const)('%s', (_, sport, isMalay, prices, directions) => {
    expect(directionsOf(prices, sport, isMalay)).toEqual(directions)
  })

  test('at a new place with the moves of the old one', () => {
    const table = new PriceTable()
    const [old, next] = [table.take(1), table.take(1)]
    table.start(old, 90)
    table.set(old, 92, 0.75, true)
    table.continue(next, old)
    table.set(next, 94, 0.75, true)
    expect(table.direction(next)).toBe(1)
  })
})
