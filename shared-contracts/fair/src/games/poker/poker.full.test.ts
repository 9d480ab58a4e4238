import { allHands, pokerReturn } from '../../testing/enumerate-poker'
import { hundredthsOf, percent4 } from '../../testing/exact'
import { handOf } from './hand-rank'
import { POKER_PAYS, poker } from './poker'

test('all hands by name', () => {
  const counts: Record<string, number> = {}
  for (const hand of allHands()) {
    const name = handOf(hand)
    counts[name] = (counts[name] ?? 0) + 1
  }
  expect(counts).toEqual({
    'royal-flush': 4,
    'straight-flush': 36,
    four: 624,
    'full-house': 3744,
    flush: 5108,
    straight: 10_200,
    three: 54_912,
    'two-pair': 123_552,
    jacks: 337_920,
    nothing: 2_062_860,
  })
})

test.each([
  ['9/6', '99.5439'],
  ['8/5', '97.2984'],
  ['7/5', '96.1472'],
] as const)('table %s returns %s with the best play', (table, percent) => {
  const exact = pokerReturn(POKER_PAYS[table])
  expect(percent4(exact)).toBe(percent)
  expect(poker.published.find(({ bet }) => bet === table)?.hundredths).toBe(hundredthsOf(exact))
})
