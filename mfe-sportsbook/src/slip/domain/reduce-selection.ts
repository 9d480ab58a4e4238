import type { PickIntent } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import { isSamePick } from '../../shared/domain/same-pick'
import type { SlipTerms } from '../../shared/domain/slip-terms'
import { type BurmeseTerms, pickAt } from './burmese-terms'
import type { LastBet } from './receipts'
import { newBet } from './reduce-bet'
import {
  type AsianSelection,
  askedTerms,
  type BurmeseSelection,
  isSameTerms,
  type SelectionNow,
  withSeen,
} from './selection-now'
import { newDraft } from './slip-draft'
import type { SlipEvent } from './slip-event'
import { isEditing } from './slip-now'
import { backInPlay, newPick, type RemovedPick, type SlipPick } from './slip-pick'
import { asianPrice, burmesePrice, isFollowed, type Price, type Selection } from './slip-state'
import type { SlipStep } from './slip-step'

/** A press on a price adds the selection, and opens it; the same one again removes it. */
export function pick(step: SlipStep, event: Extract<SlipEvent, { type: 'picked' }>): void {
  const { pick: picked, seen, leg } = event
  const held = step.held(picked)
  const stage = held === null ? undefined : step.bet(held)?.stage
  if (isBusy(step, picked)) {
    if (!picked.myanmar) step.set({ openId: held })
    step.notify({ about: 'busy' })
  } else if (held !== null && (picked.myanmar || stage?.stage === 'editing')) dropIds(step, [held])
  else {
    if (held !== null) step.send(held, { type: 'remove' })
    // Burmese terms are seen at the first offer.
    const terms = picked.myanmar ? null : seen
    take(step, newPick(picked, leg, terms), stakeOfOthers(step) ?? step.firstStake)
  }
}

/** Its bet is pending, or that on all Burmese selections. */
function isBusy(step: SlipStep, picked: PickIntent): boolean {
  if (picked.myanmar) return step.slip.isCombining
  const held = step.held(picked)
  return held !== null && step.slip.entry(held).wager.isUndecided
}

/** The stake of one more selection while they share one. */
const stakeOfOthers = ({ slip }: SlipStep): string | undefined =>
  slip.sameStake ? slip.all.filter(isEditing).at(-1)?.wager.enteredStake : undefined

/** Takes a selection beside the others. */
function take(step: SlipStep, picked: SlipPick, stakeText: string): void {
  const isBurmese = picked.pick.myanmar !== undefined
  const { max: most } = isBurmese ? LIMITS.myanmarParlayLegs : LIMITS.parlayLegs
  const held = isBurmese
    ? step.slip.burmese
    : step.slip.all.filter(({ wager }) => wager.stage.stage !== 'empty')
  step.set({ receipts: [], newestReceipt: undefined })
  if (held.length >= most) {
    step.notify({ about: 'full', most })
    return
  }
  step.set({ removed: [] })
  step.chooseModeOf(picked.pick)
  add(step, picked, stakeText)
}

/** The selections of the last bet again, at current prices, with its stake where `hasStake`. */
export function betAgain(step: SlipStep, last: LastBet, hasStake: boolean): void {
  const { picks, legs, mode, rows } = last
  const stakeText = mode === 'single' ? last.stakeText : step.firstStake
  for (const [place, one] of picks.entries()) {
    if (step.held(one) !== null) continue
    if (isBusy(step, one)) step.notify({ about: 'busy' })
    // A part that is over has no offer; the bet names it.
    else take(step, newPick(one, legs[place]), stakeText)
  }
  if (!hasStake || picks.length === 0) return
  step.chooseMode(mode)
  if (mode !== 'single') step.edit(mode, { ...newDraft(last.stakeText), rows })
}

/** Adds a selection at the end, or before the first of `before`, in place of the same one unless that is pending. */
export function add(
  step: SlipStep,
  picked: SlipPick,
  stakeText: string,
  { isQuick = false, before = [] }: { isQuick?: boolean; before?: readonly PickIntent[] } = {},
): void {
  const id = newSelection(step, picked, isQuick)
  if (!picked.pick.myanmar) {
    const bet = newBet(picked.key ?? step.facts.newKey(), stakeText)
    step.set({ bets: new Map(step.state.bets).set(id, bet) })
  }
  if (!isQuick) adopt(step, id, before)
}

/** A selection that is not in the slip moves into it. */
export function adopt(step: SlipStep, id: number, before: readonly PickIntent[] = []): void {
  const selection = step.selection(id)
  if (!selection) return
  const same = step.slip.all.find((held) => held.id !== id && isSamePick(held.selection.pick, selection.pick))
  if (same?.wager.isUndecided) {
    close(step, [id])
    step.set({ openId: same.id })
    step.notify({ about: 'busy' })
    return
  }
  if (same) step.send(same.id, { type: 'remove' })
  const others = step.state.selections.filter((one) => one.id !== id)
  const place = placeBefore(others, before)
  step.set({
    openId: selection.price.kind === 'asian' ? id : step.state.openId,
    selections: others.toSpliced(place, 0, { ...selection, isQuick: false }),
    removed: step.state.removed.filter((gone) => !isSamePick(gone.pick, selection.pick)),
  })
}

function newSelection(
  step: SlipStep,
  { pick: picked, seen, remembered }: SlipPick,
  isQuick: boolean,
): number {
  const id = step.nextId()
  const isOfMatch = (one: Selection): boolean =>
    one.pick.match_id === picked.match_id && isFollowed(step.state, one)
  const burmese = picked.myanmar && { seen: seen as BurmeseTerms | null }
  const selection: Selection = {
    id,
    pick: burmese?.seen ? pickAt(picked, { ...burmese.seen, lineId: picked.line_id }) : picked,
    price: burmese ? burmesePrice(burmese.seen) : asianPrice(seen as SlipTerms | null),
    remembered,
    isQuick,
    feed: step.state.selections.find(isOfMatch)?.feed ?? { feed: 'connecting' },
    asked: { terms: null, since: Number.NEGATIVE_INFINITY },
  }
  step.set({ selections: [...step.state.selections, selection] })
  return id
}

/** The place of a returning selection: before the first of its later neighbours, else at the end. */
function placeBefore(selections: readonly Selection[], before: readonly PickIntent[]): number {
  const places = before.map((one) =>
    selections.findIndex(({ pick: held, isQuick }) => !isQuick && isSamePick(held, one)),
  )
  return places.find((place) => place >= 0) ?? selections.length
}

/** Removes selections, unless their bet is pending. */
export function dropIds(step: SlipStep, ids: readonly number[]): void {
  const isBurmese = ({ id, price }: Selection) => price.kind === 'burmese' && ids.includes(id)
  for (const id of ids) step.send(id, { type: 'remove' })
  step.set({ selections: step.state.selections.filter((one) => !isBurmese(one)) })
}

/** Removes selections with a way back until the next pick. */
export function dropWithUndo(step: SlipStep, ids: readonly number[]): void {
  step.set({ removed: ids.flatMap((id) => removedOf(step, id, 'player') ?? []) })
  dropIds(step, ids)
}

/** What can put it back. */
function removedOf({ slip }: SlipStep, id: number, why: RemovedPick['why']): RemovedPick | null {
  const kinds = [slip.all.map(({ selection }) => selection), slip.burmese]
  const all = kinds.find((one) => one.some((selection) => selection.id === id)) ?? []
  const place = all.findIndex((one) => one.id === id)
  const selection = all[place]
  if (!selection) return null
  return {
    pick: selection.pick,
    seen: selection.seen,
    remembered: selection.seenLeg,
    stakeText: selection.pick.myanmar ? '' : slip.entry(id).wager.enteredStake,
    why,
    before: all.slice(place + 1).map((one) => one.pick),
  }
}

/** Puts removed selections back into their places, the last removed first. */
export function undo(step: SlipStep): void {
  const { removed } = step.state
  step.set({ removed: [] })
  for (const one of removed.toReversed()) {
    // Perhaps another tab has picked it again meanwhile, or bets it.
    const isThere = one.pick.myanmar ? step.held(one.pick) !== null : isBusy(step, one.pick)
    if (!isThere)
      add(step, one.why === 'market' ? backInPlay(one) : one, one.stakeText, { before: one.before })
  }
  const [first] = removed
  if (first) step.chooseModeOf(first.pick)
}

/** Removes selections and their bets without a trace. */
export function close(step: SlipStep, ids: readonly number[]): void {
  const bets = new Map(
    [...step.state.bets].filter(([owner]) => typeof owner !== 'number' || !ids.includes(owner)),
  )
  step.set({ bets, selections: step.state.selections.filter(({ id }) => !ids.includes(id)) })
}

/** The market went in-play: another market, so that the selection goes, with a way back. */
export function dropWentInPlay(step: SlipStep): void {
  for (const entry of step.slip.combinable)
    if (entry.selection.wentInPlay) {
      const removed = removedOf(step, entry.id, 'market') ?? []
      step.set({ removed: step.state.removed.concat(removed) })
      step.send(entry.id, { type: 'remove' })
    }
}

/** Follows every move that the odds policy covers, and notes since when the others ask. */
export function followOffers(step: SlipStep): void {
  const { isCombining } = step.slip
  for (const { id, selection, wager } of [...step.slip.all, ...step.slip.quickEntries]) {
    const isHeld = wager.stage.stage !== 'editing' || isCombining
    if (!isHeld && !selection.wentInPlay) follow(step, selection)
    noteAsked(step, id, selection)
  }
  const isHeld = step.bet('myanmar')?.stage.stage !== 'editing'
  for (const selection of step.slip.burmese) {
    if (!isHeld) follow(step, selection)
    noteAsked(step, selection.id, selection)
  }
}

/** Takes the first offer, covered moves, another odds type, and a goal that leaves the price alone. */
function follow<Terms extends SlipTerms | BurmeseTerms>(
  step: SlipStep,
  selection: SelectionNow<Terms, Price>,
): void {
  const { offer, id } = selection
  const before = step.selection(id)
  if (offer.offer !== 'open' || !before) return
  const { terms } = offer
  if (!selection.seen) step.setSelection(withSeen(before, selection.firstTerms(terms)))
  const consent = selection.consentTo(terms)
  if (consent === 'price' || consent === 'line') return
  if (consent === 'covered') markMove(step, id)
  const now = step.selection(id)
  if (now && !isSameTerms(now.price.seen, terms)) step.setSelection(withSeen(now, terms))
}

function markMove(step: SlipStep, id: number): void {
  const selection = step.selection(id)
  if (!selection) return
  const price = { ...selection.price, movedFrom: selection.price.seen } as Price
  step.setSelection({ ...selection, price })
  step.effects.push({ do: 'mark', id })
}

function noteAsked(
  step: SlipStep,
  id: number,
  { gate }: Pick<AsianSelection | BurmeseSelection, 'gate'>,
): void {
  const selection = step.selection(id)
  const terms = askedTerms(gate)
  if (!selection || selection.asked.terms === terms) return
  const since = terms === null ? selection.asked.since : step.facts.now()
  step.setSelection({ ...selection, asked: { terms, since } })
}
