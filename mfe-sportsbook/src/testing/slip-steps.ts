import type { RefusalDetails } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import { defaultPreferences } from '@touchline/contracts/session'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import type { SlipTerms } from '../shared/domain/slip-terms'
import { COMBINED_KINDS } from '../slip/domain/bets/combined-kinds'
import { reduceSlip } from '../slip/domain/reduce-slip'
import type { SlipEffect } from '../slip/domain/slip-effect'
import type { SlipEvent } from '../slip/domain/slip-event'
import { SlipNow } from '../slip/domain/slip-now'
import type { AnySent, SentBet } from '../slip/domain/slip-sent'
import {
  emptySlip,
  type Owner,
  type SlipFacts,
  type SlipMember,
  type SlipState,
} from '../slip/domain/slip-state'
import type { StakeInput } from '../slip/domain/stake-input'
import { slipMatchOf } from '../slip/transport/slip-feed'
import { frameOf } from './combination-bench'
import {
  ARSENAL,
  ARSENAL_PICK,
  arsenalBet,
  arsenalQuote,
  type arsenalSnapshot,
  HANDICAP,
  type MatchNow,
  NOW,
  TOTAL,
  WINNER,
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

interface After {
  readonly state: SlipState
  readonly effects: readonly SlipEffect[]
  readonly facts: SlipFacts
  /** What the slip shows then. */
  readonly slip: SlipNow
}

/** The slip after these events, and the effects of the last one. */
export const after = (...steps: readonly Step[]): After => afterAs({}, ...steps)

/** The same for another member. */
export function afterAs(change: Partial<SlipMember>, ...steps: readonly Step[]): After {
  let now = NOW
  let keys = 0
  const all = factsAt(
    () => now,
    () => `key-${++keys}`,
  )
  const base = { ...all, member: { ...MEMBER, ...change } }
  let facts: SlipFacts = base
  let step: ReturnType<typeof reduceSlip> = { state: emptySlip(facts), effects: [] }
  for (const { afterMs = 1000, facts: others, ...event } of steps) {
    now += afterMs
    facts = { ...base, ...others }
    step = reduceSlip(step.state, event as SlipEvent, facts)
  }
  const { state } = step
  return { ...step, facts, slip: new SlipNow(facts, () => state) }
}

/** Facts of a step, of another member. */
export const as = (change: Partial<SlipMember>) => ({ facts: { member: { ...MEMBER, ...change } } })

/** The handicap of a match by its place; that of place 0 is Arsenal's. */
export const pickOf = (place: number): PickIntent => ({ ...ARSENAL_PICK, match_id: ARSENAL + place })

export const feed = (now: MatchNow = {}, place = 0): Step => {
  const matchId = ARSENAL + place
  const match = slipMatchOf(frameOf(matchId, now) as ReturnType<typeof arsenalSnapshot>, matchId)
  if (!match) throw new Error('no match')
  return { type: 'feed', matchId, feed: { feed: 'match', epoch: 'e1', match } }
}
export const quotes = (change: Parameters<typeof arsenalQuote>[0] = {}, owner = 1): Step => ({
  type: 'quoted',
  owner,
  lineId: change?.line_id ?? ARSENAL_PICK.line_id,
  answer: { kind: 'ok', data: { quotes: [arsenalQuote(change)] } },
})
/** No quotes came. */
export const unquoted = (code: ErrorCode): Step => ({
  type: 'quoted',
  owner: 1,
  lineId: ARSENAL_PICK.line_id,
  answer: { kind: 'refused', code, text: '', details: {} },
})
export const picked = (pick: PickIntent, seen: SlipTerms | null = null): Step => ({
  type: 'picked',
  pick,
  seen,
  leg: null,
})
export const entered = (input: StakeInput, owner: Owner = 1): Step => ({ type: 'stake', owner, input })
export const typed = (text: string, owner: Owner = 1): Step => entered({ do: 'type', text }, owner)
export const pressed = (owner: Owner = 1, afterMs = 1000): Step => ({ type: 'pressed', owner, afterMs })
export const bet = (event: Extract<SlipEvent, { type: 'bet' }>['event'], owner: Owner = 1): Step => ({
  type: 'bet',
  owner,
  event,
})

export const PICK = picked(ARSENAL_PICK)
export const OVER_PICK: PickIntent = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
export const OVER = picked(OVER_PICK)
export const STAKE = typed('100')
export const MISTYPE = entered({ do: 'refuse', isRefused: true })
export const PRESS = pressed()
export const KEEP: Step = { type: 'keep_selections', isOn: true }
export const UNDO: Step = { type: 'undone' }
/** Removals by the player. */
export const removed = (...ids: readonly number[]): Step => ({ type: 'removed', ids, hasUndo: true })
export const READY: readonly Step[] = [PICK, feed(), quotes(), STAKE]
export const SENT: readonly Step[] = [...READY, PRESS]

/** A press so late that the limits have grown old. */
export const LATE_PRESS = pressed(1, 20_000)

/** So many handicaps before their matches begin, quoted one by one. */
export const handicaps = (count: number): readonly Step[] =>
  Array.from({ length: count }, (_, place) => place).flatMap((place) => [
    picked(pickOf(place)),
    feed({ market: 2 }, place),
    quotes({ ...pickOf(place), ball: 0 }, place + 1),
  ])

export const sentBy = ({ effects }: Pick<After, 'effects'>): SentBet => {
  const place = effects.find((effect) => effect.do === 'place')
  if (place?.do !== 'place') throw new Error('nothing was sent')
  return place.sent as SentBet
}
/** What the last event sends, of any kind. */
export const requestOf = ({ effects }: Pick<After, 'effects'>): AnySent['request'] | null => {
  const place = effects.find((effect) => effect.do === 'place')
  return place?.do === 'place' ? (place.sent as AnySent).request : null
}
export const SENT_BET = sentBy(after(...SENT))
type BetChange = Parameters<typeof arsenalBet>[0]

/** The server's bet of a request. */
export const placed = (change: BetChange = {}, { request }: AnySent = SENT_BET) =>
  arsenalBet({ idem_key: request.idem_key, ...change })
export const answer = (change: BetChange = {}): Step =>
  bet({ type: 'answered', sent: SENT_BET, answer: { kind: 'ok', data: { bet: placed(change) } } })
export const WAITING = answer({ status: 'waiting' })
export const news = (change: BetChange = {}, sent: AnySent = SENT_BET, isSentHere = true): Step => ({
  type: 'news',
  bet: placed(change, sent),
  isSentHere,
})
export const refusal = (
  code: ErrorCode,
  details: RefusalDetails = {},
  sent: SentBet = SENT_BET,
  owner = 1,
): Step => bet({ type: 'answered', sent, answer: { kind: 'refused', code, text: '', details } }, owner)
const LINE_NAMES = new Map([
  [HANDICAP, 'handicap'],
  [TOTAL, 'total'],
  [WINNER, 'winner'],
])
export const lineName = (line: number): string => LINE_NAMES.get(line) ?? `${line}`
/** Line and stage of each selection, in the order of the slip. */
export const selectionsOf = ({ selections, bets }: SlipState) =>
  selections.map(({ id, pick }) => `${lineName(pick.line_id)} ${bets.get(id)?.stage.stage ?? 'no single'}`)
export const named = (effects: readonly SlipEffect[]): string[] =>
  effects.map((effect) => {
    if (effect.do === 'notify') return `notify ${effect.notice.about}`
    return effect.do === 'announce' ? `announce${effect.isShown ? ' shown' : ''}` : effect.do
  })
