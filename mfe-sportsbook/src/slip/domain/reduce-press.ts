import type { OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { withSeen } from './selection-now'
import { drawnBets, editableOf, hasOthers, isSameButton, mayRiskOf, readyOf, totalsOf } from './several'
import { isRefusedAmount, movedMeanwhile, type SlipDraft, type SlipRefusal } from './slip-draft'
import type { NotSent } from './slip-effect'
import { GUARD_MS } from './slip-gate'
import type { SlipEntry } from './slip-now'
import type { Owner } from './slip-state'
import type { SlipStep } from './slip-step'
import { leaveStake, type StakeInput, stakeAfter, withinLimits } from './stake-input'
import { draftInLimits } from './stake-limits'
import { changeForWorse, type MeantBet, type Wager } from './wager'

/** What a press on the button of a bet does. */
export type PressVerdict =
  /** The button has just changed, or the bet is pending. */
  | 'too_soon'
  | 'locked'
  /** The terms that ask for consent came so late that nobody can have read them. */
  | 'unread'
  /** The stake is missing, wrong or just moved by a limit. */
  | 'mend_stake'
  /** Consents to the new terms, and bets. */
  | 'consent'
  | 'bet'

export interface PressFacts {
  /** Epoch milliseconds. */
  readonly now: number
  readonly guardedUntil: number
  readonly isEditing: boolean
  readonly readiness: 'locked' | 'ready' | 'asks'
  readonly isUnread: boolean
  /** Even the minimum stake would pay more than the payout limit. */
  readonly paysTooMuch: boolean
  readonly hasStakeToMend: boolean
}

export function pressVerdict(facts: PressFacts): PressVerdict {
  const { now, guardedUntil, isEditing, readiness, isUnread, paysTooMuch, hasStakeToMend } = facts
  if (!isEditing || now < guardedUntil) return 'too_soon'
  if (readiness === 'locked' || paysTooMuch) return 'locked'
  if (readiness === 'asks' && isUnread) return 'unread'
  if (hasStakeToMend) return 'mend_stake'
  return readiness === 'asks' ? 'consent' : 'bet'
}

/** A press that is on its way to the request. */
interface Press {
  readonly step: SlipStep
  readonly owner: Owner
  readonly wager: Wager
  /** The bet of the pressed button. */
  readonly meant: MeantBet
  /** The moves that the bet accepts. */
  readonly accept: OddsPolicy
}

/** Bets, and consents to moved terms with the same press. Safe to press twice. */
export function pressBet(step: SlipStep, owner: Owner, press = step.nextId()): void {
  const wager = step.slip.wagerOf(owner)
  if (!wager) return
  const verdict = verdictOf(step, wager)
  if (verdict === 'too_soon' || verdict === 'locked') return
  step.setBet(owner, { press })
  // A refusal is about the press before; a refused amount stays too much until it is changed.
  if (wager.draft?.refusal && !isRefusedAmount(wager.draft.refusal)) step.edit(owner, { refusal: null })
  const { policy } = step.facts.member
  if (verdict === 'unread') step.edit(owner, { refusal: movedMeanwhile() })
  else if (verdict === 'mend_stake') asksAboutStake(step, owner, wager)
  else if (verdict === 'bet') confirm(step, owner, wager, policy)
  else {
    consent(step, owner)
    confirm(step, owner, wager, policy === 'none' ? 'better' : policy)
  }
}

function verdictOf({ facts }: SlipStep, wager: Wager): PressVerdict {
  const { draft, kind, stage, guardedUntil, paysTooMuch } = wager
  const isMoved = draft !== null && draftInLimits(kind, draft, facts.member.currency) !== null
  return pressVerdict({
    now: facts.now(),
    guardedUntil,
    isEditing: stage.stage === 'editing',
    readiness: kind.on.readiness,
    isUnread: kind.on.isUnread,
    paysTooMuch,
    hasStakeToMend: isMoved || !wager.moneyNow?.verdict.ok || wager.hasRowsToRead,
  })
}

/** Old limits are asked for first. */
function confirm(step: SlipStep, owner: Owner, wager: Wager, accept: OddsPolicy): void {
  if (asksAboutStake(step, owner, wager)) return
  const { meant, kind } = wager
  if (!meant) return
  step.setBet(owner, { pressed: { meant, accept } })
  const press = { step, owner, wager, meant, accept }
  if (kind.on.isFresh) {
    sendIf(press, isCovered(press) && isAsMeant(press))
    return
  }
  step.send(owner, { type: 'validate' })
  step.effects.push({ do: 'ask', owner })
}

/** Prices and limits of a validated bet have come: it is sent, or the player sees the change first. */
export function continuePress(step: SlipStep, owner: Owner): void {
  const bet = step.bet(owner)
  const wager = step.slip.wagerOf(owner)
  if (bet?.stage.stage !== 'validating' || !bet.pressed || !wager) return
  const { meant, accept } = bet.pressed
  const press = { step, owner, wager, meant, accept }
  step.send(owner, { type: 'reconsider', draft: meant.draft })
  sendIf(press, isChecked(press))
}

function isChecked(press: Press): boolean {
  const { step, owner, wager } = press
  const { kind } = wager
  if (kind.on.readiness === 'locked') {
    // A lock explains itself; one of several singles also keeps a refusal for this press.
    if (isOneOfSeveral(step, owner)) step.edit(owner, { refusal: movedMeanwhile() })
    return false
  }
  if (wager.paysTooMuch) return false
  if (!kind.on.isFresh) {
    step.edit(owner, { refusal: notChecked(kind.on.failure) })
    return false
  }
  return isCovered(press) && !asksAboutStake(step, owner, wager) && isAsMeant(press)
}

function sendIf({ step, owner, wager, accept }: Press, isUnchanged: boolean): void {
  const { meant, key, kind } = wager
  const sent = isUnchanged && meant ? kind.write(key, step.facts.now(), accept, meant) : null
  if (!sent) {
    step.setBet(owner, { pressed: null })
    return
  }
  if (typeof owner === 'number') step.set({ lastStake: wager.draft?.stakeText ?? '' })
  step.send(owner, { type: 'send', sent })
}

/** Whether the odds policy covers the moves since the press; an uncovered move asks. */
function isCovered(press: Press): boolean {
  const { step, owner, wager, accept } = press
  if (wager.kind.on.isCovered(accept)) {
    consent(step, owner)
    return true
  }
  // A higher deduction has its own notice.
  if (isAsMeant(press)) step.edit(owner, { refusal: movedMeanwhile() })
  return false
}

/** Whether the bet is no worse than the text of the pressed button; else the slip shows the change. */
function isAsMeant({ step, owner, wager, meant, accept }: Press): boolean {
  const change = changeForWorse(meant, wager.meant, accept)
  if (change?.what === 'price') step.edit(owner, { refusal: movedMeanwhile() })
  else if (change) notSent(step, owner, change)
  return change === null
}

function notSent(step: SlipStep, owner: Owner, why: NotSent): void {
  step.guard(owner)
  step.notify({ about: 'not_sent', why })
}

/** Why there are no fresh limits: the failure of the question, or a price that moved. */
const notChecked = (failure: ErrorCode | null): SlipRefusal =>
  failure ? { code: failure, text: '' } : movedMeanwhile()

/** The player has seen the offered terms. */
function consent(step: SlipStep, owner: Owner): void {
  const combination = typeof owner === 'number' ? null : step.slip.combinationOf(owner)
  const selections =
    typeof owner === 'number' ? [step.slip.entry(owner).selection] : (combination?.legs.selections ?? [])
  for (const { id, gate } of selections) {
    const selection = step.selection(id)
    if (gate.gate !== 'locked' && selection) step.setSelection(withSeen(selection, gate.terms))
  }
  if (!combination) return
  const { mode } = combination
  step.setLegs(mode, combination.legs.consented())
}

/** Whether the stake has to be mended before a bet; its error is then shown. */
function asksAboutStake(step: SlipStep, owner: Owner, wager: Wager): boolean {
  const { kind, draft } = wager
  const moved = draft && withinLimits(draft, { kind, currency: step.facts.member.currency })
  if (moved) step.edit(owner, moved.draft)
  const asks = Boolean(moved?.isMoved) || !wager.moneyNow?.verdict.ok || wager.hasRowsToRead
  if (asks) {
    step.edit(owner, { asked: true })
    step.guard(owner)
  }
  return asks
}

/** One press bets it together with other singles, and each of them keeps its refusal. */
export const isOneOfSeveral = ({ slip }: SlipStep, owner: Owner): boolean =>
  slip.all.length > 1 && slip.all.some(({ id }) => id === owner)

/** An input into the stake of a bet. */
export function enterStake(step: SlipStep, owner: Owner, input: StakeInput): void {
  const wager = step.slip.wagerOf(owner)
  if (wager?.stage.stage !== 'editing') return
  const { currency, available } = step.facts.member
  const { draft, isMoved } = stakeAfter(wager.stage.draft, input, { kind: wager.kind, currency, available })
  put(step, owner, draft, isMoved)
}

function put(step: SlipStep, owner: Owner, draft: SlipDraft, isMoved: boolean): void {
  step.edit(owner, draft)
  if (isMoved) step.guard(owner)
}

/** An input into the one stake of all singles. */
export function enterEachStake(step: SlipStep, input: StakeInput): void {
  const editable = editableOf(step.slip.all)
  if (input.do !== 'leave') for (const { id } of editable) enterStake(step, id, input)
  if (['leave', 'set', 'min', 'max'].includes(input.do)) leaveAll(step, editable)
}

/**
 * Stakes are written out and moved into the limits, those on one match together into what its limit leaves; true
 * when that changed one. Stakes that differ by the limit of a match are no one stake for all any more.
 */
function leaveAll(step: SlipStep, left: readonly SlipEntry[]): boolean {
  const { slip, facts } = step
  const { currency, available } = facts.member
  const mayRisk = mayRiskOf(slip.all)
  const changed = left.filter((entry) => {
    const { kind, stage } = entry.wager
    if (stage.stage !== 'editing') return false
    const { draft, isMoved } = leaveStake(stage.draft, { kind, currency, available }, mayRisk.get(entry))
    put(step, entry.id, draft, isMoved)
    return isMoved
  })
  const isByMatch = changed.some(({ wager }) => wager.draft?.adjustment?.limit === 'match')
  const texts = new Set(editableOf(slip.all).map(({ wager }) => wager.draft?.stakeText))
  if (slip.sameStake && isByMatch && texts.size > 1) step.set({ sameStake: false })
  return changed.length > 0
}

/** The button of several singles is on screen. Bets that joined or went, except by typing, guard it. */
export function drawSeveral(step: SlipStep): void {
  const { several } = step.state
  const drawn = drawnBets(step.slip.all)
  if (JSON.stringify(drawn) === JSON.stringify(several.drawn)) return
  step.set({ several: { ...several, drawn } })
  if (hasOthers(several.drawn, drawn)) guardSeveral(step)
}

/** Places the singles of the drawn text, each with its own key. */
export function pressSeveral(step: SlipStep): void {
  const { drawn, guardedUntil } = step.state.several
  if (step.facts.now() < guardedUntil) return
  if (isSameButton(drawn, drawnBets(step.slip.all))) betAll(step)
  else guardSeveral(step)
}

function guardSeveral(step: SlipStep): void {
  const guardedUntil = step.facts.now() + GUARD_MS
  step.set({ several: { ...step.state.several, guardedUntil } })
}

/** Nothing is sent while a stake has to be mended, or the balance does not cover all. */
function betAll(step: SlipStep): void {
  const { slip, facts } = step
  if (leaveAll(step, readyOf(slip.all))) return
  const ready = readyOf(slip.all)
  const totals = totalsOf(ready)
  if (totals === null || totals.risk > facts.member.available) return
  const asking = ready.filter(
    ({ id, wager }) => verdictOf(step, wager) === 'too_soon' || asksAboutStake(step, id, wager),
  )
  if (asking.length > 0) return
  const press = step.nextId()
  for (const { id } of ready) pressBet(step, id, press)
}
