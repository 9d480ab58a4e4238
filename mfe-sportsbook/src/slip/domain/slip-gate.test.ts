import type { OddsPolicy } from '@touchline/contracts/calls'
import type { SlipTerms } from '../../shared/domain/slip-terms'
import { arsenalTerms } from '../../testing/slip-fixtures'
import { ASIAN, type GateFacts, slipConsent, slipGate } from './slip-gate'

const terms = arsenalTerms()
const why = { from: 'feed', reason: 'goal' } as const
const open: GateFacts<SlipTerms> = {
  offer: { offer: 'open', terms },
  seen: terms,
  policy: 'better',
  freshness: 'fresh',
  viewOnly: false,
  isMaintained: false,
  quoting: { quoting: 'ready' },
}

test.each([
  { facts: { viewOnly: true }, lock: 'view_only' },
  { facts: { isMaintained: true, freshness: 'lost' }, lock: 'maintenance' },
  { facts: { freshness: 'stale' }, lock: 'stale' },
  { facts: { freshness: 'lost' }, lock: 'offline' },
  // The socket is only being opened.
  { facts: { freshness: 'connecting' }, lock: undefined },
  { facts: { offer: { offer: 'loading' } }, lock: 'loading' },
  { facts: { seen: null }, lock: 'loading' },
  { facts: { quoting: { quoting: 'asking' } }, lock: 'loading' },
  { facts: { quoting: { quoting: 'failed', code: 'requestFailed' } }, lock: 'unquoted' },
  { facts: { offer: { offer: 'suspended', terms, why } }, lock: 'suspended' },
  { facts: { offer: { offer: 'closed', moved: null, why } }, lock: 'closed' },
] as const)('with $facts the button has the lock $lock', ({ facts, lock }) => {
  const gate = slipGate({ ...open, ...facts }, ASIAN)
  expect(gate).toMatchObject(lock ? { gate: 'locked', lock: { lock } } : { gate: 'confirm' })
})

type Change = Partial<SlipTerms>
/** The kick-off of a match, for a bet on its handicap. */
const KICKOFF = { seen: { score: null }, now: { score: [0, 0] } } as const
const BASKETBALL = { sport: 2 } as const
const TOTAL = { betType: 'ou', selection: 'over', line: 10, odds: 85 } as const
const DECIMAL = { oddsType: 4 } as const
const AT_91 = { odds: -91 }

test.each<{ move: string; policy: OddsPolicy; of?: Change; seen?: Change; now: Change; is: string }>([
  { move: 'a better sign', policy: 'better', seen: { odds: 99 }, now: { odds: -98 }, is: 'covered' },
  { move: 'a worse sign', policy: 'better', now: { odds: 99 }, is: 'price' },
  { move: 'a goal, for a total', policy: 'none', of: TOTAL, now: { score: [2, 0] }, is: 'same' },
  { move: 'a basket, for a handicap', policy: 'none', of: BASKETBALL, now: { score: [3, 0] }, is: 'same' },
  { move: 'kick-off of basketball', policy: 'any', of: BASKETBALL, ...KICKOFF, is: 'line' },
  { move: 'kick-off of football', policy: 'any', ...KICKOFF, is: 'line' },
  { move: 'another odds type', policy: 'none', now: { ...DECIMAL, odds: 204, stored: -96 }, is: 'same' },
  {
    move: 'another odds type with a worse price',
    policy: 'better',
    seen: AT_91,
    now: { ...DECIMAL, odds: 208, stored: -92 },
    is: 'price',
  },
  {
    move: 'another odds type with a better price',
    policy: 'better',
    seen: AT_91,
    now: { ...DECIMAL, odds: 212, stored: -89 },
    is: 'covered',
  },
])('under the policy "$policy" $move is $is', ({ policy, of = {}, seen = {}, now, is }) => {
  expect(slipConsent(arsenalTerms({ ...of, ...seen }), arsenalTerms({ ...of, ...now }), policy)).toBe(is)
})
