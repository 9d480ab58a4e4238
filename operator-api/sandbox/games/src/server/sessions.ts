import { createHash, randomBytes } from 'node:crypto'
import type { Journal } from '@touchline/serving'
import type { Limits, Mode } from '../api'
import type { Book } from './book'
import type { BookEntry, Session } from './book-entries'

const KEY_TTL_MS = 60_000
const KEYS_MAX = 10_000
const SESSION_TTL_MS = 12 * 60 * 60 * 1000

export interface Launch {
  readonly player: string
  readonly token: string
  readonly currency: string
  readonly game_code: string
  readonly lang: string
  readonly mode: Mode
  readonly limits: Limits
  readonly return_url: string | null
}

export interface SessionsDependencies {
  readonly book: Book
  readonly journal: Journal<BookEntry>
  readonly now: () => number
}

/** Launch keys, each good for one exchange, and the bearers that they are exchanged for. */
export class Sessions {
  private readonly keys = new Map<string, { readonly launch: Launch; readonly until: number }>()

  constructor(private readonly d: SessionsDependencies) {}

  newKey(launch: Launch): string {
    const key = secret()
    const [oldest] = this.keys.keys()
    if (this.keys.size >= KEYS_MAX && oldest) this.keys.delete(oldest)
    this.keys.set(hashOf(key), { launch, until: this.d.now() + KEY_TTL_MS })
    return key
  }

  async exchange(key: string): Promise<{ readonly bearer: string; readonly session: Session } | null> {
    const found = this.keys.get(hashOf(key))
    this.keys.delete(hashOf(key))
    if (!found || found.until < this.d.now()) return null
    const bearer = secret()
    const session = { ...found.launch, id: hashOf(bearer), until: this.d.now() + SESSION_TTL_MS }
    const entry: BookEntry = { k: 'session', session }
    this.d.book.apply(entry)
    await this.d.journal.append(entry)
    return { bearer, session }
  }

  of(authorization: string | undefined): Session | null {
    const bearer = authorization?.replace(/^Bearer /, '')
    return bearer ? this.d.book.session(hashOf(bearer), this.d.now()) : null
  }
}

const secret = (): string => randomBytes(32).toString('base64url')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
