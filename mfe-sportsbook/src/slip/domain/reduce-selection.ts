import type { PickIntent } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import { isSamePick } from '../../shared/domain/same-pick'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { type BurmeseTerms, pickAt } from './burmese-terms'
import type { LastBet } from './receipts'
import { newBet } from './reduce-bet'
import { type AsianSelection, askedTerms, type BurmeseSelection, withSeen } from './selection-now'
import { newDraft } from './slip-draft'
import type { SlipEvent } from './slip-event'
import { isEditing, type SlipEntry } from './slip-now'
import { backInPlay, newPick, type RemovedPick, type SlipPick } from './slip-pick'
import type { SentBet } from './slip-sent'
import { asianPrice, burmesePrice, isFollowed, type Price, type Selection } from './slip-state'
import type { SlipStep } from './slip-step'

/** As many as a parlay takes. */
const MOST = LIMITS.parlayLegs.max

/** A press on a price adds the selection, and opens it; the same one again removes it. */
export function pick(step: SlipStep, event: Extract<SlipEvent, { type: 'picked' }>): void {
  const { pick: picked, seen, leg } = event
  const held = step.slip.all.find(({ selection }) => isSamePick(selection.pick, picked))
  if (picked.myanmar) pickBurmese(step, picked)
  else if (held && isEditing(held)) step.send(held.id, { type: 'remove' })
  else if (!held?.wager.isUndecided) {
    const stakeText = stakeOfOthers(step) ?? step.firstStake
    take(step, newPick(picked, leg, seen), stakeText, held)
  } else {
    step.set({ openId: held.id })
    step.notify({ about: 'busy' })
  }
}

/** The stake of one more selection while they share one. */
const stakeOfOthers = ({ slip }: SlipStep): string | undefined =>
  slip.sameStake ? slip.all.filter(isEditing).at(-1)?.wager.enteredStake : undefined

function pickBurmese(step: SlipStep, picked: PickIntent): void {
  const { burmese, isCombining } = step.slip
  const held = burmese.find((one) => isSamePick(one.pick, picked))
  const most = LIMITS.myanmarParlayLegs.max
  if (isCombining) step.notify({ about: 'busy' })
  else if (held) dropIds(step, [held.id])
  else if (burmese.length >= most) step.notify({ about: 'full', most })
  else {
    addBurmese(step, picked)
    step.set({ removed: [], receipts: [], newestReceipt: undefined })
    step.chooseModeOf(picked)
  }
}

/** Takes a selection in place of the one whose bet was rejected, or beside the others. */
function take(step: SlipStep, picked: SlipPick, stakeText: string, rejected?: SlipEntry): void {
  if (rejected) step.send(rejected.id, { type: 'remove' })
  step.set({ receipts: [], newestReceipt: undefined })
  const held = step.slip.all.filter(({ wager }) => wager.stage.stage !== 'empty')
  if (held.length >= MOST) {
    step.notify({ about: 'full', most: MOST })
    return
  }
  step.set({ removed: [] })
  step.chooseModeOf(picked.pick)
  addAsian(step, picked, stakeText)
}

/** The selections of the last bet again, at current prices, with its stake where `hasStake`. */
export function betAgain(step: SlipStep, last: LastBet, hasStake: boolean): void {
  const { picks, legs, mode, rows } = last
  const stakeText = mode === 'single' ? last.stakeText : step.firstStake
  for (const [place, one] of picks.entries()) {
    const isHeld = (held: { readonly pick: PickIntent }) => isSamePick(held.pick, one)
    if (one.myanmar) {
      if (!step.slip.burmese.some(isHeld)) pickBurmese(step, one)
    } else if (!step.slip.all.some(({ selection }) => isHeld(selection)))
      // A part that is over has no offer; the bet names it.
      take(step, newPick(one, legs[place]), stakeText)
  }
  if (!hasStake || picks.length === 0) return
  step.chooseMode(mode)
  if (mode !== 'single') step.edit(mode, { ...newDraft(last.stakeText), rows })
}

/** Adds a selection at the end, or before the first of `before`, in place of the same one unless that is pending. */
export function addAsian(
  step: SlipStep,
  picked: SlipPick,
  stakeText: string,
  { isQuick = false, before = [] }: { isQuick?: boolean; before?: readonly PickIntent[] } = {},
): void {
  const id = newSelection(step, picked.pick, asianPrice(picked.seen), picked.remembered, isQuick)
  const bet = newBet<SentBet>(picked.key ?? step.facts.newKey(), stakeText)
  step.set({ singles: new Map(step.state.singles).set(id, bet) })
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
    openId: id,
    selections: others.toSpliced(place, 0, { ...selection, isQuick: false }),
    removed: step.state.removed.filter((gone) => !isSamePick(gone.pick, selection.pick)),
  })
}

export function addBurmese(
  step: SlipStep,
  picked: PickIntent,
  {
    seen = null,
    leg = null,
    before = [],
  }: { seen?: BurmeseTerms | null; leg?: SlipLeg | null; before?: readonly PickIntent[] } = {},
): void {
  const at = seen ? pickAt(picked, { ...seen, lineId: picked.line_id }) : picked
  const id = newSelection(step, at, burmesePrice(seen), leg, false)
  const added = step.selection(id)
  const others = step.state.selections.filter((one) => one.id !== id)
  if (added)
    step.set({
      selections: others.toSpliced(placeBefore(others, before), 0, added),
      removed: step.state.removed.filter((gone) => !isSamePick(gone.pick, picked)),
    })
}

function newSelection(
  step: SlipStep,
  picked: PickIntent,
  price: Price,
  remembered: SlipLeg | null,
  isQuick: boolean,
): number {
  const id = step.nextId()
  const isOfMatch = (one: Selection): boolean =>
    one.pick.match_id === picked.match_id && isFollowed(step.state, one)
  const selection: Selection = {
    id,
    pick: picked,
    price,
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
  const { all, burmese } = step.slip
  const removed = ids.flatMap((id): RemovedPick[] => {
    const entry = all.find((one) => one.id === id)
    const selection = burmese.find((one) => one.id === id)
    if (entry) return [removedOf(step, entry, 'player')]
    return selection ? [removedBurmese(selection, burmese)] : []
  })
  step.set({ removed })
  dropIds(step, ids)
}

/** What can put it back. */
function removedOf({ slip }: SlipStep, entry: SlipEntry, why: RemovedPick['why']): RemovedPick {
  const { pick: picked, seen, seenLeg } = entry.selection
  const place = slip.all.findIndex(({ id }) => id === entry.id)
  const before = slip.all.slice(place + 1).map(({ selection }) => selection.pick)
  return { pick: picked, seen, remembered: seenLeg, stakeText: entry.wager.enteredStake, why, before }
}

function removedBurmese(
  { id, pick: picked, seen, leg }: BurmeseSelection,
  burmese: readonly BurmeseSelection[],
): RemovedPick {
  const place = burmese.findIndex((one) => one.id === id)
  return {
    pick: picked,
    seen: null,
    seenBurmese: seen,
    remembered: leg,
    stakeText: '',
    why: 'player',
    before: burmese.slice(place + 1).map((one) => one.pick),
  }
}

/** Puts removed selections back into their places, the last removed first. */
export function undo(step: SlipStep): void {
  const { removed } = step.state
  step.set({ removed: [] })
  for (const one of removed.toReversed()) {
    const { pick: picked, seenBurmese: seen, remembered: leg, before } = one
    if (picked.myanmar) {
      // Perhaps another tab has picked it again meanwhile.
      if (!step.slip.burmese.some((held) => isSamePick(held.pick, picked)))
        addBurmese(step, picked, { seen: seen ?? null, leg, before })
      continue
    }
    const isPending = step.slip.all.some(
      ({ selection, wager }) => wager.isUndecided && isSamePick(selection.pick, picked),
    )
    if (!isPending) addAsian(step, one.why === 'market' ? backInPlay(one) : one, one.stakeText, { before })
  }
  const [first] = removed
  if (first) step.chooseModeOf(first.pick)
}

/** Removes selections and their bets without a trace. */
export function close(step: SlipStep, ids: readonly number[]): void {
  const singles = new Map([...step.state.singles].filter(([id]) => !ids.includes(id)))
  step.set({ singles, selections: step.state.selections.filter(({ id }) => !ids.includes(id)) })
}

/** The market went in-play: another market, so that the selection goes, with a way back. */
export function dropWentInPlay(step: SlipStep): void {
  for (const entry of step.slip.combinable)
    if (entry.selection.wentInPlay) {
      step.set({ removed: [...step.state.removed, removedOf(step, entry, 'market')] })
      step.send(entry.id, { type: 'remove' })
    }
}

/** Follows every move that the odds policy covers, and notes since when the others ask. */
export function followOffers(step: SlipStep): void {
  const { isCombining } = step.slip
  for (const { id, selection, wager } of [...step.slip.all, ...step.slip.quickEntries]) {
    const isHeld = wager.stage.stage !== 'editing' || isCombining
    if (!isHeld && !selection.wentInPlay) followAsian(step, selection)
    noteAsked(step, id, selection)
  }
  const isHeld = step.state.myanmar.bet.stage.stage !== 'editing'
  for (const selection of step.slip.burmese) {
    if (!isHeld) followBurmese(step, selection)
    noteAsked(step, selection.id, selection)
  }
}

/** Takes the first offer, covered moves, and another odds type. */
function followAsian(step: SlipStep, selection: AsianSelection): void {
  const { offer, seen } = selection
  if (offer.offer !== 'open') return
  const { terms } = offer
  const consent = selection.consentTo(terms)
  if (consent === 'price' || consent === 'line') return
  if (consent === 'covered') markMove(step, selection.id)
  const isNew =
    seen?.ball !== terms.ball ||
    seen.oddsType !== terms.oddsType ||
    // A goal that leaves the price alone has no new ball; the bet is sent with its score.
    String(seen.score) !== String(terms.score)
  const before = step.selection(selection.id)
  if (isNew && before) step.setSelection(withSeen(before, terms))
}

/** Takes the first offer as the board showed it, and covered moves. */
function followBurmese(step: SlipStep, selection: BurmeseSelection): void {
  const { offer, id } = selection
  if (offer.offer !== 'open') return
  const { terms } = offer
  const before = step.selection(id)
  if (!before) return
  if (!selection.seen) step.setSelection(withSeen(before, { ...terms, ...selection.pick.myanmar }))
  const consent = selection.consentTo(terms)
  if (consent === 'price' || consent === 'line') return
  if (consent === 'covered') markMove(step, id)
  const seen = step.selection(id)
  if (seen && JSON.stringify(seen.price.seen) !== JSON.stringify(terms))
    step.setSelection(withSeen(seen, terms))
}

function markMove(step: SlipStep, id: number): void {
  const selection = step.selection(id)
  if (!selection) return
  const price = { ...selection.price, movedFrom: selection.price.seen } as Price
  step.setSelection({ ...selection, price })
  step.effects.push({ do: 'mark', id })
}

function noteAsked(step: SlipStep, id: number, { gate }: AsianSelection | BurmeseSelection): void {
  const selection = step.selection(id)
  const terms = askedTerms(gate)
  if (!selection || selection.asked.terms === terms) return
  const since = terms === null ? selection.asked.since : step.facts.now()
  step.setSelection({ ...selection, asked: { terms, since } })
}
