import type { Bet } from '@touchline/contracts/calls'
import type { HostServices, PickIntent } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import type { Account } from '@touchline/contracts/session'
import { makeAutoObservable, observableRef } from 'mobx'
import { isSamePick } from '../domain/same-pick'
import type { SentCombination } from '../domain/slip-combination'
import { newDraft } from '../domain/slip-draft'
import type { SlipLeg } from '../domain/slip-leg'
import { backInPlay, newPick, type RemovedPick, type SlipPick } from '../domain/slip-pick'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { SentBet } from '../domain/slip-sent'
import { recoveredStage, type SlipStage } from '../domain/slip-stage'
import type { SlipCalls } from '../transport/slip-calls'
import type { SlipMemory } from '../transport/slip-memory'
import type { CombinedLegs } from './combined-legs'
import type { MyanmarKind } from './myanmar-kind'
import type { SlipContext } from './slip-context'
import type { SlipNews } from './slip-news'
import type { SlipSelection } from './slip-selection'
import type { SlipWager } from './slip-wager'
import type { SystemKind } from './system-kind'

/** A selection in the slip with its own stake. */
export interface SlipEntry {
  /** Unlike that of any other in this slip. */
  readonly id: number
  readonly selection: SlipSelection
  readonly wager: SlipWager<SentBet>
}

export interface SlipPorts {
  readonly memory: Pick<SlipMemory, 'sent' | 'drafts'>
  readonly open: (id: number, pick: SlipPick, first: SlipStage) => SlipEntry
  /** Stake that a new selection starts with, as text. */
  readonly firstStake: () => string
  /** The same selection was picked while nobody knows whether its bet stands. */
  readonly onBusy: () => void
  /** One more than a slip holds was picked. */
  readonly onFull: (most: number) => void
}

export const SLIP_MODES = ['single', 'parlay', 'system', 'myanmar'] as const
export type SlipMode = (typeof SLIP_MODES)[number]

/** What a bet on all selections together needs of the slip and of the page. */
export interface CombinationParts {
  readonly slip: Slip
  readonly host: HostServices
  readonly context: SlipContext
  readonly calls: Pick<SlipCalls, 'lookup'>
  readonly memory: SlipMemory
  readonly news: SlipNews
  readonly onBet: (bet: Bet) => void
}

interface CombinationBase {
  readonly wager: SlipWager<SentCombination>
  /** Lets go of selections whose bet stands. */
  release(picks: readonly PickIntent[]): void
  close(): void
}

export interface ParlayCombination extends CombinationBase {
  readonly mode: 'parlay'
  readonly legs: CombinedLegs
}

export interface SystemCombination extends CombinationBase {
  readonly mode: 'system'
  readonly legs: CombinedLegs
  readonly kind: SystemKind
}

/** A body, or a maung of several: Burmese selections, beside those at Asian prices and never among them. */
export interface MyanmarCombination extends CombinationBase {
  readonly mode: 'myanmar'
  readonly kind: MyanmarKind
}

/** A bet on all selections together, once its mode has been opened. */
export type Combination = ParlayCombination | SystemCombination | MyanmarCombination

/** As many as a parlay takes. */
const MOST = LIMITS.parlayLegs.max

/** The slip of one member: selections side by side, one of them open, and receipts of bets that stand. */
export class Slip {
  all: readonly SlipEntry[] = []
  /** Burmese selections; bodies and maungs are bet on them alone. */
  burmese: readonly PickIntent[] = []
  receipts: readonly SlipReceipt[] = []
  /** Taken out because their market went in-play; they can be put back until the next pick. */
  removed: readonly RemovedPick[] = []
  /** Selections stay after their bets were accepted, to be bet on again. */
  keepsSelections = false
  /** One stake for all singles, typed once. */
  sameStake = true
  mode: SlipMode = 'single'
  /** Of modes that have been opened. */
  combinations: readonly Combination[] = []
  private openId: number | null = null
  private lastId = 0

  constructor(private readonly ports: SlipPorts) {
    makeAutoObservable<this, 'ports' | 'lastId'>(
      this,
      {
        all: observableRef,
        removed: observableRef,
        burmese: observableRef,
        receipts: observableRef,
        combinations: observableRef,
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

  /** Selections that the mode bets on. */
  get count(): number {
    return this.mode === 'myanmar' ? this.burmese.length : this.all.length
  }

  get others(): readonly SlipEntry[] {
    return this.all.filter((entry) => entry !== this.open)
  }

  /** What can be taken out at once: everything but bets that have left and are not decided. */
  get removable(): readonly SlipEntry[] {
    return this.all.filter(({ wager }) => !wager.isUndecided)
  }

  /** Selections that may be combined: a bet on one of them alone may be on its way. */
  get combinable(): readonly SlipEntry[] {
    return this.all.filter(({ wager }) => wager.stage.stage === 'editing')
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

  /** Adds a selection, and opens it; the same one again takes it out. */
  pick(pick: PickIntent): void {
    const held = this.all.find(({ selection }) => isSamePick(selection.pick, pick))
    if (pick.myanmar) this.pickBurmese(pick)
    else if (held?.wager.stage.stage === 'editing') this.drop(held)
    else if (held?.wager.isUndecided) this.sayBusy(held)
    else this.take(pick, this.stakeOfOthers ?? this.ports.firstStake(), held)
  }

  private pickBurmese(pick: PickIntent): void {
    const others = this.burmese.filter((one) => !isSamePick(one, pick))
    const isNew = others.length === this.burmese.length
    const most = LIMITS.myanmarParlayLegs.max
    if (this.isCombining) this.ports.onBusy()
    else if (isNew && others.length >= most) this.ports.onFull(most)
    else {
      this.burmese = isNew ? [...others, pick] : others
      if (!isNew) return
      this.removed = []
      this.putReceiptsAway()
      this.mode = 'myanmar'
    }
  }

  /** Takes a Burmese selection out, with a way back until the next pick. */
  dropBurmese(pick: PickIntent, leg: SlipLeg | null): void {
    this.removed = [{ pick, seen: null, remembered: leg, stakeText: '', why: 'player' }]
    this.burmese = this.burmese.filter((one) => !isSamePick(one, pick))
  }

  /** Burmese selections as they are now. */
  keepBurmese(picks: readonly PickIntent[]): void {
    this.burmese = picks
  }

  /** What one more selection is staked with while they share a stake. */
  private get stakeOfOthers(): string | undefined {
    const others = this.all.filter(({ wager }) => wager.stage.stage === 'editing')
    return this.sameStake ? others.at(-1)?.wager.draft?.stakeText : undefined
  }

  /** The same bet once more, at the prices of now. */
  betAgain(receipt: SlipReceipt): void {
    for (const pick of receipt.picks)
      if (pick.myanmar) {
        if (!this.burmese.some((held) => isSamePick(held, pick))) this.pickBurmese(pick)
      } else if (!this.all.some(({ selection }) => isSamePick(selection.pick, pick)))
        this.take(pick, receipt.stakeText, undefined)
  }

  /** Puts back what the market took out. */
  undo(): void {
    const { removed } = this
    this.removed = []
    for (const one of removed)
      if (one.pick.myanmar) this.burmese = [...this.burmese, one.pick]
      else this.add(one.why === 'market' ? backInPlay(one) : one, editing(one.stakeText))
  }

  clear(): void {
    this.removed = []
    for (const entry of this.removable) this.drop(entry)
  }

  drop({ wager }: SlipEntry): void {
    wager.remove()
  }

  /** Lets go of entries that are empty. */
  letGo(gone: readonly SlipEntry[]): void {
    for (const entry of gone) close(entry)
    this.all = this.all.filter((entry) => !gone.includes(entry))
  }

  /** The market went in-play: another market, so that the selection goes, with a way back. */
  takeOut(entry: SlipEntry): void {
    this.removed = [...this.removed, removedOf(entry, 'market')]
    this.drop(entry)
  }

  /** A bet stands: its selection is free again, and its receipt is `shown` or told elsewhere. */
  accept(entry: SlipEntry, shown: boolean): void {
    const { stage } = entry.wager
    if (stage.stage !== 'accepted') return
    const { match_id, line_id, selection } = stage.sent.request
    const picks = [{ match_id, line_id, selection }]
    const receipt = { bet: stage.bet, legs: [stage.sent.leg], picks, stakeText: stage.draft.stakeText }
    if (shown) this.receipts = [receipt, ...this.receipts]
    entry.wager.apply({ type: 'done', keep: this.keepsSelections })
  }

  /** A combination stands: its selections are free again, unless they are kept. */
  acceptCombined({ wager, release }: Combination, shown: boolean): void {
    if (wager.stage.stage !== 'accepted') return
    const { bet, sent, draft } = wager.stage
    const { picks } = sent.request
    const receipt = { bet, legs: sent.legs, picks: [...picks], stakeText: draft.stakeText }
    if (shown) this.receipts = [receipt, ...this.receipts]
    wager.apply({ type: 'done', keep: true })
    if (!this.keepsSelections) release(picks)
  }

  /** Takes selections out whose bet stands. */
  release(picks: readonly PickIntent[]): void {
    for (const entry of this.combinable)
      if (picks.some((pick) => isSamePick(pick, entry.selection.pick))) this.drop(entry)
  }

  /** Takes a selection out, with a way back until the next pick. */
  dropWithUndo(...entries: readonly SlipEntry[]): void {
    this.removed = entries.map((entry) => removedOf(entry, 'player'))
    for (const entry of entries) this.drop(entry)
  }

  putReceiptsAway(): void {
    this.receipts = []
  }

  putAway(receipt: SlipReceipt): void {
    this.receipts = this.receipts.filter((one) => one !== receipt)
  }

  /** Whether a receipt of the bet is in sight. */
  shows(bet: Bet): boolean {
    return this.receipts.some((receipt) => receipt.bet.bet_id === bet.bet_id)
  }

  /** A member came, or left: nothing of the last one stays, and what is remembered of this one comes back. */
  enter(account: Account | null): void {
    this.close()
    this.all = []
    this.removed = []
    this.burmese = []
    this.receipts = []
    this.combinations = []
    this.mode = 'single'
    if (!account) return
    const { account_id } = account.info
    for (const { pick, stakeText, leg } of this.ports.memory.drafts(account_id))
      if (pick.myanmar) this.burmese = [...this.burmese, pick]
      else this.add(newPick(pick, leg), editing(stakeText))
    // What may have been bet comes to the front.
    for (const sent of this.ports.memory.sent(account_id))
      this.add(newPick(sent.request, sent.leg), recoveredStage(sent))
  }

  /** Stops following the host; what is remembered stays remembered. */
  close(): void {
    for (const combination of this.combinations) combination.close()
    for (const entry of this.all) close(entry)
  }

  private sayBusy(entry: SlipEntry): void {
    this.show(entry)
    this.ports.onBusy()
  }

  /** Takes a selection in place of the one whose bet was rejected, or beside the others. */
  private take(pick: PickIntent, stakeText: string, rejected: SlipEntry | undefined): void {
    if (rejected) this.drop(rejected)
    this.putReceiptsAway()
    const held = this.all.filter(({ wager }) => wager.stage.stage !== 'empty')
    if (held.length >= MOST) {
      this.ports.onFull(MOST)
      return
    }
    this.removed = []
    if (this.mode === 'myanmar') this.chooseMode('single')
    this.add(newPick(pick), editing(stakeText))
  }

  private add(pick: SlipPick, first: SlipStage): void {
    this.lastId += 1
    this.openId = this.lastId
    this.all = [...this.all, this.ports.open(this.lastId, pick, first)]
  }
}

const editing = (stakeText: string): SlipStage => ({ stage: 'editing', draft: newDraft(stakeText) })

function removedOf({ selection, wager }: SlipEntry, why: RemovedPick['why']): RemovedPick {
  const { pick, seen, seenLeg } = selection
  return { pick, seen, remembered: seenLeg, stakeText: wager.draft?.stakeText ?? '', why }
}

function close({ selection, wager }: SlipEntry): void {
  wager.close()
  selection.close()
}
