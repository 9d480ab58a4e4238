import { filter, map, type Observable } from 'rxjs'
import * as v from 'valibot'
import { readRecord, SentSchema, type SlipRecord } from '../domain/slip-record'
import type { SentBet, SentCombination } from '../domain/slip-sent'

/** Shared by the tabs of a browser. */
export type SlipStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface SlipStoragePorts {
  /** Where storage is blocked it throws. */
  readonly store: () => SlipStore
  /** Keys that other tabs changed; null is everything. */
  readonly changed$: Observable<string | null>
  readonly brand: string
  readonly warn: (message: string) => void
}

/** The slip of one member in this browser: one record, and one for each bet whose result is not known. */
export interface MemberStorage {
  /** Null before the first. */
  read(): SlipRecord | null
  save(record: SlipRecord): void
  sent(): readonly (SentBet | SentCombination)[]
  /** Before a bet is sent, so that its key can always be looked up. */
  keepSent(sent: SentBet | SentCombination): void
  /** Once the result of the bet is known. */
  dropSent(key: string): void
  /** Another tab has changed something. */
  readonly changed$: Observable<void>
  /** Removes everything of the member, pending bets too: My Bets lists them. */
  clear(): void
}

export interface SlipStorage {
  /** Removes records of other members and of versions that this one cannot read. */
  of(accountId: string): MemberStorage
}

const ALL = 'touchline.slip.'
const VERSION = `${ALL}3.`

/** A browser that refuses storage, or has no more room, loses the slip with the page, and nothing else. */
export function createSlipStorage({ changed$, brand, store, warn }: SlipStoragePorts): SlipStorage {
  let hasWarned = false
  const ofBrand = `${VERSION}${encodeURIComponent(brand)}/`
  return {
    of: (accountId) => {
      const own = `${ofBrand}${encodeURIComponent(accountId)}/`
      remove((key) => !key.startsWith(VERSION) || (key.startsWith(ofBrand) && !key.startsWith(own)))
      return memberStorage(own)
    },
  }

  function memberStorage(own: string): MemberStorage {
    const recordKey = `${own}record`
    const sentKey = (key: string) => `${own}sent/${key}`
    return {
      read: () => readRecord(read(recordKey)),
      save: (record) => write(recordKey, record),
      sent: () =>
        keys((key) => key.startsWith(sentKey(''))).flatMap((key) => {
          const parsed = v.safeParse(SentSchema, read(key))
          if (!parsed.success) attempt((kept) => kept.removeItem(key))
          return parsed.success ? [parsed.output] : []
        }),
      keepSent: (sent) => write(sentKey(sent.request.idem_key), sent),
      dropSent: (key) => attempt((kept) => kept.removeItem(sentKey(key))),
      changed$: changed$.pipe(
        filter((key) => key === null || key.startsWith(own)),
        map(() => undefined),
      ),
      clear: () => remove((key) => key.startsWith(own)),
    }
  }

  function attempt<T>(use: (kept: SlipStore) => T): T | undefined {
    try {
      return use(store())
    } catch {
      if (!hasWarned) warn('The browser refuses to store the slip.')
      hasWarned = true
      return undefined
    }
  }

  function read(key: string): unknown {
    try {
      return JSON.parse(attempt((kept) => kept.getItem(key)) ?? 'null')
    } catch {
      return null
    }
  }

  function write(key: string, value: unknown): void {
    const text = JSON.stringify(value)
    attempt((kept) => kept.getItem(key) === text || kept.setItem(key, text))
  }

  function keys(isMeant: (key: string) => boolean): string[] {
    const all = attempt((kept) => Array.from({ length: kept.length }, (_, place) => kept.key(place) ?? ''))
    return (all ?? []).filter((key) => key.startsWith(ALL) && isMeant(key))
  }

  function remove(isMeant: (key: string) => boolean): void {
    for (const key of keys(isMeant)) attempt((kept) => kept.removeItem(key))
  }
}
