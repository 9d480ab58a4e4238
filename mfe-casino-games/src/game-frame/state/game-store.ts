import type { GameMode, GamePlatform } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { HostServices } from '@touchline/contracts/host'
import type { PlayerWallet } from '@touchline/contracts/session'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { frameMessageOf } from '../domain/frame-message'
import { isResultHidden, NO_ROUNDS, type OpenRounds, withOpen, withoutOpen } from '../domain/open-rounds'
import { minutesOf, netOf, type PlaySession, withRounds } from '../domain/play-session'
import { returnPath } from '../domain/return-path'
import type { GameCalls, GameFacts } from '../transport/game-calls'
import type { KeptSince } from '../transport/kept-since'

/** From the launch to the game in its frame. */
export type GameStage =
  | { readonly stage: 'launching' }
  /** The frame loads the game. */
  | { readonly stage: 'loading'; readonly src: string }
  | { readonly stage: 'playing'; readonly src: string }
  | { readonly stage: 'failed'; readonly code: ErrorCode; readonly text: string }

/** The game of the address. */
export interface PlayedGame {
  readonly provider: string
  readonly game: string
  readonly mode: GameMode
  readonly from: string
}

export interface GameParts {
  readonly calls: GameCalls
  readonly since: KeptSince
  readonly host: Pick<HostServices, 'now' | 'navigate' | 'refreshBalance' | 'locale' | 'windows'>
  readonly platform: GamePlatform
  /** Closes the window that was opened for the game; false where the page is in no such window. */
  readonly closeWindow: () => boolean
}

/** The money in the bars. */
interface Figures {
  readonly wallet: Wallet | null
  /** Of the session, minor units. */
  readonly net: number
}

type Wallet = Pick<PlayerWallet, 'available_balance' | 'currency_code'>

/** A game that sends nothing and does not load within this is shown as slow. */
export const SLOW_AFTER_MS = 20_000
/** Rounds of all games are checked in one window. */
const CHECK_WINDOW = 'fair'

/** One game in its frame: launches it, follows its rounds, and leads out of it. */
export class GameStore {
  stage: GameStage = { stage: 'launching' }
  facts: GameFacts | null = null
  session: PlaySession
  /** Epoch milliseconds, moved on by `tick`. */
  at: number
  isSlow = false
  /** Held, less stakes, while a round's result is not on the screen. */
  shown: Figures = { wallet: null, net: 0 }
  /** Page that checks a round, where the browser blocked its window. */
  checkPath: string | null = null
  private wallet: Wallet | null = null
  private openRounds: OpenRounds = NO_ROUNDS
  private launches = 0
  private loadingSince = 0

  constructor(
    readonly played: PlayedGame,
    private readonly parts: GameParts,
  ) {
    this.at = parts.host.now()
    const since = parts.since.read() ?? this.at
    parts.since.keep(since)
    this.session = { since, nets: new Map() }
    makeAutoObservable<this, 'parts' | 'launches' | 'loadingSince' | 'wallet' | 'openRounds'>(
      this,
      {
        played: false,
        parts: false,
        launches: false,
        loadingSince: false,
        stage: observableRef,
        facts: observableRef,
        session: observableRef,
        shown: observableRef,
        wallet: observableRef,
        openRounds: observableRef,
      },
      { autoBind: true },
    )
  }

  get minutes(): number {
    return minutesOf(this.session, this.at)
  }

  get isRoundOpen(): boolean {
    return this.openRounds.size > 0
  }

  /** The newest balance. */
  takeBalance(wallet: Wallet | null): void {
    this.wallet = wallet
    this.showFigures()
  }

  /** Begins the game, or begins it anew after a failure. */
  async launch(): Promise<void> {
    const { played, parts } = this
    const launch = ++this.launches
    this.stage = { stage: 'launching' }
    this.isSlow = false
    this.forgetRounds()
    void this.loadFacts()
    const result = await parts.calls.launch({
      provider: played.provider,
      game_code: played.game,
      mode: played.mode,
      platform: parts.platform,
      lang: parts.host.locale.language(),
      return_url: returnPath(played.from, null),
    })
    if (launch !== this.launches) return
    runInAction(() => {
      this.loadingSince = parts.host.now()
      this.stage =
        result.kind === 'ok'
          ? { stage: 'loading', src: result.data.url }
          : { stage: 'failed', code: result.code, text: result.text }
    })
  }

  /** The frame has loaded a page: the game's, or an error of our own server. */
  frameLoaded(failure: { readonly code: ErrorCode; readonly text: string } | null): void {
    // A page that was loaded again shows no round of the one before.
    this.forgetRounds()
    if (failure) this.stage = { stage: 'failed', ...failure }
    else this.showGame()
  }

  /** A message from the frame of the game. */
  receive(data: unknown): void {
    const message = frameMessageOf(data)
    switch (message?.type) {
      case 'ready':
        this.showGame()
        return
      case 'round-open':
        this.openRounds = withOpen(this.openRounds, message.round, this.parts.host.now())
        return
      case 'round-staked':
        this.showStake(message.round, message.stake)
        return
      case 'round-closed':
        this.openRounds = withoutOpen(this.openRounds, message.round)
        this.showFigures()
        void this.followRounds()
        return
      case 'balance?':
        void this.parts.host.refreshBalance()
        return
      case 'exit':
        this.exit()
        return
      case 'check':
        this.openCheck(message.path)
        return
      case undefined:
    }
  }

  /** Asks what the rounds of this session came to. */
  async followRounds(): Promise<void> {
    const category = this.facts?.game.category
    if (!category || this.played.mode === 'demo') return
    const rounds = await this.parts.calls.rounds(category, this.session.since)
    if (!rounds) return
    const { provider, game } = this.played
    runInAction(() => {
      this.session = withRounds(this.session, { provider, game_code: game }, rounds)
      this.showFigures()
    })
  }

  tick(): void {
    this.at = this.parts.host.now()
    this.isSlow = this.stage.stage === 'loading' && this.at - this.loadingSince > SLOW_AFTER_MS
    this.showFigures()
  }

  exit(): void {
    const { closeWindow, host } = this.parts
    void host.refreshBalance()
    if (!closeWindow()) host.navigate(returnPath(this.played.from, this.facts?.game.category ?? null))
  }

  /** In place it would end the game, so a blocked window leaves a link. */
  private openCheck(path: string): void {
    const isOpen = this.parts.host.windows.open(path, CHECK_WINDOW, undefined, 'link')
    this.checkPath = isOpen ? null : path
  }

  private forgetRounds(): void {
    this.openRounds = NO_ROUNDS
    this.showFigures()
  }

  /** Unless that would give away a result which the game has yet to show. */
  private showFigures(): void {
    if (isResultHidden(this.openRounds, this.parts.host.now())) return
    const { wallet } = this
    const net = netOf(this.session)
    if (this.shown.wallet !== wallet || this.shown.net !== net) this.shown = { wallet, net }
  }

  /** The stake of a hidden round is no secret: it is deducted from the shown figures. */
  private showStake(round: string, stake: number): void {
    if (this.played.mode === 'demo' || !this.openRounds.has(round)) return
    if (!isResultHidden(this.openRounds, this.parts.host.now())) return
    const { wallet, net } = this.shown
    const available_balance = (wallet?.available_balance ?? 0) - stake
    this.shown = { wallet: wallet && { ...wallet, available_balance }, net: net - stake }
  }

  private showGame(): void {
    if (this.stage.stage === 'loading') this.stage = { stage: 'playing', src: this.stage.src }
    this.isSlow = false
  }

  private async loadFacts(): Promise<void> {
    if (this.facts) return
    const { provider, game } = this.played
    const facts = await this.parts.calls.facts(provider, game)
    if (!facts) return
    runInAction(() => {
      this.facts = facts
    })
    void this.followRounds()
  }
}
