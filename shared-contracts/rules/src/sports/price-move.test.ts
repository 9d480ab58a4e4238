import { chanceOf, chanceOnLine, rejectedByPrice } from './price-move'

test.each([
  ['hdp', [96, 96], 0, 5000],
  ['hdp', [-96, -96], 1, 5000],
  ['hdp', [50, -60], 0, 6400],
  ['ml', [20, -30], 0, 7831],
  ['oxt', [192, 363, 375], 0, 4900],
  ['hdp', [0, 96], 0, null],
  ['hdp', [96, 0], 0, null],
  ['orz', [250], 0, null],
  ['hdp', [96, 96], -1, null],
] as const)('%s at %j: place %i has the chance %s', (betType, prices, place, chance) => {
  expect(chanceOf(betType, prices, place)).toBe(chance)
})

describe('the chance of a selection on its own line', () => {
  // Home giving 6.5 is even, 5.5 likelier, 7.5 less so.
  const lines = [
    { line: -26, prices: [96, 96] },
    { line: -22, prices: [90, -98] },
    { line: -30, prices: [-98, 90] },
  ]
  const [low, , high] = [-30, -26, -22].map((line) =>
    chanceOnLine({ betType: 'hdp', place: 0, line }, lines),
  ) as [number, number, number]

  test('is that of the line where it is shown', () => {
    expect(chanceOnLine({ betType: 'hdp', place: 0, line: -26 }, lines)).toBe(5000)
    expect(low).toBeLessThan(5000)
    expect(high).toBeGreaterThan(5000)
  })

  test.each([
    ['between two others', -24, 5000, high],
    ['beyond the easiest', -18, high, 10_000],
    ['beyond the hardest', -34, 0, low],
  ] as const)('lies %s when it was removed from the board', (_, line, least, most) => {
    const chance = chanceOnLine({ betType: 'hdp', place: 0, line }, lines)
    expect(chance).toBeGreaterThan(least)
    expect(chance).toBeLessThan(most)
  })

  test('is unknown where the market shows nothing, or one other line alone', () => {
    expect(chanceOnLine({ betType: 'hdp', place: 0, line: -26 }, [])).toBeNull()
    expect(chanceOnLine({ betType: 'hdp', place: 0, line: -18 }, lines.slice(0, 1))).toBeNull()
  })
})

test.each([
  [2, 5000, 5400, false],
  [2, 5000, 5401, true],
  [2, 5000, 3000, false],
  [2, null, 9000, false],
  [2, 5000, null, false],
  [3, 5000, 5500, true],
  // Football's odds are fixed when the bet is sent.
  [1, 5000, 9000, false],
])('sport %i: from %s to %s rejects: %s', (sport, atBet, now, rejects) => {
  expect(rejectedByPrice(sport, atBet, now)).toBe(rejects)
})
