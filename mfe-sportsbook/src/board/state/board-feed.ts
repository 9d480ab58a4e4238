import type { ErrorCode } from '@touchline/contracts/errors'
import type { HostServices } from '@touchline/contracts/host'
import { type Channel, marketChannel, type OddsFrame } from '@touchline/contracts/live'
import { MarketId } from '@touchline/contracts/odds'
import { makeAutoObservable, observableRef } from 'mobx'
import type { BoardFilters } from '../../shared/domain/board-filters'
import { readTicks } from '../transport/odds-ticks'
import { OddsBook } from './odds-book'

/** Where the prices of the board are. */
export type FeedStage = { stage: 'loading' } | { stage: 'ready' } | { stage: 'failed'; code: ErrorCode }

type FeedHost = Pick<HostServices, 'live' | 'now'>

/** A first snapshot that takes longer than this is a failure that the player may retry. */
const FIRST_SNAPSHOT_MS = 8000

/** Channels of a market group: Today shows matches in play above upcoming ones. */
export function channelsOf({
  sport,
  market,
  view,
  favourites,
}: Pick<BoardFilters, 'sport' | 'market' | 'view' | 'favourites'>): Channel[] {
  // Of several boards: their page asks for them.
  if (favourites) return []
  if (view === 'outright') return [marketChannel(sport, MarketId.today), marketChannel(sport, MarketId.early)]
  if (market === 'early') return [marketChannel(sport, MarketId.early)]
  const live = marketChannel(sport, MarketId.live)
  return market === 'live' ? [live] : [live, marketChannel(sport, MarketId.today)]
}

/** Prices of some channels: subscribes, feeds a book, reports its state. */
export class BoardFeed {
  book = new OddsBook()
  failure: ErrorCode | null = null
  private open: { channels: readonly Channel[]; end: () => void; timer: number } | null = null

  constructor(
    private readonly host: FeedHost,
    private readonly schedule?: (run: () => void) => () => void,
  ) {
    makeAutoObservable<this, 'host' | 'schedule' | 'open'>(this, {
      book: observableRef,
      host: false,
      schedule: false,
      open: false,
    })
  }

  get stage(): FeedStage {
    if (this.failure) return { stage: 'failed', code: this.failure }
    return { stage: this.isComplete ? 'ready' : 'loading' }
  }

  /** Matches in play may come before upcoming ones; half a board would jump, so both are awaited. */
  private get isComplete(): boolean {
    return this.channels.length > 0 && this.channels.every((channel) => this.book.ready.has(channel))
  }

  channels: readonly Channel[] = []

  /** Reads these channels from now on; the same again changes nothing. */
  follow(channels: readonly Channel[]): void {
    if (this.open && this.open.channels.join() === channels.join()) return
    this.close()
    this.book = new OddsBook()
    this.failure = null
    this.channels = channels
    const reader = {
      next: (frames: readonly OddsFrame[]) => this.take(frames),
      error: () => this.fail('requestFailed'),
    }
    const end = readTicks(this.host.live, channels, reader, { schedule: this.schedule })
    const timer = window.setTimeout(() => {
      if (this.stage.stage === 'loading') this.fail('requestTimeout')
    }, FIRST_SNAPSHOT_MS)
    this.open = { channels, end, timer }
  }

  retry(): void {
    const { channels } = this
    this.close()
    this.follow(channels)
  }

  close(): void {
    this.open?.end()
    window.clearTimeout(this.open?.timer)
    this.open = null
  }

  private take(frames: readonly OddsFrame[]): void {
    this.book.apply(frames, this.host.now())
    // Prices that came after all are shown; nobody has to ask for them again.
    if (this.failure && this.isComplete) this.failure = null
  }

  private fail(code: ErrorCode): void {
    this.failure = code
  }
}
