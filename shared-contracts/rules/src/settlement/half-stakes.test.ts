import * as fc from 'fast-check'
import { exposure } from '../stake/exposure'
import { bet } from '../testing/bets'
import { runs } from '../testing/runs'
import { explainSelection } from './explain-selection'
import { halfStakes } from './half-stakes'
import { payBet } from './pay-bet'
import { finishedMatch } from './sample-results'
import { settleSelection } from './settle-selection'

test.each([
  [
    'half won',
    { stake: 1000, risk: 1000, net: 480 },
    ['win', 'draw'],
    [
      [500, 500, 480],
      [500, 500, 0],
    ],
  ],
  [
    'half lost',
    { stake: 1001, risk: 901, net: -451 },
    ['draw', 'lose'],
    [
      [501, 450, 0],
      [500, 451, -451],
    ],
  ],
  [
    'lost',
    { stake: 1001, risk: 901, net: -901 },
    ['lose', 'lose'],
    [
      [501, 451, -451],
      [500, 450, -450],
    ],
  ],
  [
    'won',
    { stake: 1001, risk: 1001, net: 961 },
    ['win', 'win'],
    [
      [501, 501, 481],
      [500, 500, 480],
    ],
  ],
  ['of a whole line', { stake: 1000, risk: 1000, net: 960 }, ['win'], []],
] as const)('the halves of a bet that is %s', (_, money, grades, halves) => {
  expect(
    halfStakes(
      money,
      grades.map((grade) => ({ grade })),
    ),
  ).toEqual(halves.map(([stake, risk, net]) => ({ stake, risk, net })))
})

test('the halves are the whole, and each is what a bet of its own stake on its own line would have come to', () => {
  const goals = fc.nat(4)
  const struck = fc.record({
    line: fc.integer({ min: -6, max: 6 }).map((n) => 2 * n + 1),
    stake: fc.integer({ min: 2, max: 1_000_000 }),
    odds: fc.oneof(fc.integer({ min: 30, max: 100 }), fc.integer({ min: -100, max: -30 })),
    selection: fc.constantFrom('home', 'away'),
  })
  fc.assert(
    fc.property(struck, goals, goals, ({ line, stake, odds, selection }, home, away) => {
      const result = finishedMatch([home, away])
      const own = bet({ betType: 'hdp', selection, line })
      const parts = explainSelection(own, result)?.parts ?? []
      const paid = payBet({ grade: settleSelection(own, result) ?? 'void', stake, odds, oddsType: 1 })
      const { risk } = exposure({ stake, odds, oddsType: 1 })
      const halves = halfStakes({ stake, risk, net: paid.net }, parts)
      expect(halves).toHaveLength(2)
      for (const sum of ['stake', 'risk'] as const)
        expect(halves.reduce((all, half) => all + half[sum], 0)).toBe({ stake, risk }[sum])
      expect(halves.reduce((sum, half) => sum + half.net, 0)).toBe(paid.net)
      halves.forEach((half, place) => {
        const grade = parts[place]?.grade ?? 'void'
        if (grade === 'lose') expect(half.net).toBe(-half.risk)
        const alone = payBet({ grade, stake: half.stake, odds, oddsType: 1 })
        // Each is rounded by itself: a minor unit of risk, and one of the win.
        expect(Math.abs(half.net - alone.net)).toBeLessThanOrEqual(2)
      })
    }),
    runs(1000, 200),
  )
})
