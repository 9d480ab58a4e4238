import type { SlipTerms } from '../../shared/domain/slip-terms'
import { arsenalTerms } from '../../testing/slip-fixtures'
import { ASIAN, type GateFacts, slipGate } from './slip-gate'

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

describe('what the big button does', () => {
  test.each([
    { when: 'all is well', facts: {}, gate: 'confirm' },
    { when: 'the socket is only being opened', facts: { freshness: 'connecting' }, gate: 'confirm' },
    { when: 'the price got worse', facts: { seen: arsenalTerms({ odds: -90 }) }, gate: 'accept_price' },
    { when: 'the price got better', facts: { seen: arsenalTerms({ odds: 90 }) }, gate: 'confirm' },
    { when: 'a goal fell', facts: { seen: arsenalTerms({ score: [0, 0] }) }, gate: 'accept_line' },
    {
      when: 'the line moved',
      facts: { offer: { offer: 'closed', moved: arsenalTerms({ lineId: 1, line: -1 }), why } },
      gate: 'accept_line',
    },
  ] as const)('$when: $gate', ({ facts, gate }) => {
    expect(slipGate({ ...open, ...facts }, ASIAN)).toMatchObject({ gate })
  })

  test.each([
    { facts: { viewOnly: true }, lock: 'view_only' },
    { facts: { isMaintained: true, freshness: 'lost' }, lock: 'maintenance' },
    { facts: { freshness: 'stale' }, lock: 'stale' },
    { facts: { freshness: 'lost' }, lock: 'offline' },
    { facts: { offer: { offer: 'loading' } }, lock: 'loading' },
    { facts: { seen: null }, lock: 'loading' },
    { facts: { quoting: { quoting: 'asking' } }, lock: 'loading' },
    { facts: { quoting: { quoting: 'failed', code: 'requestFailed' } }, lock: 'unquoted' },
    { facts: { offer: { offer: 'suspended', terms, why } }, lock: 'suspended' },
    { facts: { offer: { offer: 'closed', moved: null, why } }, lock: 'closed' },
  ] as const)('locked as $lock', ({ facts, lock }) => {
    expect(slipGate({ ...open, ...facts }, ASIAN)).toMatchObject({ gate: 'locked', lock: { lock } })
  })
})
