import type { Bet, OddsPolicy, RefusalDetails } from '@touchline/contracts/calls'
import { refusalMeaning } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import { enteredStakes, NO_MESSAGES, newDraft, type SlipDraft, type SlipRefusal } from './slip-draft'
import type { BetEffect, RefusedCall } from './slip-effect'
import type { BetEvent } from './slip-event'
import { GUARD_MS } from './slip-gate'
import type { AnySent } from './slip-sent'
import { EMPTY, type SlipRejection, type SlipStage } from './slip-stage'
import type { RefusalContext } from './stake-limits'
import type { MeantBet } from './wager'

/** How often the result of an unknown bet is looked up, and when its key is abandoned. */
export const LOOKUP_EVERY_MS = 2000
const ABANDON_AFTER_MS = 15_000
/** A message decides a waiting bet; so long after the announced time it is looked up. */
const WAITING_GRACE_MS = 3000

export interface BetState {
  readonly stage: SlipStage
  /** The idempotency key of the next bet. It is renewed when a bet is decided, and never by an edit. */
  readonly key: string
  /** Until then the button takes no press, by pointer or key, and is drawn locked; epoch milliseconds. */
  readonly guardedUntil: number
  /** The bet of the pressed button, until the answer. */
  readonly pressed: PressedBet | null
  /** Number of the last press: bets of one press have the same. */
  readonly press: number
  /** The refusal of the draft with the facts of its moment. */
  readonly refused: (RefusalContext & { readonly refusal: SlipRefusal }) | null
}

export interface PressedBet {
  readonly meant: MeantBet
  /** The moves that the bet accepts. */
  readonly accept: OddsPolicy
}

export const newBet = (key: string, stakeText: string): BetState => ({
  stage: { stage: 'editing', draft: newDraft(stakeText) },
  key,
  guardedUntil: Number.NEGATIVE_INFINITY,
  pressed: null,
  press: 0,
  refused: null,
})

interface BetStep<State> {
  readonly state: State
  readonly effects: readonly BetEffect[]
}

/** The state of a bet after an event, and the effects of the event. An event without a meaning in a stage changes nothing. */
export function reduceBet(state: BetState, event: BetEvent, now: number): BetStep<BetState> {
  const before = state.stage
  const { state: stage, effects } = stageAfter(before, event, now)
  const isDecided = 'sent' in before && isPending(before) && !isPending(stage)
  const isAnswered = isDecided && (stage.stage === 'rejected' || stage.stage === 'editing')
  // A hasty second press must not bet on a kept selection, nor at terms that the answer brought.
  const isGuarded = isAnswered || ['done', 'reconsider', 'guard'].includes(event.type)
  const key =
    event.type === 'key' && !isPending(before)
      ? event.key
      : isDecided
        ? nextKey(before.sent.request.idem_key)
        : state.key
  const guardedUntil = isGuarded ? now + GUARD_MS : state.guardedUntil
  const pressed = endsPress(before, event) ? null : state.pressed
  return { state: { ...state, stage, key, guardedUntil, pressed }, effects }
}

/** Whether the pressed bet is decided or not sent: an answer counts for its own key. */
function endsPress(stage: SlipStage, event: BetEvent): boolean {
  if (event.type === 'answered') return isOf(stage, event.sent.request.idem_key)
  return ['done', 'again', 'remove', 'give_up'].includes(event.type)
}

/** The bet was sent, and the server has not decided it. */
export const isPending = ({ stage }: SlipStage): boolean =>
  stage === 'sending' || stage === 'unknown' || stage === 'waiting'

/** The bet is validated, sent or waiting. */
export const isUndecided = (stage: SlipStage): boolean => stage.stage === 'validating' || isPending(stage)

type StageStep = BetStep<SlipStage>

function stageAfter(stage: SlipStage, event: BetEvent, now: number): StageStep {
  switch (event.type) {
    case 'send':
      return sent(stage, event.sent)
    case 'answered':
      return answered(stage, event, now)
    case 'follow':
      return followed(stage, event)
    case 'check_due':
      return checkDue(stage, event.sent, now)
    case 'looked_up':
      return lookedUp(stage, event, now)
    case 'bet':
      return withBet(stage, event.bet, now)
    case 'edit':
      return only(stage.stage === 'editing' ? { ...stage, draft: event.draft } : stage)
    case 'remove':
      return only(isPending(stage) ? stage : EMPTY)
    case 'validate':
      return only(stage.stage === 'editing' ? { stage: 'validating', draft: stage.draft } : stage)
    case 'reconsider':
      return only(stage.stage === 'validating' ? editing(event.draft) : stage)
    case 'give_up':
      return only('draft' in stage && isPending(stage) ? editing(fresh(stage.draft)) : stage)
    case 'again':
      return only(stage.stage === 'rejected' ? editing(fresh(stage.draft)) : stage)
    case 'done':
      if (stage.stage !== 'accepted') return only(stage)
      return only(event.keep === 'nothing' ? EMPTY : editing(keptDraft(stage.draft, event.keep)))
    case 'key':
    case 'guard':
      return only(stage)
  }
}

const only = (state: SlipStage): StageStep => ({ state, effects: [] })
const editing = (draft: SlipDraft): SlipStage => ({ stage: 'editing', draft })

function sent(stage: SlipStage, request: AnySent): StageStep {
  if (stage.stage !== 'editing' && stage.stage !== 'validating') return only(stage)
  const { draft } = stage
  return {
    state: { stage: 'sending', draft, sent: request },
    effects: [
      { do: 'save', sent: request, stakeText: draft.stakeText },
      { do: 'place', sent: request },
    ],
  }
}

function answered(
  stage: SlipStage,
  { sent: request, answer }: Extract<BetEvent, { type: 'answered' }>,
  now: number,
): StageStep {
  if (answer?.kind === 'ok') return sharedBet(stage, answer.data.bet, now)
  if (answer?.kind === 'refused' && refusalMeaning(answer.code) !== 'uncertain')
    return refused(stage, request, answer)
  return silent(stage, request, answer?.kind === 'refused' ? 0 : LOOKUP_EVERY_MS)
}

/** An answer brings the bet, so that others learn of it without a message. */
function sharedBet(stage: SlipStage, bet: Bet, now: number): StageStep {
  const { state, effects } = withBet(stage, bet, now)
  return { state, effects: [...effects, { do: 'share', bet }] }
}

/** No answer says whether the bet was placed: its key is looked up. */
function silent(stage: SlipStage, request: AnySent, ms: number): StageStep {
  const isSending = stage.stage === 'sending' && isOf(stage, request.request.idem_key)
  const next: SlipStage = isSending ? { ...stage, stage: 'unknown', checks: 0 } : stage
  return { state: next, effects: isOpen(next, request) ? [{ do: 'wait', sent: request, ms }] : [] }
}

function refused(stage: SlipStage, request: AnySent, call: RefusedCall): StageStep {
  const { idem_key: key } = request.request
  const effects: BetEffect[] = [
    { do: 'forget', key },
    { do: 'requote', refused: call },
  ]
  if (stage.stage !== 'sending' || !isOf(stage, key)) return { state: stage, effects }
  const { code, text, details } = call
  const refusal = {
    code,
    text,
    // The input is a stake; `bound` of a match or balance is an amount at risk.
    bound: details.stake_bound ?? details.bound,
    until: details.until,
    about: aboutOf(details, request),
  }
  const next: SlipStage =
    refusalMeaning(code) === 'edit'
      ? editing({ ...stage.draft, refusal, asked: true })
      : rejected(stage, { why: 'refused', refusal })
  return { state: next, effects }
}

function followed(
  stage: SlipStage,
  { sent: request, afterMs }: Extract<BetEvent, { type: 'follow' }>,
): StageStep {
  if (stage.stage !== 'editing' && stage.stage !== 'rejected') return only(stage)
  const { draft } = stage
  return {
    state: afterMs > 0 ? { stage: 'sending', draft, sent: request } : unknown(draft, request),
    effects: [{ do: 'wait', sent: request, ms: afterMs }],
  }
}

const unknown = (draft: SlipDraft, request: AnySent): SlipStage => ({
  stage: 'unknown',
  draft,
  sent: request,
  checks: 0,
})

/** The first look-up burns no key: after a reload the bet may long be placed. */
function checkDue(stage: SlipStage, request: AnySent, now: number): StageStep {
  const isFollowed = stage.stage === 'sending' && isOf(stage, request.request.idem_key)
  const next: SlipStage = isFollowed ? unknown(stage.draft, request) : stage
  if (!isOpen(next, request)) return only(next)
  const isOverdue = now - request.sentAt >= ABANDON_AFTER_MS
  const abandon = next.stage === 'unknown' && next.checks > 0 && isOverdue
  return { state: next, effects: [{ do: 'look_up', sent: request, abandon }] }
}

function lookedUp(
  stage: SlipStage,
  { sent: request, answer, isAbandoned }: Extract<BetEvent, { type: 'looked_up' }>,
  now: number,
): StageStep {
  if (!isOpen(stage, request)) return only(stage)
  if (answer?.kind === 'ok') return sharedBet(stage, answer.data.bet, now)
  const { idem_key: key } = request.request
  // Before the key is burnt the request may still arrive.
  if (answer?.kind === 'refused' && isAbandoned && answer.code === 'betNotExists')
    return {
      state: stage.stage === 'unknown' ? rejected(stage, { why: 'not_placed' }) : stage,
      effects: [{ do: 'forget', key }, { do: 'balance' }],
    }
  return {
    state: stage.stage === 'unknown' ? { ...stage, checks: stage.checks + 1 } : stage,
    effects: [{ do: 'wait', sent: request, ms: LOOKUP_EVERY_MS }],
  }
}

/** A bet may be decided before its answer, so that another one was sent meanwhile: each counts for its own key. */
function withBet(stage: SlipStage, bet: Bet, now: number): StageStep {
  const next = stageOf(stage, bet)
  const effects: BetEffect[] = []
  if (bet.status !== 'waiting') effects.push({ do: 'forget', key: bet.idem_key })
  if (next !== stage) effects.push({ do: 'balance' })
  if (next.stage === 'waiting' && isOf(next, bet.idem_key)) {
    const decidedAt = (bet.decide_at ?? now) + WAITING_GRACE_MS
    effects.push({ do: 'wait', sent: next.sent, ms: Math.max(decidedAt - now, WAITING_GRACE_MS) })
  }
  return { state: next, effects }
}

function stageOf(stage: SlipStage, bet: Bet): SlipStage {
  if (stage.stage !== 'sending' && stage.stage !== 'unknown' && stage.stage !== 'waiting') return stage
  if (!isOf(stage, bet.idem_key)) return stage
  const { draft, sent: request } = stage
  switch (bet.status) {
    case 'waiting':
      return { stage: 'waiting', draft, sent: request, bet }
    case 'running':
    case 'settled':
    case 'cashout':
      return { stage: 'accepted', draft, sent: request, bet }
    case 'rejected':
    case 'void':
      return rejected(stage, { why: 'rejected', bet })
  }
}

const rejected = (
  { draft, sent: request }: { readonly draft: SlipDraft; readonly sent: AnySent },
  rejection: SlipRejection,
): SlipStage => ({ stage: 'rejected', draft, sent: request, rejection })

const isOf = (stage: SlipStage, key: string): boolean =>
  'sent' in stage && stage.sent.request.idem_key === key

/** Whether the result of the bet is still to be looked up. */
const isOpen = (stage: SlipStage, { request }: AnySent): boolean =>
  (stage.stage === 'unknown' || stage.stage === 'waiting') && isOf(stage, request.idem_key)

/** Legs that a refusal names by their places in the request. */
function aboutOf({ legs }: RefusalDetails, { request }: AnySent): readonly PickIntent[] {
  const picks = 'picks' in request ? request.picks : []
  return (legs ?? []).flatMap((place) => picks[place] ?? [])
}

/** The draft once more. The seen terms stay, so that a later move asks. */
const fresh = (draft: SlipDraft): SlipDraft => ({ ...draft, ...enteredStakes(draft), ...NO_MESSAGES })

const keptDraft = (draft: SlipDraft, keep: 'selection' | 'stake'): SlipDraft =>
  keep === 'stake' ? fresh(draft) : { ...fresh(draft), stakeText: '', rows: {} }

/** The key of the next bet of a draft. It is counted up from the last one, so that all tabs of a browser agree on it. */
export function nextKey(key: string): string {
  const [, first = key, count = '0'] = /^(.+?)(?:\.(\d+))?$/.exec(key) ?? []
  return `${first}.${Number(count) + 1}`
}
