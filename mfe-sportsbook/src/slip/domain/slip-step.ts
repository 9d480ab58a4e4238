import type { Bet } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { isSamePick } from '../../shared/domain/same-pick'
import { receiptOf, withReceipt } from './receipts'
import { type BetState, reduceBet } from './reduce-bet'
import { dropIds } from './reduce-selection'
import type { SlipDraft } from './slip-draft'
import type { SlipEffect, SlipNotice } from './slip-effect'
import type { BetEvent } from './slip-event'
import { legOf, SlipNow } from './slip-now'
import type { AnySent, CombinationMode } from './slip-sent'
import type { SlipRejection } from './slip-stage'
import {
  firstStake,
  type LegsState,
  type Owner,
  type Selection,
  type SlipFacts,
  type SlipMode,
  type SlipState,
} from './slip-state'

/** One step of the slip: the state so far, and the effects. */
export class SlipStep {
  readonly effects: SlipEffect[] = []
  /** The slip at the state so far. */
  readonly slip: SlipNow

  constructor(
    public state: SlipState,
    readonly facts: SlipFacts,
  ) {
    this.slip = new SlipNow(facts, () => this.state)
  }

  set(change: Partial<SlipState>): void {
    this.state = { ...this.state, ...change }
  }

  notify(notice: SlipNotice): void {
    this.effects.push({ do: 'notify', notice })
  }

  /** An id for a selection or a press. */
  nextId(): number {
    this.set({ lastId: this.state.lastId + 1 })
    return this.state.lastId
  }

  /** The stake of a new bet, as text. */
  get firstStake(): string {
    return firstStake(this.facts.member, this.state.lastStake)
  }

  selection(id: number): Selection | undefined {
    return this.state.selections.find((one) => one.id === id)
  }

  /** The id of the same selection in the slip. */
  held(pick: PickIntent): number | null {
    const all = pick.myanmar ? this.slip.burmese : this.slip.all.map(({ selection }) => selection)
    return all.find((one) => isSamePick(one.pick, pick))?.id ?? null
  }

  setSelection(next: Selection): void {
    this.set({ selections: this.state.selections.map((one) => (one.id === next.id ? next : one)) })
  }

  /** What each bet is on. */
  get owners(): readonly Owner[] {
    return [...this.state.bets.keys()]
  }

  bet(owner: Owner): BetState | undefined {
    return this.state.bets.get(owner)
  }

  setBet(owner: Owner, change: Partial<BetState>): void {
    const bet = this.bet(owner)
    if (bet) this.set({ bets: new Map(this.state.bets).set(owner, { ...bet, ...change }) })
  }

  setLegs(mode: CombinationMode, legs: LegsState): void {
    this.set({ legs: { ...this.state.legs, [mode]: legs } })
  }

  /** Passes an event to a bet. */
  send(owner: Owner, event: BetEvent): void {
    const before = this.bet(owner)
    if (!before) return
    const { state: after, effects } = reduceBet(before, event, this.facts.now())
    this.setBet(owner, after)
    for (const effect of effects) this.effects.push({ ...effect, owner })
    if (after.stage.stage !== before.stage.stage) this.onStage(owner, after)
  }

  edit(owner: Owner, change: Partial<SlipDraft>): void {
    const stage = this.bet(owner)?.stage
    if (stage?.stage === 'editing') this.send(owner, { type: 'edit', draft: { ...stage.draft, ...change } })
  }

  guard(owner: Owner): void {
    this.send(owner, { type: 'guard' })
  }

  /** A pending combination stays shown. */
  chooseMode(mode: SlipMode): void {
    if (this.slip.isCombining) return
    this.set({ mode })
    this.beginMode()
  }

  /** The draft of a mode begins when it is first chosen, and anew for other selections. */
  beginMode(): void {
    const { mode } = this.state
    if (mode === 'single' || this.bet(mode)?.key !== '') return
    this.send(mode, { type: 'key', key: this.facts.newKey() })
    if (mode !== 'system') this.edit(mode, { stakeText: this.firstStake })
  }

  /** Burmese and Asian prices have separate modes. */
  chooseModeOf({ myanmar }: PickIntent): void {
    if (myanmar) this.chooseMode('myanmar')
    else if (this.state.mode === 'myanmar') this.chooseMode('single')
  }

  /** What a player should learn of a stage that was just reached. */
  private onStage(owner: Owner, { stage }: BetState): void {
    const isQuick = typeof owner === 'number' && (this.selection(owner)?.isQuick ?? false)
    const isInSight = this.facts.isInSight()
    if (stage.stage === 'waiting' && isQuick && !isInSight)
      this.notify({ about: 'waits', leg: legOf(this.slip.entry(owner)) })
    if (stage.stage === 'accepted') this.accept(owner, stage.bet, isQuick)
    if (stage.stage === 'rejected') this.reject(owner, stage.sent, stage.rejection, isQuick)
  }

  /** The receipt of the bet shows, unless a notice does, and its selections go unless they are kept. */
  private accept(owner: Owner, bet: Bet, isQuick: boolean): void {
    const isInSight = this.facts.isInSight()
    const accepted = this.bet(owner)
    const receipt = accepted ? receiptOf(owner, accepted) : null
    if (receipt) {
      const { mode, picks, legs, stakeText, rows } = receipt
      this.set({ lastBet: { mode, picks, legs, stakeText, rows, betId: bet.bet_id } })
    }
    this.effects.push({ do: 'announce', bet, isShown: !isQuick && isInSight })
    if (!receipt || isQuick) return
    if (isInSight) this.set({ receipts: withReceipt(this.state.receipts, receipt), newestReceipt: receipt })
    // Earlier removals by the player cannot be undone. Removals by the market still show.
    this.set({ removed: this.state.removed.filter(({ why }) => why === 'market') })
    const { keepsSelections } = this.state
    // A member with a default stake keeps the stakes of kept selections.
    const kept = this.firstStake === '' ? 'selection' : 'stake'
    const isCombined = typeof owner !== 'number'
    this.send(owner, { type: 'done', keep: keepsSelections ? kept : isCombined ? 'selection' : 'nothing' })
    if (isCombined && !keepsSelections)
      dropIds(
        this,
        receipt.picks.flatMap((pick) => this.held(pick) ?? []),
      )
  }

  private reject(owner: Owner, sent: AnySent, rejection: SlipRejection, isQuick: boolean): void {
    // The panel of quick bets shows rejections, but not those of the server after a wait.
    const isShownQuick = rejection.why !== 'rejected' && this.facts.isInSight() && this.facts.isQuickArmed()
    const isShown = isQuick ? isShownQuick : this.isInFront(owner)
    if (rejection.why === 'rejected') this.effects.push({ do: 'announce', bet: rejection.bet, isShown })
    else if (!isShown) this.notify({ about: 'not_placed', sent, rejection })
  }

  /** The player sees the bet of this owner. */
  isInFront(owner: Owner): boolean {
    const { mode, all } = this.slip
    const isOfMode = mode === 'single' ? all.some(({ id }) => id === owner) : owner === mode
    return isOfMode && this.facts.isInSight() && !this.facts.isHidden()
  }
}
