import { commitmentOf, fromHex, ROUNDS_PER_SEED } from '@touchline/fair'
import { type Jackpot, jackpotOf } from '@touchline/fair/slots'
import type { SeedState } from '../api'
import type { BookEntry, Delivery, Round, Session } from './book-entries'
import { unitIn } from './catalogue/currency-units'
import { fedBy, type JackpotPool, newPool, returnedTo, wonBy } from './jackpot-pools'

/** Closed rounds that stay in memory; older ones are in the journal alone. */
const ROUNDS_MAX = 100_000
const HISTORY_MAX = 120
const SEED_AGE_MAX_MS = 30 * 24 * 60 * 60 * 1000

export interface PlayerSeeds {
  readonly current: string
  readonly next: string
  readonly since: number
  /** Nonce of the next round; rounds under this seed so far. */
  readonly nonce: number
}

/** The sum of the journal. `apply` alone changes it. */
export class Book {
  private readonly sessions = new Map<string, Session>()
  private readonly seeds = new Map<string, PlayerSeeds>()
  private readonly rounds = new Map<string, Round>()
  private readonly open = new Map<string, Round>()
  private readonly histories = new Map<string, string[]>()
  private readonly deliveries = new Map<string, Delivery>()
  private forgottenAt = Number.NEGATIVE_INFINITY
  /** By jackpot and currency. */
  private readonly pools = new Map<string, JackpotPool>()

  apply(entry: BookEntry): void {
    switch (entry.k) {
      case 'session':
        this.sessions.set(entry.session.id, entry.session)
        break
      case 'seeds':
        this.seeds.set(entry.player, { current: entry.current, next: entry.next, since: entry.at, nonce: 0 })
        break
      case 'open':
        this.openRound({ ...entry.round, isTaken: false, actions: [], end: null })
        break
      case 'taken':
        this.change(entry.round, () => ({ isTaken: true }))
        break
      case 'act':
        this.change(entry.round, ({ actions }) => ({
          actions: [...actions, { action: entry.action, at: entry.at }],
        }))
        break
      case 'close':
        this.change(entry.round, () => ({ end: entry.end }))
        this.closeRound(entry.round)
        break
      case 'due':
        this.deliveries.set(entry.delivery.tx, entry.delivery)
        break
      case 'done':
        this.deliveries.delete(entry.tx)
        break
    }
  }

  session(id: string, nowMs: number): Session | null {
    const session = this.sessions.get(id)
    return session && session.until > nowMs ? session : null
  }

  seedsOf(player: string): PlayerSeeds | null {
    return this.seeds.get(player) ?? null
  }

  isSeedSpent(player: string, nowMs: number): boolean {
    const seeds = this.seeds.get(player)
    return !!seeds && (seeds.nonce >= ROUNDS_PER_SEED || nowMs - seeds.since > SEED_AGE_MAX_MS)
  }

  round(id: string): Round | null {
    return this.rounds.get(id) ?? null
  }

  allRounds(): Round[] {
    return [...this.rounds.values()]
  }

  /** Whether every round since then is in memory. */
  knowsSince(at: number): boolean {
    return this.forgottenAt < at
  }

  openRounds(): Round[] {
    return [...this.open.values()]
  }

  openRoundsOf(player: string): Round[] {
    return this.openRounds().filter((round) => round.player === player)
  }

  /** Newest closed rounds of a player in a game, oldest first. */
  history(player: string, gameCode: string): Round[] {
    const ids = this.histories.get(`${player} ${gameCode}`) ?? []
    return ids.flatMap((id) => this.rounds.get(id) ?? [])
  }

  /** The newest round of a player in a game that ended since then. */
  newestEnded(player: string, gameCode: string, since: number): Round | null {
    const own = (round: Round): boolean => round.player === player && round.game_code === gameCode
    const newest = this.allRounds().findLast((round) => own(round) && !!round.end)
    return newest?.end && newest.end.at > since ? newest : null
  }

  pool(jackpot: Jackpot, currency: string): JackpotPool {
    return this.pools.get(`${jackpot.code} ${currency}`) ?? newPool(jackpot.seed * unitIn(currency))
  }

  dueDeliveries(): Delivery[] {
    return [...this.deliveries.values()]
  }

  private openRound(round: Round): void {
    this.rounds.set(round.round, round)
    this.open.set(round.round, round)
    // Taken at once: two winners must not get the same money.
    const { jackpot: won } = round
    if (won !== undefined) this.changePool(round, (pool, seed) => wonBy(pool, won, seed))
    const seeds = this.seeds.get(round.player)
    if (seeds) this.seeds.set(round.player, { ...seeds, nonce: round.nonce + 1 })
  }

  private closeRound(id: string): void {
    const round = this.rounds.get(id)
    if (!round) return
    this.open.delete(id)
    this.settlePool(round)
    if (round.end?.state !== 'closed') return
    const key = `${round.player} ${round.game_code}`
    this.histories.set(key, [...(this.histories.get(key) ?? []).slice(1 - HISTORY_MAX), id])
    this.forgetOldest()
  }

  /** An accepted bet feeds the pool; a rejected one gives its win back. */
  private settlePool(round: Round): void {
    const { jackpot: won, stake, mode, end } = round
    if (mode !== 'real') return
    if (end?.state === 'closed') this.changePool(round, (pool) => fedBy(pool, stake))
    else if (won !== undefined) this.changePool(round, (pool, seed) => returnedTo(pool, won, seed))
  }

  private changePool(
    { game_code, currency }: Round,
    change: (pool: JackpotPool, seed: number) => JackpotPool,
  ): void {
    const jackpot = jackpotOf(game_code)
    if (!jackpot) return
    const seed = jackpot.seed * unitIn(currency)
    this.pools.set(`${jackpot.code} ${currency}`, change(this.pool(jackpot, currency), seed))
  }

  private forgetOldest(): void {
    if (this.rounds.size <= ROUNDS_MAX) return
    const [oldest] = this.rounds.values()
    if (!oldest || this.open.has(oldest.round)) return
    this.rounds.delete(oldest.round)
    this.forgottenAt = Math.max(this.forgottenAt, oldest.end?.at ?? oldest.at)
  }

  private change(id: string, by: (round: Round) => Partial<Round>): void {
    const round = this.rounds.get(id)
    if (!round) return
    const changed = { ...round, ...by(round) }
    this.rounds.set(id, changed)
    if (this.open.has(id)) this.open.set(id, changed)
  }
}

/** A player's view of their seeds. */
export const seedStateOf = ({ current, next, nonce }: PlayerSeeds): SeedState => ({
  seed_hash: commitmentOf(fromHex(current) as Uint8Array),
  next_hash: commitmentOf(fromHex(next) as Uint8Array),
  nonce,
})
