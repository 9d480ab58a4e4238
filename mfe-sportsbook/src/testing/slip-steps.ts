import type { PickIntent } from '@touchline/contracts/host'
import { defaultPreferences } from '@touchline/contracts/session'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { COMBINED_KINDS } from '../slip/domain/bets/combined-kinds'
import { reduceSlip } from '../slip/domain/reduce-slip'
import type { SlipEffect } from '../slip/domain/slip-effect'
import type { SlipEvent } from '../slip/domain/slip-event'
import type { SentBet } from '../slip/domain/slip-sent'
import { emptySlip, type SlipFacts, type SlipMember, type SlipState } from '../slip/domain/slip-state'
import { slipMatchOf } from '../slip/transport/slip-feed'
import {
  ARSENAL,
  ARSENAL_PICK,
  arsenalBet,
  arsenalQuote,
  arsenalSnapshot,
  type MatchNow,
  NOW,
  TOTAL,
} from './slip-fixtures'

export const MEMBER: SlipMember = {
  account: fakeAccount(),
  currency: 'MYR',
  available: 1_000_000,
  oddsType: 1,
  policy: 'better',
  freshness: 'fresh',
  isViewOnly: false,
  closedUntil: null,
  preferences: defaultPreferences(),
}

export const factsAt = (now: () => number, newKey: () => string): SlipFacts => ({
  member: MEMBER,
  now,
  newKey,
  isInSight: () => true,
  isHidden: () => false,
  isQuickArmed: () => false,
  kinds: () => COMBINED_KINDS,
})

/** An event, and how much later than the one before it happens. */
export type Step = SlipEvent & { readonly afterMs?: number; readonly facts?: Partial<SlipFacts> }

/** The slip after these events, and the effects of the last one. */
export function after(...steps: readonly Step[]): { state: SlipState; effects: readonly SlipEffect[] } {
  let now = NOW
  let keys = 0
  const facts = factsAt(
    () => now,
    () => `key-${++keys}`,
  )
  let step: ReturnType<typeof reduceSlip> = { state: emptySlip(facts), effects: [] }
  for (const { afterMs = 1000, facts: change, ...event } of steps) {
    now += afterMs
    step = reduceSlip(step.state, event as SlipEvent, { ...facts, ...change })
  }
  return step
}

export const feed = (now: MatchNow = {}): Step => {
  const match = slipMatchOf(arsenalSnapshot(now), ARSENAL)
  if (!match) throw new Error('no match')
  return { type: 'feed', matchId: ARSENAL, feed: { feed: 'match', epoch: 'e1', match } }
}
export const quotes = (change: Parameters<typeof arsenalQuote>[0] = {}): Step => ({
  type: 'quoted',
  owner: 1,
  lineId: change?.line_id ?? ARSENAL_PICK.line_id,
  answer: { kind: 'ok', data: { quotes: [arsenalQuote(change)] } },
})
export const PICK: Step = { type: 'picked', pick: ARSENAL_PICK, seen: null, leg: null }
export const OVER_PICK: PickIntent = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
export const OVER: Step = { type: 'picked', pick: OVER_PICK, seen: null, leg: null }
export const STAKE: Step = { type: 'stake', owner: 1, input: { do: 'type', text: '100' } }
export const PRESS: Step = { type: 'pressed', owner: 1 }
export const READY: readonly Step[] = [PICK, feed(), quotes(), STAKE]
export const SENT: readonly Step[] = [...READY, PRESS]

export const sentBy = ({ effects }: ReturnType<typeof after>): SentBet => {
  const place = effects.find((effect) => effect.do === 'place')
  if (place?.do !== 'place') throw new Error('nothing was sent')
  return place.sent as SentBet
}
export const SENT_BET = sentBy(after(...SENT))
export const answer = (change: Parameters<typeof arsenalBet>[0] = {}): Step => ({
  type: 'bet',
  owner: 1,
  event: {
    type: 'answered',
    sent: SENT_BET,
    answer: { kind: 'ok', data: { bet: arsenalBet({ idem_key: SENT_BET.request.idem_key, ...change }) } },
  },
})
export const refusal = (code: 'matchHide' | 'betOverMax'): Step => ({
  type: 'bet',
  owner: 1,
  event: { type: 'answered', sent: SENT_BET, answer: { kind: 'refused', code, text: '', details: {} } },
})
/** Line and stage of each selection, in the order of the slip. */
export const selectionsOf = ({ selections, singles }: SlipState) =>
  selections.map(({ id, pick }) => `${pick.line_id} ${singles.get(id)?.stage.stage ?? 'no single'}`)
export const named = (effects: readonly SlipEffect[]): string[] =>
  effects.map((effect) => {
    if (effect.do === 'notify') return `notify ${effect.notice.about}`
    return effect.do === 'announce' ? `announce${effect.isShown ? ' shown' : ''}` : effect.do
  })
