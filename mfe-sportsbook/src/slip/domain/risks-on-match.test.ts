import fc from 'fast-check'
import { risksOnMatch } from './several'

const of = (least: number, ...risks: number[]) => risks.map((risk) => ({ risk, least }))

test.each([
  { it: 'what fits is left alone', left: 100, asked: of(1, 40, 60), risks: [40, 60] },
  {
    it: 'equal bets have equal shares',
    left: 20_000,
    asked: of(10, ...Array(6).fill(5000)),
    risks: Array(6).fill(3333),
  },
  { it: 'who asks for little has it', left: 3000, asked: of(1, 100, 5000, 200), risks: [100, 2700, 200] },
  {
    it: 'as many as it gives the least share it',
    left: 1500,
    asked: of(1000, 10_000, 10_000),
    risks: [1500, 0],
  },
  { it: 'nothing is left', left: 0, asked: of(10, 50, 50), risks: [0, 0] },
  { it: 'it is less than the least of one', left: 150, asked: of(1000, 10_000), risks: [0] },
  {
    it: 'the room of one that does not fit is that of the next',
    left: 700,
    asked: [...of(1000, 9000), ...of(500, 9000)],
    risks: [0, 700],
  },
  {
    it: 'nobody has less than its least',
    left: 1600,
    asked: [...of(1000, 9000), ...of(500, 9000)],
    risks: [1000, 600],
  },
  { it: 'a stake below the least is raised to it', left: 1500, asked: of(1000, 500, 9000), risks: [1000, 0] },
])('$it', ({ left, asked, risks: expected }) => {
  expect(risksOnMatch(left, asked)).toEqual(expected)
})

test('the risks fit the remaining limit, each at least its minimum and at most its request, and all that fit get one', () => {
  const bet = fc.record({ risk: fc.integer({ min: 1, max: 10 ** 9 }), least: fc.nat(10 ** 6) })
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.array(bet, { minLength: 1, maxLength: 12 }), (left, asked) => {
      const risks = risksOnMatch(left, asked)
      const together = risks.reduce((sum, one) => sum + one, 0)
      expect(together).toBeLessThanOrEqual(left)
      const leastOfServed = asked.reduce((sum, { least }, place) => sum + (risks[place] ? least : 0), 0)
      for (const [place, { risk, least }] of asked.entries()) {
        const may = risks[place] ?? 0
        expect(may).toBeLessThanOrEqual(Math.max(risk, least))
        expect(may === 0 || may >= least).toBe(true)
        if (may === 0) expect(Math.max(1, least)).toBeGreaterThan(left - leastOfServed)
      }
    }),
  )
})
