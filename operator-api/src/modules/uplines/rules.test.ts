import { type MemberLimit, narrowLimits } from './rules'

const limit = (key: string, min: number, max: number): MemberLimit => ({
  key,
  min_bet: min,
  max_bet: max,
  max_payout: max * 10,
  max_per_match: max * 2,
})
const owner = (...limits: MemberLimit[]) => new Map(limits.map((own) => [own.key, own]))

test.each([
  {
    it: 'the narrower of two owners counts',
    chain: [owner(limit('*', 100, 5000)), owner(limit('*', 500, 9000))],
    expected: { '*': [500, 5000] },
  },
  {
    it: 'a narrow limit for all is not escaped through a sport',
    chain: [owner(limit('*', 100, 1000)), owner(limit('*', 100, 9000), limit('1', 100, 8000))],
    expected: { '*': [100, 1000], '1': [100, 1000] },
  },
  {
    it: 'a bet type falls back on its sport',
    chain: [owner(limit('1', 100, 700)), owner(limit('1:cs', 200, 900))],
    expected: { '1': [100, 700], '1:cs': [200, 700] },
  },
  {
    it: 'a kind that one names falls back on the sport of another, which is not escaped through it',
    chain: [owner(limit('*', 100, 9000), limit('1', 100, 600)), owner(limit('parlay', 50, 5000))],
    expected: { '*': [100, 9000], '1': [100, 600], parlay: [100, 5000], 'parlay:1': [100, 600] },
  },
  {
    it: 'the limit of a kind on a sport is that of its owner, wider or not',
    chain: [owner(limit('*', 100, 9000), limit('mmo_parlay', 100, 700), limit('mmo_parlay:1', 100, 800))],
    expected: { '*': [100, 9000], mmo_parlay: [100, 700], 'mmo_parlay:1': [100, 800] },
  },
  { it: 'nobody names a limit', chain: [owner()], expected: {} },
])('$it', ({ chain, expected }) => {
  const narrowed = narrowLimits(chain).map(({ key, min_bet, max_bet }) => [key, [min_bet, max_bet]])
  expect(Object.fromEntries(narrowed)).toEqual(expected)
})
