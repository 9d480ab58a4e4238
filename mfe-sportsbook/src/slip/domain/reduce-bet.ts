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

export interface BetState<Sent extends AnySent> {
  readonly stage: SlipStage<Sent>
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

export const newBet = <Sent extends AnySent>(key: string, stakeText: string): BetState<Sent> => ({
  stage: { stage: 'editing', draft: newDraft(stakeText) },
  key,
  guardedUntil: Number.NEGATIVE_INFINITY,
  pressed: null,
  press: 0,
  refused: null,
})

interface BetStep<State, Sent extends AnySent> {
  readonly state: State
  readonly effects: readonly BetEffect<Sent>[]
}

/** The state of a bet after an event, and the effects of the event. An event without a meaning in a stage changes nothing. */
export function reduceBet<Sent extends AnySent>(
  state: BetState<Sent>,
  event: BetEvent<Sent>,
  now: number,
): BetStep<BetState<Sent>, Sent> {
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
function endsPress(stage: SlipStage<AnySent>, event: BetEvent): boolean {
  if (event.type === 'answered') return isOf(stage, event.sent.request.idem_key)
  return ['done', 'again', 'remove', 'give_up'].includes(event.type)
}

/** The bet was sent, and the server has not decided it. */
export const isPending = ({ stage }: SlipStage<AnySent>): boolean =>
  stage === 'sending' || stage === 'unknown' || stage === 'waiting'

/** The bet is validated, sent or waiting. */
export const isUndecided = (stage: SlipStage<AnySent>): boolean =>
  stage.stage === 'validating' || isPending(stage)

type StageStep<Sent extends AnySent> = BetStep<SlipStage<Sent>, Sent>

function stageAfter<Sent extends AnySent>(
  stage: SlipStage<Sent>,
  event: BetEvent<Sent>,
  now: number,
): StageStep<Sent> {
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
    case 'remove':
    case 'validate':
    case 'reconsider':
    case 'give_up':
    case 'again':
    case 'done':
    case 'key':
    case 'guard':
      return { state: edited(stage, event), effects: [] }
  }
}

type Edit = Extract<
  BetEvent,
  { type: 'edit' | 'remove' | 'validate' | 'reconsider' | 'give_up' | 'again' | 'done' | 'key' | 'guard' }
>

/** Stages that change without the server. */
function edited<Sent extends AnySent>(stage: SlipStage<Sent>, event: Edit): SlipStage<Sent> {
  switch (event.type) {
    case 'edit':
      return stage.stage === 'editing' ? { ...stage, draft: event.draft } : stage
    case 'remove':
      return isPending(stage) ? stage : EMPTY
    case 'validate':
      return stage.stage === 'editing' ? { stage: 'validating', draft: stage.draft } : stage
    case 'reconsider':
      return stage.stage === 'validating' ? { stage: 'editing', draft: event.draft } : stage
    case 'give_up':
      return 'draft' in stage && isPending(stage) ? { stage: 'editing', draft: fresh(stage.draft) } : stage
    case 'again':
      return stage.stage === 'rejected' ? { stage: 'editing', draft: fresh(stage.draft) } : stage
    case 'done':
      if (stage.stage !== 'accepted') return stage
      if (event.keep === 'nothing') return EMPTY
      return { stage: 'editing', draft: keptDraft(stage.draft, event.keep) }
    case 'key':
    case 'guard':
      return stage
  }
}

function sent<Sent extends AnySent>(stage: SlipStage<Sent>, request: Sent): StageStep<Sent> {
  if (stage.stage !== 'editing' && stage.stage !== 'validating') return { state: stage, effects: [] }
  const { draft } = stage
  return {
    state: { stage: 'sending', draft, sent: request },
    effects: [
      { do: 'save', sent: request, stakeText: draft.stakeText },
      { do: 'place', sent: request },
    ],
  }
}

function answered<Sent extends AnySent>(
  stage: SlipStage<Sent>,
  { sent: request, answer }: Extract<BetEvent<Sent>, { type: 'answered' }>,
  now: number,
): StageStep<Sent> {
  if (answer?.kind === 'ok') return sharedBet(stage, answer.data.bet, now)
  if (answer?.kind === 'refused' && refusalMeaning(answer.code) !== 'uncertain')
    return refused(stage, request, answer)
  return silent(stage, request, answer?.kind === 'refused' ? 0 : LOOKUP_EVERY_MS)
}

/** An answer brings the bet, so that others learn of it without a message. */
function sharedBet<Sent extends AnySent>(stage: SlipStage<Sent>, bet: Bet, now: number): StageStep<Sent> {
  const { state, effects } = withBet(stage, bet, now)
  return { state, effects: [...effects, { do: 'share', bet }] }
}

/** No answer says whether the bet was placed: its key is looked up. */
function silent<Sent extends AnySent>(stage: SlipStage<Sent>, request: Sent, ms: number): StageStep<Sent> {
  const isSending = stage.stage === 'sending' && isOf(stage, request.request.idem_key)
  const next: SlipStage<Sent> = isSending ? { ...stage, stage: 'unknown', checks: 0 } : stage
  return { state: next, effects: isOpen(next, request) ? [{ do: 'wait', sent: request, ms }] : [] }
}

function refused<Sent extends AnySent>(
  stage: SlipStage<Sent>,
  request: Sent,
  call: RefusedCall,
): StageStep<Sent> {
  const { idem_key: key } = request.request
  const effects: BetEffect<Sent>[] = [
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
  const next: SlipStage<Sent> =
    refusalMeaning(code) === 'edit'
      ? { stage: 'editing', draft: { ...stage.draft, refusal, asked: true } }
      : rejected(stage, { why: 'refused', refusal })
  return { state: next, effects }
}

function followed<Sent extends AnySent>(
  stage: SlipStage<Sent>,
  { sent: request, afterMs }: Extract<BetEvent<Sent>, { type: 'follow' }>,
): StageStep<Sent> {
  if (stage.stage !== 'editing' && stage.stage !== 'rejected') return { state: stage, effects: [] }
  const { draft } = stage
  return {
    state: afterMs > 0 ? { stage: 'sending', draft, sent: request } : unknown(draft, request),
    effects: [{ do: 'wait', sent: request, ms: afterMs }],
  }
}

const unknown = <Sent extends AnySent>(draft: SlipDraft, request: Sent): SlipStage<Sent> => ({
  stage: 'unknown',
  draft,
  sent: request,
  checks: 0,
})

/** The first look-up burns no key: after a reload the bet may long be placed. */
function checkDue<Sent extends AnySent>(stage: SlipStage<Sent>, request: Sent, now: number): StageStep<Sent> {
  const isFollowed = stage.stage === 'sending' && isOf(stage, request.request.idem_key)
  const next: SlipStage<Sent> = isFollowed ? unknown(stage.draft, request) : stage
  if (!isOpen(next, request)) return { state: next, effects: [] }
  const isOverdue = now - request.sentAt >= ABANDON_AFTER_MS
  const abandon = next.stage === 'unknown' && next.checks > 0 && isOverdue
  return { state: next, effects: [{ do: 'look_up', sent: request, abandon }] }
}

function lookedUp<Sent extends AnySent>(
  stage: SlipStage<Sent>,
  { sent: request, answer, isAbandoned }: Extract<BetEvent<Sent>, { type: 'looked_up' }>,
  now: number,
): StageStep<Sent> {
  if (!isOpen(stage, request)) return { state: stage, effects: [] }
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
function withBet<Sent extends AnySent>(stage: SlipStage<Sent>, bet: Bet, now: number): StageStep<Sent> {
  const next = stageOf(stage, bet)
  const effects: BetEffect<Sent>[] = []
  if (bet.status !== 'waiting') effects.push({ do: 'forget', key: bet.idem_key })
  if (next !== stage) effects.push({ do: 'balance' })
  if (next.stage === 'waiting' && isOf(next, bet.idem_key)) {
    const decidedAt = (bet.decide_at ?? now) + WAITING_GRACE_MS
    effects.push({ do: 'wait', sent: next.sent, ms: Math.max(decidedAt - now, WAITING_GRACE_MS) })
  }
  return { state: next, effects }
}

function stageOf<Sent extends AnySent>(stage: SlipStage<Sent>, bet: Bet): SlipStage<Sent> {
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

const rejected = <Sent extends AnySent>(
  { draft, sent: request }: { readonly draft: SlipDraft; readonly sent: Sent },
  rejection: SlipRejection,
): SlipStage<Sent> => ({ stage: 'rejected', draft, sent: request, rejection })

const isOf = (stage: SlipStage<AnySent>, key: string): boolean =>
  'sent' in stage && stage.sent.request.idem_key === key

/** Whether the result of the bet is still to be looked up. */
const isOpen = (stage: SlipStage<AnySent>, { request }: AnySent): boolean =>
  (stage.stage === 'unknown' || stage.stage === 'waiting') && isOf(stage, request.idem_key)

/** Legs that a refusal names by their places in the request. */
function aboutOf({ legs }: RefusalDetails, { request }: AnySent): readonly PickIntent[] {
  const { picks = [] } = request as AnySent['request'] & { picks?: readonly PickIntent[] }
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
