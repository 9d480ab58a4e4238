import type { PlacedRoundBet } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import { BetOrder, type OrderDeps } from '../../rounds'

export const LINES_MAX = 50

/** A bet in the basket. */
export interface BasketLine {
  readonly id: number
  readonly roundId: string
  readonly market: string
  readonly selection: readonly string[]
  /** Hundredths; of the first prize. */
  readonly odds: number
  readonly closeAt: number
  /** The most that it returns for one hit, minor units. */
  readonly most: number
  /** Minor units, for all of its tickets. */
  readonly stake: number
}

/** Bets of a lottery that are bought in one order; each is accepted or rejected by itself. */
export class BasketStore {
  lines: readonly BasketLine[] = []
  fates: ReadonlyMap<number, PlacedRoundBet> = new Map()
  readonly order: BetOrder
  private made = 0

  constructor(deps: OrderDeps) {
    this.order = new BetOrder(deps)
    makeAutoObservable<this, 'made'>(
      this,
      { order: false, made: false, lines: observableRef, fates: observableRef },
      { autoBind: true },
    )
  }

  get cost(): number {
    return this.lines.reduce((sum, { stake }) => sum + stake, 0)
  }

  get accepted(): number {
    return [...this.fates.values()].filter(({ status }) => status === 1).length
  }

  get hasRoom(): boolean {
    return this.lines.length < LINES_MAX
  }

  /** False where not all of them fit. */
  add(lines: readonly Omit<BasketLine, 'id'>[]): boolean {
    if (!this.order.canEdit || this.lines.length + lines.length > LINES_MAX) return false
    this.forget()
    this.lines = [...this.lines, ...lines.map((line) => ({ ...line, id: ++this.made }))]
    return true
  }

  remove(id: number): void {
    if (!this.order.canEdit) return
    this.lines = this.lines.filter((line) => line.id !== id)
  }

  /** Takes everything out, with an order that has no answer. */
  clear(): void {
    this.order.discard()
    if (!this.order.canEdit) return
    this.lines = []
    this.forget()
  }

  /** Changes the stake of a bet to the available amount. */
  lower(id: number, stake: number): void {
    if (!this.order.canEdit) return
    this.lines = this.lines.map((line) => (line.id === id ? { ...line, stake } : line))
    this.fates = new Map([...this.fates].filter(([one]) => one !== id))
  }

  async buy(): Promise<void> {
    if (this.lines.length === 0 || !this.order.canSend) return
    const { lines } = this
    const items = lines.map(({ roundId, market, selection, odds, stake }) => ({
      round_id: roundId,
      market,
      selection: [...selection],
      odds,
      stake,
    }))
    const placed = await this.order.send(items)
    if (placed) this.take(lines, placed)
  }

  private forget(): void {
    this.fates = new Map()
    this.order.forgetFailure()
  }

  private take(lines: readonly BasketLine[], items: readonly PlacedRoundBet[]): void {
    this.fates = new Map(lines.flatMap((line, n) => (items[n] ? [[line.id, items[n]] as const] : [])))
    this.lines = lines.filter(({ id }) => this.fates.get(id)?.status !== 1)
  }
}
