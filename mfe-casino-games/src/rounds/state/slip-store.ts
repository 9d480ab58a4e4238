import type { PlacedRoundBet } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import { type SlipPick, slipKey } from '../domain/slip-pick'
import type { RoundCalls } from '../transport/round-calls'

export const PICKS_MAX = 20

type Stage = 'editing' | 'placing' | 'unconfirmed'

export interface SlipDeps {
  readonly calls: Pick<RoundCalls, 'place'>
  readonly newKey: () => string
  readonly operatorType: () => number
  readonly onPlaced: () => void
}

/** Selections on rounds, each a single bet; one press places all of them under one key. */
export class RoundSlipStore {
  picks: readonly SlipPick[] = []
  /** Minor units of each bet. */
  stake: number | null = null
  stage: Stage = 'editing'
  /** What became of each bet of the last order, by its key. */
  fates: ReadonlyMap<string, PlacedRoundBet> = new Map()
  failure: string | null = null
  private key: string | null = null

  constructor(private readonly deps: SlipDeps) {
    makeAutoObservable<this, 'deps' | 'key'>(
      this,
      { deps: false, key: false, picks: observableRef, fates: observableRef },
      { autoBind: true },
    )
  }

  has(pick: Pick<SlipPick, 'roundId' | 'market' | 'selection'>): boolean {
    return this.picks.some((one) => slipKey(one) === slipKey(pick))
  }

  toggle(pick: SlipPick): void {
    if (this.stage !== 'editing') return
    this.fates = new Map()
    this.failure = null
    const others = this.picks.filter((one) => slipKey(one) !== slipKey(pick))
    if (others.length < this.picks.length) this.picks = others
    else if (this.picks.length < PICKS_MAX) this.picks = [...this.picks, pick]
  }

  clear(): void {
    if (this.stage !== 'editing') return
    this.picks = []
    this.fates = new Map()
    this.failure = null
  }

  setStake(stake: number | null): void {
    this.stake = stake
  }

  /** Rounds that are locked take no bet any more. */
  dropLocked(now: number): void {
    if (this.stage !== 'editing') return
    const open = this.picks.filter(({ closeAt }) => closeAt > now)
    if (open.length < this.picks.length) this.picks = open
  }

  get risk(): number {
    return (this.stake ?? 0) * this.picks.length
  }

  get canPlace(): boolean {
    return this.picks.length > 0 && this.stake !== null && this.stage !== 'placing'
  }

  async place(): Promise<void> {
    if (!this.canPlace || this.stake === null) return
    const { picks, stake } = this
    // The key stays until an answer has come: the same order again moves no money twice.
    this.key ??= this.deps.newKey()
    this.begin()
    const items = picks.map(({ roundId, market, selection, odds }) => ({
      round_id: roundId,
      market,
      selection: [...selection],
      odds,
      stake,
    }))
    const result = await this.deps.calls.place({ idem_key: this.key, items }, this.deps.operatorType())
    if (result.kind === 'unknown') return this.doubt()
    this.key = null
    if (result.kind === 'refused') return this.refuse(result.code)
    this.accept(picks, result.data.items)
  }

  private begin(): void {
    this.stage = 'placing'
    this.failure = null
  }

  private doubt(): void {
    this.stage = 'unconfirmed'
  }

  private refuse(code: string): void {
    this.stage = 'editing'
    this.failure = code
  }

  private accept(picks: readonly SlipPick[], items: readonly PlacedRoundBet[]): void {
    this.stage = 'editing'
    this.fates = new Map(picks.flatMap((pick, n) => (items[n] ? [[slipKey(pick), items[n]] as const] : [])))
    this.picks = picks.filter((pick) => this.fates.get(slipKey(pick))?.status !== 1)
    if (items.some(({ status }) => status === 1)) this.deps.onPlaced()
  }

  /** Bets of the last order that were accepted. */
  get accepted(): number {
    return [...this.fates.values()].filter(({ status }) => status === 1).length
  }
}
