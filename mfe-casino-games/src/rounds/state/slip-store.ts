import type { PlacedRoundBet } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import { mostReturned, type SlipPick, slipKey } from '../domain/slip-pick'
import { BetOrder, type OrderDeps } from './bet-order'

export const PICKS_MAX = 20

/** Selections on rounds, each a single bet; one press places all of them in one order. */
export class RoundSlipStore {
  picks: readonly SlipPick[] = []
  /** Minor units of each bet. */
  stake: number | null = null
  /** The result of each bet of the last order, by its key. */
  fates: ReadonlyMap<string, PlacedRoundBet> = new Map()
  /** Selections that were taken out when their rounds locked. */
  locked = 0
  readonly order: BetOrder

  constructor(deps: OrderDeps) {
    this.order = new BetOrder(deps)
    makeAutoObservable<this, never>(
      this,
      { order: false, picks: observableRef, fates: observableRef },
      { autoBind: true },
    )
  }

  has(pick: Pick<SlipPick, 'roundId' | 'market' | 'selection'>): boolean {
    return this.picks.some((one) => slipKey(one) === slipKey(pick))
  }

  toggle(pick: SlipPick): void {
    if (!this.order.canEdit) return
    this.forget()
    const others = this.picks.filter((one) => slipKey(one) !== slipKey(pick))
    if (others.length < this.picks.length) this.picks = others
    else if (this.picks.length < PICKS_MAX) this.picks = [...this.picks, pick]
  }

  /** Takes everything out, with an order that has no answer. */
  clear(): void {
    this.order.discard()
    if (!this.order.canEdit) return
    this.picks = []
    this.forget()
  }

  setStake(stake: number | null): void {
    if (this.order.canEdit) this.stake = stake
  }

  /** Takes out selections whose rounds accept no bets any more. */
  dropLocked(now: number): void {
    if (!this.order.canEdit) return
    const open = this.picks.filter(({ closeAt }) => closeAt > now)
    if (open.length === this.picks.length) return
    this.locked += this.picks.length - open.length
    this.picks = open
  }

  /** Minor units. */
  get risk(): number {
    return (this.stake ?? 0) * this.picks.length
  }

  /** Minor units: the most that all bets together can return. */
  get most(): number {
    return mostReturned(this.picks, this.stake ?? 0)
  }

  get canPlace(): boolean {
    return this.picks.length > 0 && this.stake !== null && this.order.canSend
  }

  async place(): Promise<void> {
    if (!this.canPlace || this.stake === null) return
    const { picks, stake } = this
    this.fates = new Map()
    this.locked = 0
    const items = picks.map(({ roundId, market, selection, odds }) => ({
      round_id: roundId,
      market,
      selection: [...selection],
      odds,
      stake,
    }))
    const placed = await this.order.send(items)
    if (placed) this.take(picks, placed)
  }

  /** Bets of the last order that were accepted. */
  get accepted(): number {
    return [...this.fates.values()].filter(({ status }) => status === 1).length
  }

  private forget(): void {
    this.fates = new Map()
    this.locked = 0
    this.order.forgetFailure()
  }

  private take(picks: readonly SlipPick[], items: readonly PlacedRoundBet[]): void {
    this.fates = new Map(picks.flatMap((pick, n) => (items[n] ? [[slipKey(pick), items[n]] as const] : [])))
    this.picks = picks.filter((pick) => this.fates.get(slipKey(pick))?.status !== 1)
  }
}
