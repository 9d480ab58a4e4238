import type { PickIntent } from '@touchline/contracts/host'
import { isSamePick } from '../../shared/domain/same-pick'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { isPending, isUndecided, LOOKUP_EVERY_MS } from './reduce-bet'
import { add, dropIds } from './reduce-selection'
import { enteredStakes, NO_MESSAGES, newDraft, type SlipDraft } from './slip-draft'
import type { SlipEvent } from './slip-event'
import { SlipNow } from './slip-now'
import { newPick, sentTerms } from './slip-pick'
import type { SlipRecord, StoredSelection, StoredStake } from './slip-record'
import type { AnySent, CombinationMode } from './slip-sent'
import { stakeTextOf } from './slip-stake'
import {
  COMBINATION_MODES,
  emptySlip,
  firstStake,
  type Owner,
  type Selection,
  type SlipFacts,
  type SlipState,
} from './slip-state'
import type { SlipStep } from './slip-step'

type LoggedIn = Extract<SlipEvent, { type: 'logged_in' }>
type Stored = Extract<SlipEvent, { type: 'stored' }>

const NO_RECORD: SlipRecord = {
  mode: 'single',
  sameStake: true,
  keepsSelections: false,
  selections: [],
  stakes: {},
  lastStake: '',
  lastBet: null,
}

/** The record of the slip, as the tabs of a browser share it. */
export function recordOf(state: SlipState, facts: SlipFacts): SlipRecord {
  const { mode, sameStake, keepsSelections, lastStake, lastBet } = state
  const slip = new SlipNow(facts, () => state)
  const asian = slip.all.flatMap(({ wager, selection }): StoredSelection[] => {
    const { stage, key, enteredStake: stakeText } = wager
    if (stage.stage === 'empty' || stage.stage === 'accepted') return []
    return [{ ...namedBy(selection), key, stakeText, seen: selection.seen ?? undefined }]
  })
  const burmese = slip.burmese.map(
    (selection): StoredSelection => ({
      ...namedBy(selection),
      key: '',
      stakeText: '',
      seenBurmese: selection.seen ?? undefined,
    }),
  )
  const stakes = Object.fromEntries(COMBINATION_MODES.map((one) => [one, storedStake(state, one)]))
  return {
    mode,
    sameStake,
    keepsSelections,
    selections: [...asian, ...burmese],
    stakes: stakes as SlipRecord['stakes'],
    lastStake,
    lastBet: lastBet as SlipRecord['lastBet'],
  }
}

const namedBy = ({ pick, seenLeg }: { readonly pick: PickIntent; readonly seenLeg: SlipLeg | null }) => ({
  pick,
  leg: seenLeg ?? undefined,
})

function storedStake(state: SlipState, mode: CombinationMode): StoredStake {
  const { key = '', stage } = state.bets.get(mode) ?? {}
  return draftOf(key, stage && 'draft' in stage ? stage.draft : newDraft(''))
}

function draftOf(key: string, draft: SlipDraft): StoredStake {
  const { stakeText, rows } = enteredStakes(draft)
  const typed = Object.entries(rows ?? {}).flatMap(([size, text]) => (text ? [[size, text]] : []))
  return { key, stakeText, rows: Object.fromEntries(typed) }
}

/** A member is logged in: their record, and the pending bets of earlier pages. */
export function enter(step: SlipStep, { record, sent, isBack }: LoggedIn): void {
  step.set({ ...emptySlip(step.facts), lastId: step.state.lastId })
  const stored = record ?? NO_RECORD
  const stakeText = firstStake(step.facts.member, stored.lastStake)
  takeRecord(step, {
    ...stored,
    stakes: {
      parlay: stored.stakes.parlay ?? { key: step.bet('parlay')?.key ?? '', stakeText },
      system: stored.stakes.system ?? { key: step.bet('system')?.key ?? '', stakeText: '' },
      myanmar: stored.stakes.myanmar ?? { key: step.bet('myanmar')?.key ?? '', stakeText },
    },
  })
  for (const one of sent) recover(step, one)
  // A pending bet is shown first.
  const pending = step.slip.all.findLast(({ wager }) => wager.isUndecided)
  if (pending) step.set({ openId: pending.id })
  const selections = step.slip.all.length + step.slip.burmese.length
  if (isBack && selections > 0) step.notify({ about: 'back', selections })
}

/**
 * Another tab has changed the record. It is taken while this tab has nothing pending and nobody types; the last
 * writer wins. Keys and pending bets are always taken, so that two tabs that bet the same place one bet.
 */
export function takeStored(step: SlipStep, { record, sent, sentHere, isTyping }: Stored): void {
  // Another tab may have removed the record by a logout.
  const there = record ?? NO_RECORD
  const open = new Set(sent.map(({ request }) => request.idem_key))
  for (const owner of ownersInSlip(step))
    if (isDecidedThere(step, owner, open, sentHere)) step.send(owner, { type: 'give_up' })
  const isPendingHere = ownersInSlip(step).some((owner) => isOpen(step, owner))
  if (isTyping || isPendingHere) takeKeys(step, there)
  else takeRecord(step, there)
  // The decision of the pending bet writes the record of this tab, which must hold the picks of the other one.
  if (isPendingHere && !isTyping)
    for (const one of there.selections) if (!one.pick.myanmar && !heldBy(step, one.pick)) addStored(step, one)
  for (const one of sent) if (!isShown(step, one.request.idem_key, sentHere)) follow(step, one)
}

const ownersInSlip = ({ slip }: SlipStep): Owner[] => [...slip.all.map(({ id }) => id), ...COMBINATION_MODES]

const isOpen = (step: SlipStep, owner: Owner): boolean => {
  const stage = step.bet(owner)?.stage
  return stage !== undefined && isUndecided(stage)
}

/** Another tab sent the bet and knows its result. */
function isDecidedThere(
  step: SlipStep,
  owner: Owner,
  open: ReadonlySet<string>,
  sentHere: ReadonlySet<string>,
): boolean {
  const stage = step.bet(owner)?.stage
  if (!stage || !isPending(stage) || !('sent' in stage)) return false
  const key = stage.sent.request.idem_key
  return !open.has(key) && !sentHere.has(key)
}

function isShown(step: SlipStep, key: string, sentHere?: ReadonlySet<string>): boolean {
  if (sentHere?.has(key)) return true
  return ownersInSlip(step).some((owner) => {
    const stage = step.bet(owner)?.stage
    return stage && 'sent' in stage && stage.sent.request.idem_key === key
  })
}

function takeKeys(step: SlipStep, { selections, stakes }: SlipRecord): void {
  for (const { key, pick } of selections) {
    const owner = heldBy(step, pick)
    if (owner !== null) step.send(owner, { type: 'key', key })
  }
  for (const mode of COMBINATION_MODES) {
    const key = stakes[mode]?.key
    if (key) step.send(mode, { type: 'key', key })
  }
}

function takeRecord(step: SlipStep, there: SlipRecord): void {
  takeSelections(step, there.selections)
  const { sameStake, keepsSelections, lastStake, lastBet } = there
  step.set({ sameStake, keepsSelections, lastStake, lastBet })
  step.chooseMode(there.mode)
  for (const mode of COMBINATION_MODES) {
    const stake = there.stakes[mode]
    if (stake) takeStake(step, mode, stake)
  }
}

function takeSelections(step: SlipStep, there: readonly StoredSelection[]): void {
  const isOfSlip = ({ isQuick }: Selection): boolean => !isQuick
  // Terms that the other tab has seen are those of a newer pick.
  const isThere = ({ pick, price }: Selection) =>
    there.some((one) => isSamePick(one.pick, pick) && (price.seen !== null || !one.seenBurmese))
  const gone = step.state.selections.filter((one) => isOfSlip(one) && !isThere(one))
  dropIds(
    step,
    gone.map(({ id }) => id),
  )
  for (const one of there) {
    const held = heldBy(step, one.pick)
    if (held === null) addStored(step, one)
    else if (!one.pick.myanmar) {
      step.send(held, { type: 'key', key: one.key })
      if (step.slip.entry(held).wager.enteredStake !== one.stakeText)
        step.edit(held, { ...NO_MESSAGES, stakeText: one.stakeText })
    }
  }
  const placeOf = ({ pick }: Selection) => there.findIndex((one) => isSamePick(one.pick, pick))
  const { selections } = step.state
  const sorted = selections.filter(isOfSlip).sort((a, b) => placeOf(a) - placeOf(b))
  step.set({ selections: [...sorted, ...selections.filter((one) => !isOfSlip(one))] })
}

function addStored(step: SlipStep, { pick, leg, seen, seenBurmese, key, stakeText }: StoredSelection): void {
  add(step, { ...newPick(pick, leg, seen ?? seenBurmese), key }, stakeText)
}

function takeStake(step: SlipStep, mode: CombinationMode, { key, stakeText, rows }: StoredStake): void {
  if (key) step.send(mode, { type: 'key', key })
  const own = storedStake(step.state, mode)
  const isSame = own.stakeText === stakeText && JSON.stringify(own.rows) === JSON.stringify(rows ?? {})
  if (!isSame) step.edit(mode, { ...NO_MESSAGES, stakeText, rows })
}

/** The same selection of the slip; null where its bet was removed. */
function heldBy(step: SlipStep, pick: PickIntent): number | null {
  const held = step.held(pick)
  return held !== null && step.bet(held)?.stage.stage === 'empty' ? null : held
}

/** A bet that an earlier page sent: the slip looks it up at once. */
function recover(step: SlipStep, sent: AnySent): void {
  if (isShown(step, sent.request.idem_key)) return
  if ('mode' in sent) {
    step.chooseMode(sent.mode)
    followBy(step, sent.mode, sent, 0)
    return
  }
  // A quick bet has no selection in the slip.
  if (heldBy(step, sent.request) === null) {
    const stakeText = stakeTextOf(sent.request.stake, sent.currency)
    add(step, newPick(sent.request, sent.leg, sentTerms(sent.request, sent.leg)), stakeText)
  }
  const owner = heldBy(step, sent.request)
  if (owner !== null) followBy(step, owner, sent, 0)
}

/** A bet that another tab has just sent: its result comes by message, else by look-up. */
function follow(step: SlipStep, sent: AnySent): void {
  const { idem_key: key } = sent.request
  const owner = 'mode' in sent ? sent.mode : step.slip.all.find(({ wager }) => wager.key === key)?.id
  if (owner !== undefined && step.bet(owner)?.key === key) followBy(step, owner, sent, LOOKUP_EVERY_MS)
}

function followBy(step: SlipStep, owner: Owner, sent: AnySent, afterMs: number): void {
  if (isOpen(step, owner)) return
  step.send(owner, { type: 'follow', sent, afterMs })
  step.effects.push({ do: 'expect', key: sent.request.idem_key })
}
