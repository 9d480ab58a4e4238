import { matchOf } from '../../testing/room-page'
import { possibleOfPick, possibleOfTicket, pricedChoice, productOf } from './pick-choice'

const leg = (match_id: number, odds: number) =>
  ({ match_id, bet_type: 'hdp', selection: 'home', line_id: 1, line: -2, odds }) as const

describe('a choice of a pick', () => {
  test.each([
    ['hdp', 'home', 92],
    ['hdp', 'away', -98],
    ['ou', 'over', -93],
    ['ou', 'under', 87],
  ] as const)('%s %s has its price of the offers', (bet_type, selection, odds) => {
    expect(pricedChoice(matchOf(), { bet_type, selection })).toMatchObject({ odds, match_id: 1 })
  })

  test('has none while nothing is offered', () => {
    expect(pricedChoice(matchOf({ offers: [] }), { bet_type: 'hdp', selection: 'home' })).toBeNull()
  })

  test.each([
    [60_000, 92, 115_200],
    [50_000, -93, 96_500],
    [0, 92, 0],
  ])('of %i hundredths at %i returns %i at most', (points, odds, possible) => {
    expect(possibleOfPick(points, odds)).toBe(possible)
  })
})

describe('a Tournament+ ticket', () => {
  test.each([
    [[92, 85], 3552n, 35_520],
    [[92, -50, 100], 11_520n, 115_200],
  ])('at %j multiplies its decimal prices', (odds, product, possible) => {
    const legs = odds.map((one, index) => leg(index, one))
    expect(productOf(legs)).toBe(product)
    expect(possibleOfTicket(10_000, legs)).toBe(possible)
  })
})
