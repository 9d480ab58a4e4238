import fc from 'fast-check'
import { sharesOfMatch } from './match-share'

const of = (least: number, ...risks: number[]) => risks.map((risk) => ({ risk, least }))

test.each([
  { it: 'what fits is left alone', left: 100, asked: of(1, 40, 60), shares: [40, 60] },
  {
    it: 'equal bets have equal shares',
    left: 20_000,
    asked: of(10, ...Array(6).fill(5000)),
    shares: Array(6).fill(3333),
  },
  { it: 'who asks for little has it', left: 3000, asked: of(1, 100, 5000, 200), shares: [100, 2700, 200] },
  {
    it: 'as many as it gives the least share it',
    left: 1500,
    asked: of(1000, 10_000, 10_000),
    shares: [1500, 0],
  },
  { it: 'nothing is left', left: 0, asked: of(10, 50, 50), shares: [0, 0] },
])('$it', ({ left, asked, shares }) => {
  expect(sharesOfMatch(left, asked)).toEqual(shares)
})

test('shares are never more than is left, nor than was asked', () => {
  const risks = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(10 ** 6), risks, (left, least, all) => {
      const shares = sharesOfMatch(left, of(least, ...all))
      expect(shares.every((share, place) => share >= 0 && share <= (all[place] ?? 0))).toBe(true)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(left)
    }),
  )
})
