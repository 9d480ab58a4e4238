import { commitmentOf, type Draws, drawsOf, fromHex, isClientSeed } from '@touchline/fair'
import { jackpotOf } from '@touchline/fair/slots'
import type { Journal } from '@touchline/serving'
import type { Limits, Refused, RoundAnswer } from '../api'
import { type Book, seedStateOf } from './book'
import type { BookEntry, OpenedRound, Round, Session } from './book-entries'
import type { Deliveries } from './deliveries'
import type { GameEngine, Played } from './game-engine'
import { amountOf } from './jackpot-pools'
import { withChances } from './jackpots'
import { moveMoney } from './move-money'
import type { PlayerLocks } from './player-locks'
import { detailsOf } from './round-details'
import type { Seeds } from './seeds'
import type { WalletAnswer, WalletBody, WalletClient } from './wallet-client'

/** A round that nobody plays on is finished by its rules, or its bet is returned. */
const IDLE_MS = 10 * 60 * 1000
/** A waiting request is answered after this time: before a proxy ends it, and before the operator's page shows the balance. */
const WATCH_MAX_MS = 15_000

export interface RoundsDependencies {
  readonly book: Book
  readonly journal: Journal<BookEntry>
  readonly wallet: WalletClient
  readonly deliveries: Deliveries
  readonly seeds: Seeds
  readonly locks: PlayerLocks
  readonly demo: DemoBalances
  readonly engineOf: (gameCode: string) => GameEngine
  readonly kindOf: (gameCode: string) => string
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** Play money of demo sessions. */
export interface DemoBalances {
  get(player: string): number
  add(player: string, amount: number): number
}

export interface BetRequest {
  /** Made by the page for each press; a repeated request gets the first answer. */
  readonly request: string
  readonly client_seed: string
  readonly bet: unknown
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Refused }
const refuse = (status: string, balance?: number): { ok: false; refused: Refused } => ({
  ok: false,
  refused: { status, balance },
})

/** Plays rounds: journal first, then money, then the answer to the page. */
export class Rounds {
  constructor(private readonly d: RoundsDependencies) {}

  bet(session: Session, request: BetRequest): Promise<Answer<RoundAnswer>> {
    return this.d.locks.run(session.player, () => this.placeBet(session, request))
  }

  act(session: Session, roundId: string, step: number, action: unknown): Promise<Answer<RoundAnswer>> {
    return this.d.locks.run(session.player, () => this.takeAction(session, roundId, step, action))
  }

  /** Waits for the end of a round that ends by its clock. */
  async watch(session: Session, id: string): Promise<Answer<RoundAnswer>> {
    const round = this.d.book.round(id)
    if (!round || round.player !== session.player) return refuse('unknownRound')
    const endsAfterMs = this.d.engineOf(round.game_code).endsAfterMs?.(round.bet, this.drawsOf(round))
    if (endsAfterMs === undefined) return refuse('invalidAction')
    const remainingMs = endsAfterMs - (this.d.now() - round.at)
    if (!round.end) await this.d.wait(Math.max(0, Math.min(remainingMs, WATCH_MAX_MS)))
    return this.d.locks.run(session.player, async () => {
      const ended = await this.endIfDue(id)
      return ended ?? this.repeated(session, this.d.book.round(id) as Round)
    })
  }

  /** Ends rounds whose time is over, and abandoned ones. */
  async endIdle(): Promise<void> {
    for (const { round, player } of this.d.book.openRounds())
      await this.d.locks.run(player, () => this.endIfDue(round))
  }

  /** After a start nobody knows whether an unanswered bet was taken: it is rolled back. */
  async recover(): Promise<void> {
    for (const round of this.d.book.openRounds()) {
      if (!round.isTaken) await this.voidRound(round, 'restart', true)
      else if (this.isTimed(round)) await this.endIfDue(round.round)
    }
  }

  answerOf(round: Round, balance: number | null): RoundAnswer {
    const played = round.end?.state === 'void' ? null : this.played(round)
    const seeds = this.d.book.seedsOf(round.player)
    return {
      round: round.round,
      state: round.end?.state ?? 'open',
      seed_hash: round.seed_hash,
      client_seed: round.client_seed,
      nonce: round.nonce,
      bet: round.bet,
      actions: actionsOf(round),
      stake: round.stake,
      win: round.end?.win ?? 0,
      jackpot: this.jackpotOf(round),
      balance,
      view: played?.view ?? null,
      seed: seeds ? seedStateOf(seeds) : { seed_hash: '', next_hash: '', nonce: 0 },
    }
  }

  private jackpotOf({ game_code, currency, jackpot: paid = 0 }: Round): RoundAnswer['jackpot'] {
    const jackpot = jackpotOf(game_code)
    return jackpot ? { paid, amount: amountOf(this.d.book.pool(jackpot, currency)) } : null
  }

  async balanceOf(session: Session): Promise<WalletAnswer> {
    if (session.mode === 'demo') return { status: 'ok', balance: this.d.demo.get(session.player) }
    const { token, player, currency, game_code } = session
    return this.d.wallet.call('balance', { token, player, currency, game_code })
  }

  private async placeBet(
    session: Session,
    { request, client_seed, bet }: BetRequest,
  ): Promise<Answer<RoundAnswer>> {
    const id = `${session.game_code}-${session.id.slice(0, 10)}-${request}`
    const known = this.d.book.round(id)
    if (known) return this.repeated(session, known)
    const engine = this.d.engineOf(session.game_code)
    const staked = engine.stakeOf(bet)
    if (!staked.ok) return refuse(staked.problem)
    const limited = checkLimits(staked.value, session.limits)
    if (limited) return refuse(limited)
    if (!isClientSeed(client_seed)) return refuse('invalidClientSeed')
    if (engine.movement === 'steps' && this.hasOpenRound(session)) return refuse('roundOpen')

    const seeds = await this.d.seeds.ready(session.player)
    const fresh: OpenedRound = {
      round: id,
      player: session.player,
      token: session.token,
      currency: session.currency,
      game_code: session.game_code,
      mode: session.mode,
      seed: seeds.current,
      seed_hash: commitmentOf(fromHex(seeds.current) as Uint8Array),
      client_seed,
      nonce: seeds.nonce,
      bet,
      stake: staked.value,
      max_win: session.limits.max_win,
      tx: `${id}-b`,
      at: this.d.now(),
    }
    const opened = this.withJackpot(fresh, engine.betOf?.(bet) ?? bet)
    const playable = engine.play(opened.bet, [], this.drawsOf(opened))
    if (!playable.ok) return refuse(playable.problem)
    await this.record({ k: 'open', round: opened })
    const round = this.d.book.round(id) as Round
    return engine.movement === 'betwin' ? this.playAtOnce(round) : this.openSteps(round)
  }

  /** The pool is read and taken without a pause between. */
  private withJackpot(fresh: OpenedRound, placed: unknown): OpenedRound {
    const round = { ...fresh, bet: withChances(placed, fresh) }
    const jackpot = jackpotOf(round.game_code)
    if (!jackpot) return round
    const isWon = this.played({ ...round, isTaken: false, actions: [], end: null })?.isJackpot
    return isWon ? { ...round, jackpot: amountOf(this.d.book.pool(jackpot, round.currency)) } : round
  }

  private async playAtOnce(round: Round): Promise<Answer<RoundAnswer>> {
    const played = this.played(round)
    if (!played) return this.refuseRound(round, { status: 'invalidBet' })
    const win = Math.min(played.win, round.max_win) + (round.jackpot ?? 0)
    const body = {
      ...this.bodyOf(round),
      round_closed: true,
      amount: round.stake,
      win,
      details: this.details(round, played),
    }
    const answer = await this.move('betwin', round, body, win - round.stake)
    if (answer.status !== 'ok') return this.refuseRound(round, answer)
    const end = { state: 'closed', win, status: 'ok', summary: played.summary, at: this.d.now() } as const
    await this.record({ k: 'close', round: round.round, end })
    return this.answered(round.round, answer.balance)
  }

  private async openSteps(round: Round): Promise<Answer<RoundAnswer>> {
    const body = { ...this.bodyOf(round), round_closed: false, amount: round.stake }
    const answer = await this.move('bet', round, body, -round.stake)
    if (answer.status !== 'ok') return this.refuseRound(round, answer)
    await this.record({ k: 'taken', round: round.round })
    return this.closeIfPlayed(round.round, answer.balance)
  }

  private async takeAction(
    session: Session,
    id: string,
    step: number,
    action: unknown,
  ): Promise<Answer<RoundAnswer>> {
    const round = this.d.book.round(id)
    if (!round || round.player !== session.player || round.game_code !== session.game_code)
      return refuse('unknownRound')
    // A repeated press gets the state that its first copy led to.
    if (round.end || step < round.actions.length) return this.repeated(session, round)
    if (step !== round.actions.length) return refuse('invalidAction')
    const ended = await this.endIfDue(id)
    if (ended) return ended
    const engine = this.d.engineOf(round.game_code)
    const stamped = engine.stamp ? engine.stamp(action, this.d.now() - round.at) : action
    const played = engine.play(round.bet, [...actionsOf(round), stamped], this.drawsOf(round))
    if (!played.ok) return refuse(played.problem)
    await this.record({ k: 'act', round: id, action: stamped, at: this.d.now() })
    return this.closeIfPlayed(id, undefined)
  }

  /** Closes a round that its actions have ended; the win is repeated until the operator has it. */
  private async closeIfPlayed(
    id: string,
    balance: number | undefined,
    isAlone = false,
  ): Promise<Answer<RoundAnswer>> {
    const round = this.d.book.round(id) as Round
    const played = this.played(round)
    if (!played?.isClosed) return this.answered(id, balance)
    const win = Math.min(played.win, round.max_win)
    const end = {
      state: 'closed',
      win,
      status: 'ok',
      summary: played.summary,
      at: this.d.now(),
      isAlone,
    } as const
    const body = {
      ...this.bodyOf(round),
      tx: `${id}-w`,
      ref: round.tx,
      round_closed: true,
      amount: win,
      details: this.details(round, played),
    }
    if (round.mode === 'demo') {
      await this.record({ k: 'close', round: id, end })
      return this.answered(id, this.d.demo.add(round.player, win))
    }
    await this.record({ k: 'due', delivery: { tx: body.tx, action: 'win', body } })
    await this.record({ k: 'close', round: id, end })
    const answer = await this.d.deliveries.send(body.tx)
    return this.answered(id, answer.balance)
  }

  /** Ends a round by its clock, or because nobody has played on. */
  private async endIfDue(id: string): Promise<Answer<RoundAnswer> | null> {
    const round = this.d.book.round(id)
    if (!round || round.end || !round.isTaken) return null
    if (!this.played(round)) {
      // Kept by a release that took such bets.
      await this.voidRound(round, 'invalidBet', true)
      return this.answered(id, undefined)
    }
    const engine = this.d.engineOf(round.game_code)
    const elapsedMs = this.d.now() - round.at
    const endsAfterMs = engine.endsAfterMs?.(round.bet, this.drawsOf(round))
    const lastMs = this.d.now() - (round.actions.at(-1)?.at ?? round.at)
    const isOver = endsAfterMs !== undefined && elapsedMs >= endsAfterMs
    if (!isOver && lastMs < IDLE_MS) return null
    const actions = engine.abandon?.(round.bet, actionsOf(round), this.drawsOf(round)) ?? null
    if (!actions) {
      await this.voidRound(round, 'idle', true)
      return this.answered(id, undefined)
    }
    for (const action of actions) await this.record({ k: 'act', round: id, action, at: this.d.now() })
    return this.closeIfPlayed(id, undefined, !isOver)
  }

  private async refuseRound(round: Round, { status, balance }: WalletAnswer): Promise<Answer<RoundAnswer>> {
    const isUnknown = status === 'unknown'
    await this.voidRound(round, status, isUnknown)
    return refuse(isUnknown ? 'betReturned' : status, balance)
  }

  /** Ends a round without a result; a bet that may have moved is rolled back until the operator has answered. */
  private async voidRound(round: Round, status: string, isMoved: boolean): Promise<void> {
    const end = { state: 'void', win: 0, status, summary: null, at: this.d.now() } as const
    if (isMoved && round.mode === 'demo' && round.isTaken) this.d.demo.add(round.player, round.stake)
    if (isMoved && round.mode === 'real') {
      const tx = `${round.round}-r`
      const body = { ...this.bodyOf(round), tx, refs: [round.tx], round_closed: true }
      await this.record({ k: 'due', delivery: { tx, action: 'rollback', body } })
      void this.d.deliveries.send(tx)
    }
    await this.record({ k: 'close', round: round.round, end })
  }

  private async move(
    action: 'bet' | 'betwin',
    round: Round,
    body: WalletBody,
    change: number,
  ): Promise<WalletAnswer> {
    if (round.mode === 'real') return moveMoney(this.d.wallet, action, body, this.d.wait)
    const balance = this.d.demo.get(round.player)
    if (balance < round.stake) return { status: 'insufficient_balance', balance }
    return { status: 'ok', balance: this.d.demo.add(round.player, change) }
  }

  private async repeated(session: Session, round: Round): Promise<Answer<RoundAnswer>> {
    if (round.end?.state === 'void')
      return refuse(round.end.status === 'unknown' ? 'betReturned' : round.end.status)
    const { balance } = await this.balanceOf(session)
    return this.answered(round.round, balance)
  }

  private answered(id: string, balance: number | undefined): Answer<RoundAnswer> {
    const round = this.d.book.round(id) as Round
    return {
      ok: true,
      value: this.answerOf(round, balance ?? (round.mode === 'demo' ? this.d.demo.get(round.player) : null)),
    }
  }

  private hasOpenRound({ player, game_code }: Session): boolean {
    return this.d.book.openRoundsOf(player).some((round) => round.game_code === game_code)
  }

  private played(round: Round): Played | null {
    const { bet } = round
    const played = this.d.engineOf(round.game_code).play(bet, actionsOf(round), this.drawsOf(round))
    return played.ok ? played.value : null
  }

  private isTimed = (round: Round): boolean => !!this.d.engineOf(round.game_code).endsAfterMs

  private drawsOf = ({ seed, client_seed, nonce }: OpenedRound): Draws =>
    drawsOf({ seed: fromHex(seed) as Uint8Array, clientSeed: client_seed, nonce })

  private bodyOf({ token, player, currency, game_code, round, tx, at }: Round): WalletBody {
    return { token, player, currency, game_code, round, tx, at: new Date(at).toISOString() }
  }

  private details(round: Round, played: Played): unknown {
    const actions = actionsOf(round)
    return detailsOf({ ...round, actions }, this.d.kindOf(round.game_code), played)
  }

  private async record(entry: BookEntry): Promise<void> {
    this.d.book.apply(entry)
    await this.d.journal.append(entry)
  }
}

const actionsOf = ({ actions }: Round): unknown[] => actions.map(({ action }) => action)

function checkLimits(stake: number, { min_bet, max_bet }: Limits): string | null {
  if (stake < min_bet) return 'betLowerMin'
  return stake > max_bet ? 'betOverMax' : null
}
