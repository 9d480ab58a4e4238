import type { PickIntent } from '@touchline/contracts/host'
import { isSamePick, keyOfPick } from '../../shared/domain/same-pick'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { AsianLegs, BurmeseLegs, CombinedKinds } from './bets/combined-kinds'
import { singleKind } from './bets/single'
import { placedBet } from './placed-bet'
import type { SlipReceipt } from './receipts'
import { type BetState, isUndecided } from './reduce-bet'
import { AsianSelection, BurmeseSelection } from './selection-now'
import type { SlipEvent } from './slip-event'
import type { RemovedPick } from './slip-pick'
import type { CombinationMode } from './slip-sent'
import { EMPTY } from './slip-stage'
import {
  type AsianPrice,
  type BurmesePrice,
  COMBINATION_MODES,
  type Owner,
  type Selection,
  type SlipFacts,
  type SlipMode,
  type SlipState,
} from './slip-state'
import { Wager, type WagerKind } from './wager'

/** A selection in the slip with its own stake. */
export interface SlipEntry {
  /** Unique in this slip. */
  readonly id: number
  readonly selection: AsianSelection
  readonly wager: Wager
}

interface CombinedBet<Mode extends CombinationMode, Legs> {
  readonly mode: Mode
  readonly legs: Legs
  readonly wager: Wager
}

export type ParlayCombination = CombinedBet<'parlay', AsianLegs>
export type SystemCombination = CombinedBet<'system', AsianLegs>
/** A body, or a maung of several: Burmese selections alone. */
export type MyanmarCombination = CombinedBet<'myanmar', BurmeseLegs>

/** A bet on all selections together. */
export type Combination = ParlayCombination | SystemCombination | MyanmarCombination

const isAsian = (selection: Selection): selection is Selection<AsianPrice> => selection.price.kind === 'asian'
const isBurmese = (selection: Selection): selection is Selection<BurmesePrice> =>
  selection.price.kind === 'burmese'

export const isEditing = ({ wager }: SlipEntry): boolean => wager.stage.stage === 'editing'

/** As the server holds it, or as it is offered now. */
export const legOf = ({ wager: { stage }, selection }: SlipEntry): SlipLeg | null =>
  'sent' in stage ? (placedBet(stage).legs[0]?.leg ?? null) : selection.leg

/** The slip as its state and the facts of now make it. */
export class SlipNow {
  private readonly entries = new Map<number, SlipEntry>()
  private readonly burmeseById = new Map<number, BurmeseSelection>()
  private readonly combined = new Map<CombinationMode, Combination>()

  constructor(
    protected readonly facts: SlipFacts,
    private readonly read: () => SlipState,
    /** Where actions of a player go; a reading of a state has none. */
    readonly send: (event: SlipEvent) => Promise<void> = () => Promise.reject(new Error('read only')),
  ) {}

  get state(): SlipState {
    return this.read()
  }

  get mode(): SlipMode {
    return this.state.mode
  }

  get sameStake(): boolean {
    return this.state.sameStake
  }

  get keepsSelections(): boolean {
    return this.state.keepsSelections
  }

  get removed(): readonly RemovedPick[] {
    return this.state.removed
  }

  get receipts(): readonly SlipReceipt[] {
    return this.state.receipts
  }

  /** The latest receipt, at any place of the list. */
  get newestReceipt(): SlipReceipt | undefined {
    return this.state.newestReceipt
  }

  /** Asian selections, each with its single. */
  get all(): readonly SlipEntry[] {
    return this.state.selections.filter((one) => isAsian(one) && !one.isQuick).map(({ id }) => this.entry(id))
  }

  get quickEntries(): readonly SlipEntry[] {
    return this.state.selections.filter(({ isQuick }) => isQuick).map(({ id }) => this.entry(id))
  }

  get burmese(): readonly BurmeseSelection[] {
    return this.state.selections.filter(isBurmese).map(({ id }) => this.burmeseOf(id))
  }

  /** The selection of the form: the latest, unless the player opened another. */
  get open(): SlipEntry | null {
    const { openId } = this.state
    return this.all.find(({ id }) => id === openId) ?? this.all.at(-1) ?? null
  }

  /** The head of the slip has something to show. */
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

  /** Selections that may be combined: a single on one of them may be pending. */
  get combinable(): readonly SlipEntry[] {
    return this.all.filter(isEditing)
  }

  /** Empty until their code is loaded. */
  get combinations(): readonly Combination[] {
    return this.facts.kinds() ? COMBINATION_MODES.flatMap((mode) => this.combinationOf(mode) ?? []) : []
  }

  /** The combination of the mode; null for singles, and until its code is loaded. */
  get combination(): Combination | null {
    return this.mode === 'single' ? null : this.combinationOf(this.mode)
  }

  /** A combination is pending. */
  get isCombining(): boolean {
    return COMBINATION_MODES.some((mode) => {
      const bet = this.betOf(mode)
      return bet !== undefined && isUndecided(bet.stage)
    })
  }

  entry(id: number): SlipEntry {
    const held = this.entries.get(id)
    if (held) return held
    const selection = new AsianSelection(
      latest(() => this.selectionOf(id) as Selection<AsianPrice> | undefined),
      this.facts,
      (pick) => this.isTaken(id, pick),
    )
    const bet = latest(() => this.betOf(id))
    const read = () => (this.betOf(id) ? bet() : { ...bet(), stage: EMPTY })
    const kind = singleKind(selection, this.facts.member)
    const entry = { id, selection, wager: new Wager(id, read, kind, this.facts, this.send) }
    this.entries.set(id, entry)
    return entry
  }

  combinationOf(mode: CombinationMode): Combination | null {
    const held = this.combined.get(mode)
    const kinds = this.facts.kinds()
    if (held || !kinds) return held ?? null
    const combination = this.newCombination(mode, kinds)
    this.combined.set(mode, combination)
    return combination
  }

  private newCombination(mode: CombinationMode, kinds: CombinedKinds): Combination {
    const { member } = this.facts
    const read = latest(() => this.betOf(mode))
    const wager = (kind: WagerKind) => new Wager(mode, read, kind, this.facts, this.send)
    if (mode === 'myanmar') {
      const legs = kinds.burmeseLegs(
        () => this.state.legs.myanmar,
        () => this.burmese,
        this.facts,
      )
      return { mode, legs, wager: wager(kinds.myanmarKind(legs, member)) }
    }
    const selections = () => this.combinable.map(({ selection }) => selection)
    const legs = kinds.asianLegs(mode, () => this.state.legs[mode], selections, this.facts)
    const kind = mode === 'parlay' ? kinds.parlayKind(legs, member) : kinds.systemKind(legs, member)
    return { mode, legs, wager: wager(kind) }
  }

  /** Forgets removed selections. Returns their ids. */
  protected forgetRemovedEntries(): readonly number[] {
    const ids = new Set(this.state.selections.map(({ id }) => id))
    const gone = [...this.entries.keys(), ...this.burmeseById.keys()].filter((id) => !ids.has(id))
    for (const id of gone) {
      this.entries.delete(id)
      this.burmeseById.delete(id)
    }
    return gone
  }

  /** The bet of an owner; null where that is removed, or its code not loaded. */
  wagerOf(owner: Owner): Wager | null {
    if (typeof owner === 'number') return this.betOf(owner) ? this.entry(owner).wager : null
    return this.combinationOf(owner)?.wager ?? null
  }

  protected selectionOf(id: number): Selection | undefined {
    return this.state.selections.find((one) => one.id === id)
  }

  protected betOf(owner: Owner): BetState | undefined {
    return this.state.bets.get(owner)
  }

  private burmeseOf(id: number): BurmeseSelection {
    const held = this.burmeseById.get(id)
    if (held) return held
    const selection = new BurmeseSelection(
      latest(() => this.selectionOf(id) as Selection<BurmesePrice> | undefined),
      this.facts,
      (pick) => this.state.legs.myanmar.quotes.get(keyOfPick(pick)) ?? null,
    )
    this.burmeseById.set(id, selection)
    return selection
  }

  /**
   * Whether another selection of the slip is on this line, or moves to it first. Of later selections only their
   * current line counts. The line of a placed bet is taken while its receipt is shown.
   */
  private isTaken(id: number, target: PickIntent): boolean {
    const { all } = this
    const place = all.findIndex((entry) => entry.id === id)
    if (place < 0) return false
    const isBet = this.receipts.some(
      ({ mode, picks }) => mode === 'single' && picks.some((pick) => isSamePick(pick, target)),
    )
    const isHeld = all.some((other, at) => {
      if (at === place) return false
      const { pick } = other.selection
      const line_id = at < place && isEditing(other) ? other.selection.lineToAsk : pick.line_id
      return isSamePick({ ...pick, line_id }, target)
    })
    return isBet || isHeld
  }
}

/** The value, or its last one after a removal. */
function latest<T>(read: () => T | undefined): () => T {
  let last: T | undefined
  return () => {
    last = read() ?? last
    if (last === undefined) throw new Error('read before it was added')
    return last
  }
}
