import type { PickIntent } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import { isSamePick } from '../../shared/domain/same-pick'
import type { BurmesePick } from '../domain/burmese-terms'
import type { LastBet } from '../domain/last-bet'
import { backInPlay, newPick, type RemovedPick, type SlipPick } from '../domain/slip-pick'
import type { SlipStage } from '../domain/slip-stage'
import { editing, isEditing, type SlipEntry } from './slip-entry'

/** What a press on a price needs of the page. */
export interface PickingPorts {
  /** Stake that a new selection starts with, as text. */
  readonly firstStake: () => string
  /** The same selection was picked while its bet is pending. */
  readonly onBusy: () => void
  /** One more than a slip holds was picked. */
  readonly onFull: (most: number) => void
}

/** What a pick finds in the slip, and does with it. */
export interface PickedSlip {
  readonly all: readonly SlipEntry[]
  readonly burmese: readonly BurmesePick[]
  readonly removed: readonly RemovedPick[]
  readonly isCombining: boolean
  readonly sameStake: boolean
  add(pick: SlipPick, first: SlipStage, before?: readonly PickIntent[]): void
  drop(entry: SlipEntry): void
  show(entry: SlipEntry): void
  keepBurmese(burmese: readonly BurmesePick[]): void
  forgetRemoved(): void
  forgetReceipts(): void
  chooseModeOf(pick: PickIntent): void
}

/** As many as a parlay takes. */
const MOST = LIMITS.parlayLegs.max

/** A press on a price adds the selection, and opens it; the same one again takes it out. */
export function pickInto(slip: PickedSlip, { pick, seen, remembered }: SlipPick, ports: PickingPorts): void {
  const held = slip.all.find(({ selection }) => isSamePick(selection.pick, pick))
  if (pick.myanmar) pickBurmese(slip, pick, ports)
  else if (held && isEditing(held)) slip.drop(held)
  else if (!held?.wager.isUndecided) {
    const stakeText = stakeOfOthers(slip) ?? ports.firstStake()
    take(slip, newPick(pick, remembered, seen), stakeText, held, ports)
  } else {
    slip.show(held)
    ports.onBusy()
  }
}

function pickBurmese(slip: PickedSlip, pick: PickIntent, ports: PickingPorts): void {
  const others = slip.burmese.filter((held) => !isSamePick(held.pick, pick))
  const isNew = others.length === slip.burmese.length
  const most = LIMITS.myanmarParlayLegs.max
  if (slip.isCombining) ports.onBusy()
  else if (!isNew) slip.keepBurmese(others)
  else if (others.length >= most) ports.onFull(most)
  else {
    slip.keepBurmese([...others, { pick }])
    slip.forgetRemoved()
    slip.forgetReceipts()
    slip.chooseModeOf(pick)
  }
}

/** Puts the selections of the last bet in again, at current prices. Only a single brings its stake. */
export function betAgain(slip: PickedSlip, last: LastBet, ports: PickingPorts): void {
  const { picks, legs, mode } = last
  const stakeText = mode === 'single' ? last.stakeText : ports.firstStake()
  for (const [place, pick] of picks.entries())
    if (pick.myanmar) {
      if (!slip.burmese.some((held) => isSamePick(held.pick, pick))) pickBurmese(slip, pick, ports)
    } else if (!slip.all.some(({ selection }) => isSamePick(selection.pick, pick)))
      // A part that is over is offered no more; the bet says what it was.
      take(slip, newPick(pick, legs[place]), stakeText, undefined, ports)
}

/** The place of a returning selection: before the first of its later neighbours, else at the end. */
export function placeBefore(picks: readonly PickIntent[], before: readonly PickIntent[]): number {
  const places = before.map((one) => picks.findIndex((pick) => isSamePick(pick, one)))
  return places.find((place) => place >= 0) ?? picks.length
}

/** Puts removed selections back into their places, the last removed first. */
export function putBack(slip: PickedSlip): void {
  const { removed } = slip
  slip.forgetRemoved()
  for (const one of removed.toReversed())
    if (one.pick.myanmar) {
      // Perhaps another tab has picked it again meanwhile.
      const picks = slip.burmese.map(({ pick }) => pick)
      if (!picks.some((pick) => isSamePick(pick, one.pick))) {
        const back = { pick: one.pick, seen: one.seenBurmese, leg: one.remembered }
        slip.keepBurmese(slip.burmese.toSpliced(placeBefore(picks, one.before), 0, back))
      }
    } else if (!slip.all.some((held) => held.wager.isUndecided && isSamePick(held.selection.pick, one.pick)))
      slip.add(one.why === 'market' ? backInPlay(one) : one, editing(one.stakeText), one.before)
  const [first] = removed
  if (first) slip.chooseModeOf(first.pick)
}

/** Takes a selection in place of the one whose bet was rejected, or beside the others. */
function take(
  slip: PickedSlip,
  pick: SlipPick,
  stakeText: string,
  rejected: SlipEntry | undefined,
  ports: PickingPorts,
): void {
  if (rejected) slip.drop(rejected)
  slip.forgetReceipts()
  const held = slip.all.filter(({ wager }) => wager.stage.stage !== 'empty')
  if (held.length >= MOST) {
    ports.onFull(MOST)
    return
  }
  slip.forgetRemoved()
  slip.chooseModeOf(pick.pick)
  slip.add(pick, editing(stakeText))
}

/** What one more selection is staked with while they share a stake. */
const stakeOfOthers = (slip: PickedSlip): string | undefined =>
  slip.sameStake ? slip.all.filter(isEditing).at(-1)?.wager.enteredStake : undefined
