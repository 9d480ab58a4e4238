import type { Round, RoundBet, RoundKindView } from '@touchline/contracts/calls'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Board, RoundCalls, Statistics } from '../transport/round-calls'

const REFRESH_MS = 5000
const LEAST_MS = 700

/** The rounds of one kind as the server has them, and the clock beside them. */
export class BoardStore {
  board: Board | null = null
  /** Why the last answer was no board, in words. */
  failure: string | null = null
  bets: readonly RoundBet[] = []
  /** Null before they were asked for. */
  statistics: Statistics | null = null
  now: number
  private chosen: string | null = null
  private askedAt = 0
  private isAsking = false

  constructor(
    readonly kind: string,
    private readonly product: RoundBet['product'],
    private readonly calls: RoundCalls,
    private readonly clock: () => number,
  ) {
    this.now = clock()
    makeAutoObservable<this, 'calls' | 'clock' | 'askedAt' | 'isAsking'>(
      this,
      {
        calls: false,
        clock: false,
        askedAt: false,
        isAsking: false,
        board: observableRef,
        bets: observableRef,
        statistics: observableRef,
      },
      { autoBind: true },
    )
  }

  get kinds(): readonly RoundKindView[] {
    return this.board?.kinds ?? []
  }

  /** Code that rejects bets on this kind; null while they are accepted. */
  get reason(): string | null {
    return this.kinds.find(({ code }) => code === this.kind)?.reason ?? null
  }

  /** Rounds that still accept bets, the first one first. */
  get open(): readonly Round[] {
    return this.board?.rounds.filter(({ close_at }) => close_at > this.now) ?? []
  }

  /** The round on the board: the chosen one while it accepts bets, else the next. */
  get next(): Round | undefined {
    return this.open.find(({ round_id }) => round_id === this.chosen) ?? this.open[0]
  }

  choose(roundId: string): void {
    this.chosen = roundId
  }

  /** The round under way: locked or running. */
  get current(): Round | undefined {
    return this.board?.rounds.find(({ close_at, result_at }) => close_at <= this.now && result_at > this.now)
  }

  get results(): readonly Round[] {
    return this.board?.results ?? []
  }

  /** Follows the clock, and asks when something must have changed. */
  tick(): void {
    this.now = this.clock()
    const since = this.now - this.askedAt
    const hasChanged = (this.board?.rounds ?? []).some(({ close_at, off_at, result_at }) =>
      [close_at, off_at, result_at].some((at) => at <= this.now && at > this.askedAt - LEAST_MS),
    )
    if (since > REFRESH_MS || (hasChanged && since > LEAST_MS)) void this.load()
  }

  async load(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    this.askedAt = this.clock()
    const result = await this.calls.board(this.kind)
    this.isAsking = false
    this.take(result.kind === 'ok' ? result.data : null, result.kind === 'ok' ? null : result.text)
  }

  async loadBets(): Promise<void> {
    const bets = await this.calls.bets(this.product)
    if (bets) this.takeBets(bets)
  }

  async loadStatistics(): Promise<void> {
    const statistics = await this.calls.statistics(this.kind)
    if (statistics) this.takeStatistics(statistics)
  }

  private takeStatistics(statistics: Statistics): void {
    this.statistics = statistics
  }

  private take(board: Board | null, failure: string | null): void {
    if (board) this.board = board
    this.failure = failure
  }

  private takeBets(bets: readonly RoundBet[]): void {
    this.bets = bets
  }
}
