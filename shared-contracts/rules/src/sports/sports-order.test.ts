import { SPORTS } from '@touchline/contracts/odds'
import { movedSport, sportsInOrder } from './sports-order'

const sports = (ids: readonly number[], keyOf = (id: number) => `s${id}`) =>
  ids.map((id) => ({ id, key: keyOf(id) }))

describe('sports in order', () => {
  test.each<[what: string, own: number[], currency: 'MYR' | 'BDT', ids: number[], order: number[]]>([
    ['of everybody', [], 'MYR', [10, 9, 5, 3, 2, 1], [1, 2, 3, 9, 5, 10]],
    ['of members with BDT', [], 'BDT', [10, 9, 5, 3, 2, 1], [10, 1, 2, 3, 5, 9]],
    ['of the member', [3, 1, 2], 'MYR', [1, 2, 3], [3, 1, 2]],
    ['of the member, whatever their currency', [3, 1, 2], 'BDT', [1, 2, 3], [3, 1, 2]],
    ['of everybody when a sport was added', [3, 1, 2], 'MYR', [1, 2, 3, 9], [1, 2, 3, 9]],
    ['of everybody when a sport went', [3, 1, 2], 'MYR', [1, 2], [1, 2]],
    ['of everybody when one took the place of another', [3, 1, 2], 'MYR', [1, 2, 9], [1, 2, 9]],
    ['of everybody when one is named twice', [2, 2, 1], 'MYR', [1, 2, 3], [1, 2, 3]],
  ])('follow the order %s', (_, own, currency, ids, order) => {
    expect(sportsInOrder(own, currency, sports(ids))).toEqual(order)
  })

  test('follow by the alphabet where no order names them, special ones last', () => {
    const names: Record<number, string> = { 1: 'football', 25: 'cycling', 26: 'athletics', 43: 'boxing' }
    const named = sports([43, 25, 26, 1], (id) => names[id] ?? '')
    expect(sportsInOrder([], 'MYR', named)).toEqual([1, 26, 25, 43])
  })

  test('are those of the product unless others are given', () => {
    expect(sportsInOrder([], 'MYR')).toEqual(SPORTS.map(({ id }) => id))
  })
})

test.each([
  [0, 2, [2, 3, 1]],
  [2, 0, [3, 1, 2]],
  [1, 1, [1, 2, 3]],
  [7, 0, [1, 2, 3]],
])('the sport at %i goes to %i', (from, to, order) => {
  expect(movedSport([1, 2, 3], from, to)).toEqual(order)
})
