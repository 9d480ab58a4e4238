import { priceMove } from './price-move'

const single = {
  ...({ kind: 'single', bet_type: 'hdp', period: 0, selection: 'away', line: -2 } as const),
  ...({ odds: 96, odds_type: 1 } as const),
}

test.each([
  ['on its own line', single, [{ line: -2, prices: [-60, 52] }], [52, -2]],
  [
    'on the nearest line that has a price',
    single,
    [
      { line: -10, prices: [90, 90] },
      { line: -4, prices: [0, 0] },
      { line: -6, prices: [88, 94] },
    ],
    [94, -6],
  ],
  ['in its own odds type', { ...single, odds_type: 2 }, [{ line: -2, prices: [84, -92] }], [108, -2]],
  [
    'of a leg that is combined, as that counts it',
    { ...single, kind: 'parlay', odds: 196, odds_type: 4 },
    [{ line: -2, prices: [83, -87] }],
    [214, -2],
  ],
] as const)('the price that rejected a bet is %s', (_, leg, market, to) => {
  expect(priceMove(leg, market)).toEqual({ what: 'price', from: [leg.odds, -2], to })
})

test('is null where nothing is priced', () => expect(priceMove(single, [])).toBeNull())
