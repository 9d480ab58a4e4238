import type { Round } from '@touchline/contracts/calls'
import { returnedFor, roundKind } from '@touchline/fair/rounds'
import { makeAutoObservable, observableRef } from 'mobx'
import { BoardStore, type RoundCalls } from '../../rounds'
import { LOTTERIES } from '../domain/lotteries'
import {
  digitsOf,
  hasBigSmall,
  isComplete,
  marketOf,
  stakesOf,
  type TicketType,
} from '../domain/ticket-types'
import { type BasketLine, BasketStore } from './basket-store'

const UNIT = 100

export interface LotteryDeps {
  readonly calls: RoundCalls
  readonly now: () => number
  readonly newKey: () => string
  readonly operatorType: () => number
  readonly show: (kind: string) => void
  /** A digit for a quick pick. */
  readonly randomDigit: () => number
}

/** The number pad, the draws of one lottery, and the basket, which stays while lotteries change. */
export class LotteryStore {
  board: BoardStore
  readonly basket: BasketStore
  typed = ''
  type: TicketType = 'straight'
  /** Units on big and on small; other types have one stake, in `big`. */
  big = 1
  small = 0
  /** Draws that a bet is placed on, from the next one. */
  draws = 1
  /** Place of the shown result, from the newest. */
  shown = 0

  constructor(
    kind: string,
    private readonly deps: LotteryDeps,
  ) {
    this.board = this.boardOf(kind)
    this.basket = new BasketStore({ ...deps, onPlaced: () => void this.board.loadBets() })
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, board: observableRef, basket: false },
      { autoBind: true },
    )
  }

  get digits(): 2 | 3 | 4 {
    return LOTTERIES[this.board.kind] ?? 4
  }

  get length(): number {
    return digitsOf(this.digits, this.type)
  }

  get isComplete(): boolean {
    return isComplete(this.digits, this.type, this.typed)
  }

  /** Minor units of one unit of stake in the member's currency. */
  get unit(): number {
    return this.board.board?.limits?.min_bet ?? UNIT
  }

  get sizes(): readonly ('big' | 'small')[] {
    if (this.digits !== 4 || !hasBigSmall(this.type)) return ['big']
    return (['big', 'small'] as const).filter((size) => this[size] > 0)
  }

  /** Minor units for one draw. */
  get cost(): number {
    if (!this.isComplete) return 0
    return this.sizes.reduce((sum, size) => sum + this[size] * this.unit * stakesOf(this.type, this.typed), 0)
  }

  get openRounds(): readonly Round[] {
    return (this.board.board?.rounds ?? []).filter(({ close_at }) => close_at > this.board.now)
  }

  get result(): Round | undefined {
    return this.board.results[this.shown]
  }

  press(key: string): void {
    if (key === 'delete') this.typed = this.typed.slice(0, -1)
    else if (this.typed.length < this.length && !(key === '_' && this.typed.includes('_'))) this.typed += key
  }

  quickPick(): void {
    const digits = Array.from({ length: this.length }, () => String(this.deps.randomDigit()))
    if (this.type === 'roll' && this.digits === 4) digits[this.length - 1] = '_'
    this.typed = digits.join('')
  }

  setType(type: TicketType): void {
    this.type = type
    this.typed = this.typed.replace(type === 'roll' ? '' : '_', '').slice(0, this.length)
  }

  /** Most units of one ticket. */
  get unitsMost(): number {
    const { max_bet = 100 * this.unit } = this.board.board?.limits ?? {}
    return Math.floor(max_bet / this.unit)
  }

  setUnits(size: 'big' | 'small', units: number): void {
    this[size] = Math.max(0, Math.min(this.unitsMost, Number.isInteger(units) ? units : 0))
  }

  setDraws(draws: number): void {
    this.draws = draws
  }

  /** Puts the typed number into the basket, for each of the draws. */
  add(): boolean {
    if (!this.isComplete || this.cost === 0) return false
    const lines = this.sizes.flatMap((size) =>
      this.linesOf(
        marketOf(this.digits, this.type, size),
        [this.typed],
        this[size] * this.unit * stakesOf(this.type, this.typed),
      ),
    )
    if (lines.length === 0 || !this.basket.add(lines)) return false
    this.typed = ''
    return true
  }

  /** A bet on the half or the parity of the first number. */
  addSide(market: string, side: string): void {
    this.basket.add(this.linesOf(market, [side], Math.max(1, this.big) * this.unit))
  }

  open(kind: string): void {
    if (kind === this.board.kind) return
    this.board = this.boardOf(kind)
    this.typed = ''
    this.type = 'straight'
    this.shown = 0
    this.deps.show(kind)
    this.load()
  }

  showResult(place: number): void {
    this.shown = Math.max(0, Math.min(this.board.results.length - 1, place))
  }

  load(): void {
    void this.board.load()
    void this.board.loadBets()
  }

  tick(): void {
    this.board.tick()
  }

  private linesOf(market: string, selection: readonly string[], stake: number): Omit<BasketLine, 'id'>[] {
    const model = roundKind(this.board.kind)?.model
    return this.openRounds.slice(0, this.draws).flatMap((round) => {
      const odds = model?.price(round.facts, { market, selection })
      return odds
        ? [
            {
              roundId: round.round_id,
              closeAt: round.close_at,
              market,
              selection,
              odds,
              stake,
              most: returnedFor(stake, model?.exposure?.({ market, selection })[0]?.[1] ?? [odds, 100]),
            },
          ]
        : []
    })
  }

  private boardOf(kind: string): BoardStore {
    return new BoardStore(kind, 'lottery', this.deps.calls, this.deps.now)
  }
}
