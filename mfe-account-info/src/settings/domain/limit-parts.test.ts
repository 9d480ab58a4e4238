import { limitParts, limitsInOrder } from './limit-parts'

test.each([
  ['*', { kind: null, sport: null, betType: null }],
  ['1', { kind: null, sport: 1, betType: null }],
  ['1:cs', { kind: null, sport: 1, betType: 'cs' }],
  ['parlay', { kind: 'parlay', sport: null, betType: null }],
  ['mmo_single:2', { kind: 'mmo_single', sport: 2, betType: null }],
])('the limit %s is of %j', (key, parts) => {
  expect(limitParts(key)).toEqual(parts)
})

test('limits are ordered by sport, then by kind, and the general limit comes last', () => {
  const limits = ['*', 'system', 'parlay:1', '2', '1:cs', 'parlay', '1'].map((key) => ({
    key,
    min_bet: 1,
    max_bet: 2,
    max_payout: 3,
  }))
  expect(limitsInOrder(limits).map(({ key }) => key)).toEqual([
    ...['1', '1:cs', '2'],
    ...['parlay', 'parlay:1', 'system', '*'],
  ])
})
