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
  /** Of bets that stand: those of the latest press first, singles of one press in the order of the list. */
  receipts: readonly SlipReceipt[] = []
  /** The one that came last, wherever it stands among them. */
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

  /** The one that stake and confirm belong to: the latest, unless the player opened another. */
  get open(): SlipEntry | null {
    return this.all.find(({ id }) => id === this.openId) ?? this.all.at(-1) ?? null
  }

  /** Something has just happened to it, which one line tells. */
  get hasNews(): boolean {
    return this.removed.length > 0 || this.receipts.length > 0
  }

  /** Selections that the mode bets on. */
  get count(): number {
    return this.mode === 'myanmar' ? this.burmese.length : this.all.length
  }

  /** What can be taken out at once: everything but bets that have left and are not decided. */
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

  /** A combination that is leaving, or has left and is not decided. */
  get isCombining(): boolean {
    return this.combinations.some(({ wager }) => wager.isUndecided)
  }

  chooseMode(mode: SlipMode): void {
    // What is on its way is looked at until it is decided.
    if (!this.isCombining) this.mode = mode
  }

  /** Whatever comes in from outside is seen: Burmese and Asian prices stand in modes of their own. */
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

  /**
   * Takes an entry in, and opens it; one of the same selection that may be let go makes room. False where that may have been bet:
   * it stays, and the new one does not come in.
   */
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

  /** Lets go of entries that are empty. */
  letGo(gone: readonly SlipEntry[]): void {
    for (const entry of gone) closeEntry(entry)
    this.all = this.all.filter((entry) => !gone.includes(entry))
    // Its own button stands where that of several stood; what it bets on by itself has not changed.
    const [left] = this.all
    if (gone.length > 0 && this.all.length === 1) left?.wager.rest()
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

  /** A bet stands: what the player took out before has no way back. What went in-play is still to be read. */
  private forgetOwnRemovals(): void {
    this.removed = this.removed.filter(({ why }) => why === 'market')
  }

  /** What is in the slip needs no way back. */
  private cameBack(...picks: readonly PickIntent[]): void {
    this.removed = this.removed.filter((gone) => !picks.some((pick) => isSamePick(pick, gone.pick)))
  }

  /** A bet stands: its selection is free again, and its receipt is `shown` or told elsewhere. */
  accept(entry: SlipEntry, shown: boolean): void {
    const receipt = receiptOf(entry)
    if (receipt && shown) this.showReceipt(receipt)
    this.forgetOwnRemovals()
    entry.wager.apply({ type: 'done', keep: this.keepsSelections ? this.keptWith : 'nothing' })
  }

  /** A combination stands: its selections are free again, unless they are kept. */
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

  putAway(receipt: SlipReceipt): void {
    this.receipts = this.receipts.filter((one) => one !== receipt)
  }

  forgetReceipts(): void {
    this.receipts = []
    this.newestReceipt = undefined
  }

  /** Who stakes every selection from the start finds what was typed on those that stay, too. */
  private get keptWith(): 'selection' | 'stake' {
    return this.ports.firstStake() === '' ? 'selection' : 'stake'
  }

  /** Takes selections out whose bet stands. */
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

  /** Stops following the host; what is remembered stays remembered. */
  close(): void {
    this.quick?.close()
    for (const combination of this.combinations) combination.close()
    for (const entry of this.all) closeEntry(entry)
  }
}
