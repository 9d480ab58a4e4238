import type { PlacedRoundBet } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SlipDeps } from '../../rounds'

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
  /** Minor units, for all of its tickets. */
  readonly stake: number
}

type Stage = 'editing' | 'placing' | 'unconfirmed'

/** Bets of a lottery that are bought in one press; each is accepted or rejected by itself. */
export class BasketStore {
  lines: readonly BasketLine[] = []
  stage: Stage = 'editing'
  fates: ReadonlyMap<number, PlacedRoundBet> = new Map()
  failure: string | null = null
  private key: string | null = null
  private made = 0

  constructor(private readonly deps: SlipDeps) {
    makeAutoObservable<this, 'deps' | 'key' | 'made'>(
      this,
      { deps: false, key: false, made: false, lines: observableRef, fates: observableRef },
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
    if (this.stage !== 'editing' || this.lines.length + lines.length > LINES_MAX) return false
    this.forget()
    this.lines = [...this.lines, ...lines.map((line) => ({ ...line, id: ++this.made }))]
    return true
  }

  remove(id: number): void {
    if (this.stage !== 'editing') return
    this.lines = this.lines.filter((line) => line.id !== id)
  }

  clear(): void {
    if (this.stage !== 'editing') return
    this.lines = []
    this.forget()
  }

  /** Changes the stake of a bet to what can still be had. */
  lower(id: number, stake: number): void {
    this.lines = this.lines.map((line) => (line.id === id ? { ...line, stake } : line))
    this.fates = new Map([...this.fates].filter(([one]) => one !== id))
  }

  async buy(): Promise<void> {
    if (this.lines.length === 0 || this.stage === 'placing') return
    // The key stays until an answer has come: the same order again moves no money twice.
    this.key ??= this.deps.newKey()
    this.stage = 'placing'
    this.failure = null
    const { lines } = this
    const items = lines.map(({ roundId, market, selection, odds, stake }) => ({
      round_id: roundId,
      market,
      selection: [...selection],
      odds,
      stake,
    }))
    const result = await this.deps.calls.place({ idem_key: this.key, items }, this.deps.operatorType())
    if (result.kind === 'unknown') return this.end('unconfirmed', null)
    this.key = null
    if (result.kind === 'refused') return this.end('editing', result.code)
    this.end('editing', null)
    this.take(lines, result.data.items)
  }

  private forget(): void {
    this.fates = new Map()
    this.failure = null
  }

  private end(stage: Stage, failure: string | null): void {
    this.stage = stage
    this.failure = failure
  }

  private take(lines: readonly BasketLine[], items: readonly PlacedRoundBet[]): void {
    this.fates = new Map(lines.flatMap((line, n) => (items[n] ? [[line.id, items[n]] as const] : [])))
    this.lines = lines.filter(({ id }) => this.fates.get(id)?.status !== 1)
    if (this.accepted > 0) this.deps.onPlaced()
  }
}
