import type { PickIntent } from '@touchline/contracts/host'
import { compareStructural, type IReactionDisposer, reaction, runInAction } from 'mobx'
import { type Observable, Subscription } from 'rxjs'
import { isSamePick, keyOfPick } from '../../shared/domain/same-pick'
import { betKeyOf } from '../domain/bet-key'
import type { BurmesePick } from '../domain/burmese-terms'
import type { CombinationMode } from '../domain/slip-combination'
import { UNSAID } from '../domain/slip-draft'
import { newPick } from '../domain/slip-pick'
import { placesOf } from '../domain/slip-places'
import { isElsewhere } from '../domain/slip-stage'
import type { MemberMemory, RememberedSlip } from '../transport/slip-memory'
import type { RememberedSelection } from '../transport/slip-records'
import type { BetsUnderWay } from './bets-under-way'
import { shareSent } from './sent-sharing'
import type { Slip } from './slip'
import { editing, isEditing, type SlipEntry } from './slip-entry'
import { shareStakes } from './stake-sharing'

export interface SharingParts {
  readonly slip: Slip
  readonly memory: MemberMemory
  readonly underWay: BetsUnderWay
  readonly now: () => number
  readonly newKey: () => string
  /** Stake that a bet begins with, as text. */
  readonly firstStake: () => string
  /** A bet of this mode is under way, or was chosen: its file is needed. */
  readonly openMode: (mode: CombinationMode) => void
  /** A bet that this tab did not send is shown as leaving: what becomes of it is news here too. */
  readonly onFollow: (key: string) => void
  /** The page is left, or covered by another. */
  readonly hides$: Observable<unknown>
}

type Own = Pick<RememberedSelection, 'pick' | 'stakeText' | 'leg' | 'seen' | 'seenBurmese'>

/** A selection as it was written, with its place, the time of its last change, how often it has left, and its key. */
interface Known {
  readonly own: Own
  readonly since: number
  readonly at: number
  readonly sends: number
  readonly key: string
}

/**
 * Keeps the slip in step with what is kept in this browser, so that its tabs hold one slip: the last change of a selection
 * wins. What was taken up from the store is not written back, which would go round between tabs for ever.
 */
export function shareSlip(parts: SharingParts) {
  const { slip, memory, underWay, now, newKey, firstStake, openMode, onFollow, hides$ } = parts
  /** Selections as this tab wrote or took them up last, by pick. */
  const known = new Map<string, Known>()
  /** Keys of selections that have left the slip: what another tab writes of one of them late does not bring it back. */
  const left = new Set<string>()
  const stakes = shareStakes({ slip, memory, firstStake, later })
  const before = memory.read()
  const bets = shareSent({
    slip,
    underWay,
    openMode,
    onFollow,
    before,
    isKnown: (pick) => known.has(keyOfPick(pick)),
  })
  // Whoever held what went in-play has been told.
  for (const { pick, gone } of before.selections) if (gone) memory.dropSelection(pick)
  const running = new Subscription()
  let hasBegun = false
  pull()
  // What may have been bet comes to the front.
  const undecided = slip.all.findLast(({ wager }) => wager.isUndecided)
  if (undecided) slip.show(undecided)
  for (const stop of reactions()) running.add(stop)
  running.add(memory.changed$.subscribe(pull))
  running.add(hides$.subscribe(keepSeen))
  running.add(keepSeen)
  return { pull, running, keyOf, countSend }

  /**
   * The page may be gone next: the one after it knows what the player has seen. Of a record that another tab has written since, or taken
   * away, nothing else changes.
   */
  function keepSeen(): void {
    const own = ownByKey()
    for (const there of memory.read().selections) {
      const key = keyOfPick(there.pick)
      const { leg, seen, seenBurmese } = own.get(key) ?? {}
      const isSame = compareStructural([there.seen, there.seenBurmese], [seen, seenBurmese])
      if ((seen || seenBurmese) && !isSame && !there.gone && known.get(key)?.key === there.key)
        memory.keepSelection({ ...there, leg: leg ?? there.leg, seen, seenBurmese })
    }
  }

  /** The key of a bet on these, as this tab knows them; null for what the slip does not hold. */
  function keyOf(name: string, picks: readonly PickIntent[]): string | null {
    const held = picks.flatMap((pick) => known.get(keyOfPick(pick)) ?? [])
    return held.length === picks.length ? betKeyOf(name, held) : null
  }

  /** They leave now, at what the player has seen, which all tabs are to know of. */
  function countSend(picks: readonly PickIntent[]): void {
    const held = ownByKey()
    for (const pick of picks) {
      const key = keyOfPick(pick)
      const written = known.get(key)
      if (!written) continue
      const { leg = written.own.leg, seen, seenBurmese } = held.get(key) ?? written.own
      const own = { ...written.own, leg, seen, seenBurmese }
      write({ ...written, own, at: later(written.at), sends: written.sends + 1 })
    }
  }

  function write(one: Known): void {
    const { own, ...facts } = one
    known.set(keyOfPick(own.pick), one)
    memory.keepSelection({ ...own, ...facts })
  }

  function reactions(): IReactionDisposer[] {
    const alike = { equals: compareStructural }
    return [
      reaction(ownSelections, push, { ...alike, fireImmediately: true }),
      reaction(
        () => ({ mode: slip.mode, sameStake: slip.sameStake, keepsSelections: slip.keepsSelections }),
        memory.keepForm,
        alike,
      ),
      ...stakes.reactions(),
      reaction(
        () => slip.combinations.length,
        () => pull(),
      ),
    ]
  }

  /** Whatever may still be bet on, in the order of the slip. */
  function ownSelections(): readonly Own[] {
    return [
      ...slip.all.flatMap((entry) => ownOf(entry, known.has(keyOfPick(entry.selection.pick)))),
      ...slip.burmese.map(({ pick, seen, leg }) => ({
        pick,
        stakeText: '',
        leg: leg ?? undefined,
        seenBurmese: seen ?? undefined,
      })),
    ]
  }

  function ownByKey(): ReadonlyMap<string, Own> {
    return new Map(ownSelections().map((one) => [keyOfPick(one.pick), one]))
  }

  function push(own: readonly Own[]): void {
    const held = new Set(own.map(({ pick }) => keyOfPick(pick)))
    const gone = [...known.keys()].filter((key) => !held.has(key))
    /** A selection that went to another line keeps its place. */
    const sinceOfOldLine = (pick: PickIntent): number | undefined =>
      gone.flatMap((key) => known.get(key) ?? []).find((one) => isOnOtherLine(one.own.pick, pick))?.since
    const places = [false, true].flatMap((isMyanmar) => {
      const alike = own.filter(({ pick }) => Boolean(pick.myanmar) === isMyanmar)
      const taken = alike.map(({ pick }) => known.get(keyOfPick(pick))?.since ?? sinceOfOldLine(pick))
      return placesOf(taken, now())
    })
    for (const [place, one] of own.entries()) {
      const key = keyOfPick(one.pick)
      const before = known.get(key)
      // Its terms follow every move of the price: they are written when there are some for the first time, when its market is another
      // one, with any other change of the record, when a bet leaves and when the page is left.
      const isAlike =
        before?.own.stakeText === one.stakeText &&
        Boolean(before.own.leg) === Boolean(one.leg) &&
        before.own.seen?.market === one.seen?.market &&
        Boolean(before.own.seenBurmese) === Boolean(one.seenBurmese)
      if (before && isAlike) continue
      const at = before && before.own.stakeText === one.stakeText ? before.at : later(before?.at)
      const named = { key: before?.key ?? newKey(), sends: before?.sends ?? 0 }
      write({ own: one, since: places[place] as number, at, ...named })
    }
    for (const key of gone) {
      const before = known.get(key)
      forget(key)
      if (!before) continue
      const { own, at, ...named } = before
      const wentInPlay = slip.removed.some(({ why, pick }) => why === 'market' && isSamePick(pick, own.pick))
      if (!wentInPlay) memory.dropSelection(own.pick)
      else if (!isPickedAnew(key, named.key))
        memory.keepSelection({ ...own, ...named, at: later(at), gone: 'market' })
    }
  }

  /** Another tab has taken the selection out and picked it again, of which this one has not heard yet. */
  function isPickedAnew(pick: string, own: string): boolean {
    const there = memory.read().selections.find((one) => keyOfPick(one.pick) === pick)
    return there?.key !== undefined && there.key !== own
  }

  /** Now, and after the last change that this tab has heard of: clocks of two pages differ a little. */
  function later(than = 0): number {
    return Math.max(now(), than + 1)
  }

  /** Takes up what the store has and this tab has not. */
  function pull(): void {
    // Within one action nothing of this tab has been written yet, such as a line that the selection has just followed.
    if (hasBegun) push(ownSelections())
    hasBegun = true
    const there = memory.read()
    runInAction(() => {
      bets.takeDecided(there)
      takeSelections(there)
      if (there.form) {
        slip.shareStake(there.form.sameStake)
        slip.keepSelections(there.form.keepsSelections)
        slip.chooseMode(there.form.mode)
      }
      stakes.take(there)
      bets.takeSent(there)
    })
  }

  function takeSelections(there: RememberedSlip): void {
    for (const { pick, gone } of there.selections) if (gone) takeOut(pick)
    const selections = there.selections.filter(({ gone }) => !gone)
    const kept = new Set(selections.map(({ pick }) => keyOfPick(pick)))
    for (const entry of slip.all) if (isGone(entry.selection.pick) && !entry.wager.isUndecided) letGo(entry)
    const burmese = slip.burmese.filter(({ pick }) => !isGone(pick))
    for (const one of selections) {
      const { pick, stakeText, leg, seen } = one
      if (one.key !== undefined && left.has(one.key)) {
        memory.dropSelection(pick)
        continue
      }
      const held = slip.all.find(({ selection }) => isSamePick(selection.pick, pick))
      // What is about to leave hears of it the moment before.
      if (held?.wager.stage.stage === 'validating') continue
      const news = takeRecord(one)
      if (pick.myanmar) takeBurmese(burmese, one, news)
      // Picked anew, it is of the terms that were seen in the other tab, perhaps of another market.
      else if (!held || (news === 'anew' && isEditing(held)))
        slip.add(newPick(pick, leg, seen), editing(stakeText))
      else if (news !== 'none' && held.wager.enteredStake !== stakeText)
        held.wager.edit({ stakeText, ...UNSAID })
    }
    if (!compareStructural(burmese, slip.burmese))
      slip.keepBurmese(burmese.sort((a, b) => byPlace(a.pick, b.pick)))
    slip.sort((a, b) => byPlace(a.selection.pick, b.selection.pick))

    function isGone(pick: PickIntent): boolean {
      const key = keyOfPick(pick)
      return known.has(key) && !kept.has(key)
    }
  }

  /** What its record has told this tab of a selection: nothing later, a later change, or that it was picked anew in another tab. */
  function takeRecord(one: RememberedSelection): 'none' | 'change' | 'anew' {
    const { pick, stakeText, leg, seen, seenBurmese, since, at, sends = 0 } = one
    const before = known.get(keyOfPick(pick))
    const key = one.key ?? before?.key ?? newKey()
    const isOther = before !== undefined && before.key !== key
    if (before && at <= before.at) {
      // A tab that had not heard may have written less than has left since.
      if (!isOther) known.set(keyOfPick(pick), { ...before, sends: Math.max(before.sends, sends) })
      return 'none'
    }
    const own = { pick, stakeText, leg, seen, seenBurmese }
    const most = isOther ? sends : Math.max(before?.sends ?? 0, sends)
    known.set(keyOfPick(pick), { own, since, at, sends: most, key })
    return isOther ? 'anew' : 'change'
  }

  function takeBurmese(
    burmese: BurmesePick[],
    { pick, leg, key, seenBurmese: seen }: RememberedSelection,
    news: ReturnType<typeof takeRecord>,
  ): void {
    const place = burmese.findIndex((held) => isSamePick(held.pick, pick))
    if (place < 0) burmese.push({ pick, seen, leg })
    else if (news === 'anew' && !slip.isCombining) burmese[place] = { pick, seen, leg, key }
    else if (seen && !burmese[place]?.seen) burmese[place] = { ...burmese[place], pick, seen, leg }
  }

  /** As they were picked; what this tab has not written down is the latest. */
  function byPlace(a: PickIntent, b: PickIntent): number {
    const [one, other] = [a, b].map((pick) => known.get(keyOfPick(pick))?.since ?? Number.MAX_VALUE)
    return (one ?? 0) - (other ?? 0)
  }

  /** Another tab has heard first that its market went in-play. */
  function takeOut(pick: PickIntent): void {
    const held = slip.all.find((entry) => isSamePick(entry.selection.pick, pick))
    if (!held || held.wager.isUndecided || !known.has(keyOfPick(pick))) return
    forget(keyOfPick(pick))
    slip.takeOut(held)
  }

  function letGo(entry: SlipEntry): void {
    forget(keyOfPick(entry.selection.pick))
    slip.drop(entry)
  }

  function forget(key: string): void {
    const held = known.get(key)
    if (held) left.add(held.key)
    known.delete(key)
  }
}

const isOnOtherLine = (a: PickIntent, b: PickIntent): boolean =>
  a.match_id === b.match_id && a.selection === b.selection && Boolean(a.myanmar) === Boolean(b.myanmar)

/** What puts a selection back; one whose bet stands is on its way out. */
function ownOf({ wager, selection }: SlipEntry, isKnown: boolean): Own[] {
  const { stage, enteredStake: stakeText } = wager
  if (stage.stage === 'empty' || stage.stage === 'accepted') return []
  if (isElsewhere(stage) && !isKnown) return []
  const { pick, seenLeg, seen } = selection
  return [{ pick, stakeText, leg: seenLeg ?? undefined, seen: seen ?? undefined }]
}
