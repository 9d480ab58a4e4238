import { arsenalTerms as terms } from '../../testing/slip-fixtures'
import { slipConsent } from './slip-gate'

const over = (change: Parameters<typeof terms>[0] = {}) =>
  terms({ betType: 'ou', selection: 'over', line: 10, odds: 85, ...change })

describe('what a player has consented to', () => {
  test.each([
    { move: 'nothing moves', policy: 'none', seen: terms(), now: terms(), is: 'same' },
    {
      move: 'a new version of the same price',
      policy: 'none',
      seen: terms(),
      now: terms({ ball: 11 }),
      is: 'same',
    },
    { move: 'a better price', policy: 'none', seen: terms(), now: terms({ odds: -90 }), is: 'price' },
    { move: 'a better price', policy: 'better', seen: terms(), now: terms({ odds: -90 }), is: 'covered' },
    {
      move: 'a price better across the sign',
      policy: 'better',
      seen: terms({ odds: 99 }),
      now: terms({ odds: -98 }),
      is: 'covered',
    },
    {
      move: 'a price worse across the sign',
      policy: 'better',
      seen: terms(),
      now: terms({ odds: 99 }),
      is: 'price',
    },
    { move: 'a worse price', policy: 'any', seen: terms(), now: terms({ odds: 60 }), is: 'covered' },
    { move: 'another line', policy: 'any', seen: terms(), now: terms({ lineId: 2, line: -1 }), is: 'line' },
    {
      move: 'a goal, for a handicap',
      policy: 'any',
      seen: terms(),
      now: terms({ score: [2, 0] }),
      is: 'line',
    },
    {
      move: 'a basket, for a handicap of basketball',
      policy: 'none',
      seen: terms({ sport: 2 }),
      now: terms({ sport: 2, score: [3, 0] }),
      is: 'same',
    },
    {
      move: 'kick-off, for a handicap of basketball',
      policy: 'any',
      seen: terms({ sport: 2, score: null }),
      now: terms({ sport: 2, score: [0, 0] }),
      is: 'line',
    },
    {
      move: 'kick-off, for a handicap',
      policy: 'any',
      seen: terms({ score: null }),
      now: terms({ score: [0, 0] }),
      is: 'line',
    },
    { move: 'a goal, for a total', policy: 'none', seen: over(), now: over({ score: [2, 0] }), is: 'same' },
    {
      move: 'another odds type',
      policy: 'none',
      seen: terms(),
      now: terms({ oddsType: 4, odds: 204, stored: -96 }),
      is: 'same',
    },
    {
      move: 'another odds type with a worse price',
      policy: 'better',
      seen: terms({ odds: -91 }),
      now: terms({ oddsType: 4, odds: 208, stored: -92 }),
      is: 'price',
    },
    {
      move: 'another odds type with a better price',
      policy: 'better',
      seen: terms({ odds: -91 }),
      now: terms({ oddsType: 4, odds: 212, stored: -89 }),
      is: 'covered',
    },
  ] as const)('$move, policy $policy: $is', ({ policy, seen, now, is }) => {
    expect(slipConsent(seen, now, policy)).toBe(is)
  })
})
