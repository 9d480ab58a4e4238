import { acceptMove, oddsPolicy } from './accept-move'

describe('a price that moved before the bet arrived', () => {
  const old = { odds: 95, line: -2 }

  test.each([
    { policy: 'none', now: { odds: 95, line: -2 }, verdict: 'same' },
    { policy: 'none', now: { odds: 96, line: -2 }, verdict: 'odds_changed' },
    { policy: 'better', now: { odds: 96, line: -2 }, verdict: 'accepted' },
    { policy: 'better', now: { odds: -90, line: -2 }, verdict: 'accepted' },
    { policy: 'better', now: { odds: 94, line: -2 }, verdict: 'odds_changed' },
    { policy: 'any', now: { odds: 94, line: -2 }, verdict: 'accepted' },
    { policy: 'any', now: { odds: 95, line: -3 }, verdict: 'line_changed' },
    { policy: 'better', now: { odds: -90, line: null }, verdict: 'line_changed' },
  ] as const)('under $policy, now $now: $verdict', ({ policy, now, verdict }) => {
    expect(acceptMove(policy, old, now, 1)).toBe(verdict)
  })

  test('equal money in another notation counts as not worse', () => {
    expect(acceptMove('better', { odds: -100, line: 0 }, { odds: 100, line: 0 }, 1)).toBe('accepted')
  })

  test.each([
    [false, false, 'none'],
    [true, false, 'better'],
    [false, true, 'any'],
    [true, true, 'any'],
  ])('better %s and any %s give the policy %s', (acceptBetterOdds, acceptAnyOdds, policy) => {
    expect(oddsPolicy({ acceptBetterOdds, acceptAnyOdds })).toBe(policy)
  })
})
