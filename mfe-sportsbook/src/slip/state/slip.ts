import type { PickIntent } from '@touchline/contracts/host'
import { makeAutoObservable, observableRef } from 'mobx'
import type { QuickBet } from '../../quick-bet'
import { isSamePick } from '../../shared/domain/same-pick'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipTerms } from '../../shared/domain/slip-terms'
import type { BurmesePick } from '../domain/burmese-terms'
import type { LastBet } from '../domain/last-bet'
import { newPick, type RemovedPick, type SlipPick } from '../domain/slip-pick'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { SlipStage } from '../domain/slip-stage'
import type { Combination, SlipMode } from './combination'
import { closeEntry, isEditing, removedOf, type SlipEntry } from './slip-entry'
import { betAgain, type PickingPorts, pickInto, placeBefore, putBack } from './slip-picking'
import { combinedReceiptOf, receiptOf, withReceipt } from './slip-receipts'

export interface SlipPorts extends PickingPorts {
  readonly open: (id: number, pick: SlipPick, first: SlipStage) => SlipEntry
}

/** The slip of one member: selections side by side, one of them open, how they are bet on, and receipts. */
export class Slip {
  all: readonly SlipEntry[] = []
  /** Burmese selections; bodies and maungs are bet on them alone. */
  burmese: readonly BurmesePick[] = []
  /** Taken out because their market went in-play; they can be put back until the next pick. */
  removed: readonly RemovedPick[] = []
  /** Selections stay after their bets were accepted, to be bet on again. */
  keepsSelections = false
  /** One stake for all singles, typed once. */
  sameStake = true
  mode: SlipMode = 'single'
  /** Of modes that have been opened. */
  combinations: readonly Combination[] = []
  /** Of placed bets: those of the latest press first, singles of one press in the order of the list. */
  receipts: readonly SlipReceipt[] = []
  /** The latest receipt, at any place of the list. */
  newestReceipt: SlipReceipt | undefined
  /** One press on a price bets; null until it was first looked at. */
  quick: QuickBet | null = null
  private openId: number | null = null
  private lastId = 0

  constructor(private readonly ports: SlipPorts) {
    makeAutoObservable<this, 'ports' | 'lastId'>(
      this,
      {
        all: observableRef,
        removed: observableRef,
        burmese: observableRef,
        combinations: observableRef,
        quick: observableRef,
        receipts: observableRef,
        newestReceipt: observableRef,
        ports: false,
        lastId: false,
      },
      { autoBind: true },
    )
  }

  /** The selection of the form: the latest, unless the player opened another. */
  get open(): SlipEntry | null {
    return this.all.find(({ id }) => id === this.openId) ?? this.all.at(-1) ?? null
  }

  /** Something happened that the head of the slip shows. */
  get hasNews(): boolean {
    return this.removed.length > 0 || this.receipts.length > 0
  }

  /** Selections that the mode bets on. */
  get count(): number {
    return this.mode === 'myanmar' ? this.burmese.length : this.all.length
  }

  /** All but pending bets. */
  get removable(): readonly SlipEntry[] {
    return this.all.filter(({ wager }) => !wager.isUndecided)
  }

  /** Selections that may be combined: a bet on one of them alone may be on its way. */
  get combinable(): readonly SlipEntry[] {
    return this.all.filter(isEditing)
  }

  /** That of the mode; null for singles, and until its file has come. */
  get combination(): Combination | null {
    return this.combinations.find(({ mode }) => mode === this.mode) ?? null
  }

  /** A combination is pending. */
  get isCombining(): boolean {
    return this.combinations.some(({ wager }) => wager.isUndecided)
  }

  chooseMode(mode: SlipMode): void {
    // A pending combination stays shown.
    if (!this.isCombining) this.mode = mode
  }

  /** A new pick is shown: Burmese and Asian prices have separate modes. */
  chooseModeOf({ myanmar }: PickIntent): void {
    if (myanmar) this.chooseMode('myanmar')
    else if (this.mode === 'myanmar') this.chooseMode('single')
  }

  combine(combination: Combination): void {
    this.combinations = [...this.combinations, combination]
    if (combination.wager.isUndecided) this.mode = combination.mode
  }

  show(entry: SlipEntry): void {
    this.openId = entry.id
  }

  keepSelections(keeps: boolean): void {
    this.keepsSelections = keeps
  }

  shareStake(shares: boolean): void {
    this.sameStake = shares
  }

  /** A press on a price puts it into the slip; `seen` are the terms on the pressed button, and `leg` names them. */
  pick(pick: PickIntent, seen: SlipTerms | null = null, leg: SlipLeg | null = null): void {
    pickInto(this, newPick(pick, leg, seen), this.ports)
  }

  /** How quick bets are made, once their file has come. */
  useQuick(quick: QuickBet): void {
    this.quick = quick
  }

  /** The same bet once more, at the prices of now. */
  betAgain(receipt: LastBet): void {
    betAgain(this, receipt, this.ports)
  }

  /** At the end, or before the first of `before` that is there. */
  add(pick: SlipPick, first: SlipStage, before: readonly PickIntent[] = []): void {
    this.adopt(this.prepare(pick, first), before)
  }

  /** An entry that is not in the slip. */
  prepare(pick: SlipPick, first: SlipStage): SlipEntry {
    this.lastId += 1
    return this.ports.open(this.lastId, pick, first)
  }

  /** Adds an entry and opens it, in place of the same selection. False where that has a pending bet. */
  adopt(entry: SlipEntry, before: readonly PickIntent[] = []): boolean {
    const { pick } = entry.selection
    const same = this.all.find(({ selection }) => isSamePick(selection.pick, pick))
    if (same?.wager.isUndecided) {
      closeEntry(entry)
      this.show(same)
      this.ports.onBusy()
      return false
    }
    if (same) this.drop(same)
    this.cameBack(pick)
    this.openId = entry.id
    const picks = this.all.map(({ selection }) => selection.pick)
    this.all = this.all.toSpliced(placeBefore(picks, before), 0, entry)
    return true
  }

  /** The order that the tabs of a browser share. */
  sort(order: (a: SlipEntry, b: SlipEntry) => number): void {
    const sorted = [...this.all].sort(order)
    if (sorted.some((entry, place) => entry !== this.all[place])) this.all = sorted
  }

  drop({ wager }: SlipEntry): void {
    wager.remove()
  }

  /** Removes empty entries. */
  removeEmpty(gone: readonly SlipEntry[]): void {
    for (const entry of gone) closeEntry(entry)
    this.all = this.all.filter((entry) => !gone.includes(entry))
    // The button of one single takes the place of the button of several.
    const [left] = this.all
    if (gone.length > 0 && this.all.length === 1) left?.wager.guard()
  }

  /** Takes out all at once, with a way back until the next pick. */
  clear(): void {
    this.dropWithUndo(...this.removable)
  }

  /** Burmese selections as they are now. */
  keepBurmese(burmese: readonly BurmesePick[]): void {
    this.burmese = burmese
    this.cameBack(...burmese.map(({ pick }) => pick))
  }

  /** Takes Burmese selections out, with a way back until the next pick. */
  dropBurmese(...gone: readonly { readonly pick: PickIntent; readonly leg: SlipLeg | null }[]): void {
    const picks = this.burmese.map(({ pick }) => pick)
    this.removed = gone.map(({ pick, leg }) => {
      const place = picks.findIndex((one) => isSamePick(one, pick))
      return {
        pick,
        seen: null,
        seenBurmese: this.burmese[place]?.seen,
        remembered: leg,
        stakeText: '',
        why: 'player',
        before: picks.slice(place + 1),
      }
    })
    this.burmese = this.burmese.filter((held) => !gone.some(({ pick }) => isSamePick(held.pick, pick)))
  }

  /** Takes selections out, with a way back until the next pick. */
  dropWithUndo(...entries: readonly SlipEntry[]): void {
    this.removed = entries.map((entry) => removedOf(entry, 'player', this.all))
    for (const entry of entries) this.drop(entry)
  }

  /** The market went in-play: another market, so that the selection goes, with a way back. */
  takeOut(entry: SlipEntry): void {
    this.removed = [...this.removed, removedOf(entry, 'market', this.all)]
    this.drop(entry)
  }

  undo(): void {
    putBack(this)
  }

  /** Nothing that was taken out has a way back. */
  forgetRemoved(): void {
    this.removed = []
  }

  /** After a placed bet earlier removals by the player cannot be undone. Removals by the market still show. */
  private forgetOwnRemovals(): void {
    this.removed = this.removed.filter(({ why }) => why === 'market')
  }

  private cameBack(...picks: readonly PickIntent[]): void {
    this.removed = this.removed.filter((gone) => !picks.some((pick) => isSamePick(pick, gone.pick)))
  }

  /** A single was placed: its selection goes, and its receipt shows unless a notice does. */
  accept(entry: SlipEntry, shown: boolean): void {
    const receipt = receiptOf(entry)
    if (receipt && shown) this.showReceipt(receipt)
    this.forgetOwnRemovals()
    entry.wager.apply({ type: 'done', keep: this.keepsSelections ? this.keptWith : 'nothing' })
  }

  /** A combination was placed: its selections go, unless they are kept. */
  acceptCombined(combination: Combination, shown: boolean): void {
    const receipt = combinedReceiptOf(combination)
    if (!receipt) return
    if (shown) this.showReceipt(receipt)
    this.forgetOwnRemovals()
    combination.wager.apply({ type: 'done', keep: this.keepsSelections ? this.keptWith : 'selection' })
    if (!this.keepsSelections) combination.release(receipt.picks)
  }

  private showReceipt(receipt: SlipReceipt): void {
    this.receipts = withReceipt(this.receipts, receipt)
    this.newestReceipt = receipt
  }

  dismissReceipt(receipt: SlipReceipt): void {
    this.receipts = this.receipts.filter((one) => one !== receipt)
  }

  forgetReceipts(): void {
    this.receipts = []
    this.newestReceipt = undefined
  }

  /** A member with a default stake keeps the stakes of kept selections. */
  private get keptWith(): 'selection' | 'stake' {
    return this.ports.firstStake() === '' ? 'selection' : 'stake'
  }

  /** Removes selections whose bet was placed. */
  release(picks: readonly PickIntent[]): void {
    for (const entry of this.combinable)
      if (picks.some((pick) => isSamePick(pick, entry.selection.pick))) this.drop(entry)
  }

  /** A member came, or left: nothing of the last one stays. */
  reset(): void {
    this.close()
    this.all = []
    this.removed = []
    this.burmese = []
    this.combinations = []
    this.mode = 'single'
    this.sameStake = true
    this.keepsSelections = false
    this.quick = null
    this.forgetReceipts()
  }

  /** Stops following the host; the record stays stored. */
  close(): void {
    this.quick?.close()
    for (const combination of this.combinations) combination.close()
    for (const entry of this.all) closeEntry(entry)
  }
}
