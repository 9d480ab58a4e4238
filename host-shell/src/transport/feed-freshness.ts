import type { Freshness } from '@touchline/contracts/host'
import { BehaviorSubject } from 'rxjs'

const STALE_MS = 3000

interface Connection {
  connected: boolean
  /** When anything last came from the server, epoch milliseconds. */
  receivedAt: number
  /** Since when a channel cannot be read: what it shows is old, however fresh the others are. */
  unreadableSince: number | null
}

/** Age of the shown prices; notifies when the word or the second changes. */
export class FeedFreshness {
  readonly freshness$ = new BehaviorSubject<{ freshness: Freshness; ageMs: number }>({
    freshness: 'connecting',
    ageMs: 0,
  })
  /** Arrival of the newest proof that prices are current; 0 before the first. */
  private freshAt = 0

  prove(now: number): void {
    this.freshAt = now
  }

  /** Forgets every proof: a session begins or ends. */
  reset(): void {
    this.freshAt = 0
    this.freshness$.next({ freshness: 'connecting', ageMs: 0 })
  }

  update(now: number, connection: Connection): void {
    const { unreadableSince } = connection
    const ageMs = this.freshAt === 0 ? 0 : now - Math.min(this.freshAt, unreadableSince ?? this.freshAt)
    const word = this.word(ageMs, now, connection)
    const freshness = word === 'fresh' && unreadableSince !== null ? 'stale' : word
    const last = this.freshness$.value
    const sameSecond = Math.floor(ageMs / 1000) === Math.floor(last.ageMs / 1000)
    if (freshness === last.freshness && sameSecond) return
    this.freshness$.next({ freshness, ageMs })
  }

  private word(ageMs: number, now: number, { connected, receivedAt }: Connection): Freshness {
    const proved = this.freshAt > 0
    if (proved && ageMs <= STALE_MS) return 'fresh'
    if (connected) return proved ? 'stale' : 'connecting'
    return !proved && now - receivedAt <= STALE_MS ? 'connecting' : 'lost'
  }
}
