import type { PickIntent } from '@touchline/contracts/host'
import {
  compareShallow,
  computed,
  type IComputedValue,
  type IObservableValue,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx'
import type { QuickBet } from '../../quick-bet'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipTerms } from '../../shared/domain/slip-terms'
import type { LastBet, SlipReceipt } from '../domain/receipts'
import { reduceSlip } from '../domain/reduce-slip'
import type { SlipEffect } from '../domain/slip-effect'
import type { SlipEvent } from '../domain/slip-event'
import { type SlipEntry, SlipNow } from '../domain/slip-now'
import type { SlipPick } from '../domain/slip-pick'
import {
  emptySlip,
  type Owner,
  type Selection,
  type SlipFacts,
  type SlipMode,
  type SlipState,
} from '../domain/slip-state'
import type { StakeInput } from '../domain/stake-input'

export interface SlipStorePorts {
  /** Runs the effects of an event; resolves once a sent bet has its answer. */
  readonly run: (effects: readonly SlipEffect[], event: SlipEvent) => Promise<void>
}

/** The slip on screen: its state changes by events alone. */
export class Slip extends SlipNow {
  private readonly held: IObservableValue<SlipState>
  /** Null until its code is loaded. */
  quick: QuickBet | null = null
  private readonly selections = new Map<number, IComputedValue<Selection | undefined>>()
  private readonly bets = new Map<Owner, IComputedValue<ReturnType<Slip['stateOfBet']>>>()

  constructor(
    facts: SlipFacts,
    private readonly ports: SlipStorePorts,
  ) {
    const held = observable.box(emptySlip(facts), { deep: false })
    super(
      facts,
      () => held.get(),
      (event) => this.take(event),
    )
    this.held = held
    const list = computed({ equals: compareShallow })
    makeObservable(this, {
      quick: observableRef,
      all: list,
      burmese: list,
      combinable: list,
      mode: computed,
      sameStake: computed,
      removed: computed,
      receipts: computed,
      open: computed,
    })
  }

  private take(event: SlipEvent): Promise<void> {
    const before = this.held.get()
    const { state, effects } = reduceSlip(before, event, this.facts)
    if (state !== before) runInAction(() => this.held.set(state))
    this.forget()
    return this.ports.run(effects, event)
  }

  chooseMode = (mode: SlipMode): void => void this.send({ type: 'mode', mode })
  keepSelections = (isOn: boolean): void => void this.send({ type: 'keep_selections', isOn })
  shareStake = (isOn: boolean): void => void this.send({ type: 'same_stake', isOn })
  undo = (): void => void this.send({ type: 'undone' })
  forgetRemoved = (): void => void this.send({ type: 'removed_forgotten' })
  forgetReceipts = (): void => void this.send({ type: 'receipts_read' })
  dismissReceipt = (receipt: SlipReceipt): void => void this.send({ type: 'receipts_read', receipt })
  show = ({ id }: SlipEntry): void => void this.send({ type: 'opened', id })
  pressSeveral = (): Promise<void> => this.send({ type: 'pressed_all' })
  enterEach = (input: StakeInput): void => void this.send({ type: 'each_stake', input })
  drop = ({ id }: { readonly id: number }): void =>
    void this.send({ type: 'removed', ids: [id], hasUndo: false })

  /** Removes all at once, with a way back until the next pick. */
  clear = (): void => this.dropWithUndo(...this.removable)

  /** Removes selections, with a way back until the next pick. */
  dropWithUndo = (...gone: readonly { readonly id: number }[]): void =>
    void this.send({ type: 'removed', ids: gone.map(({ id }) => id), hasUndo: true })

  /** A press on a price; `seen` are the terms on the pressed button, and `leg` names them. */
  pick = (pick: PickIntent, seen: SlipTerms | null = null, leg: SlipLeg | null = null): void =>
    void this.send({ type: 'picked', pick, seen, leg })

  /** The same bet again, at current prices; a combination with its stake where `hasStake`. */
  betAgain = (last: LastBet, hasStake = false): void => void this.send({ type: 'bet_again', last, hasStake })

  /** The button of several singles is on screen. */
  drawSeveral(): void {
    void this.send({ type: 'drawn' })
  }

  add(pick: SlipPick, stakeText: string): void {
    void this.send({ type: 'added', pick, stakeText, isQuick: false })
  }

  useQuick(quick: QuickBet | null): void {
    runInAction(() => {
      this.quick = quick
    })
  }

  /** A quick bet, which is not in the slip. */
  addQuick(pick: SlipPick, stakeText: string): SlipEntry {
    void this.send({ type: 'added', pick, stakeText, isQuick: true })
    return this.entry(this.state.lastId)
  }

  /** A quick bet continues in the slip. False where the same selection has a pending bet. */
  adopt({ id }: { readonly id: number }): boolean {
    void this.send({ type: 'adopted', id })
    return this.all.some((entry) => entry.id === id)
  }

  closeQuick(entries: readonly { readonly id: number }[]): void {
    if (entries.length > 0) void this.send({ type: 'closed', ids: entries.map(({ id }) => id) })
  }

  /** A change of one selection does not redraw the others. */
  protected override selectionOf(id: number): Selection | undefined {
    return cached(this.selections, id, () => super.selectionOf(id))
  }

  protected override betOf(owner: Owner) {
    return cached(this.bets, owner, () => this.stateOfBet(owner))
  }

  private stateOfBet(owner: Owner) {
    return super.betOf(owner)
  }

  private forget(): void {
    for (const id of this.forgetRemovedEntries()) {
      this.selections.delete(id)
      this.bets.delete(id)
    }
  }
}

function cached<Key, Value>(all: Map<Key, IComputedValue<Value>>, key: Key, read: () => Value): Value {
  let held = all.get(key)
  if (!held) {
    held = computed(read)
    all.set(key, held)
  }
  return held.get()
}
