import { filter, map, type Observable } from 'rxjs'
import * as v from 'valibot'
import { readRecord, SentSchema, type SlipRecord } from '../domain/slip-record'
import type { SentBet, SentCombination } from '../domain/slip-sent'
import { type KeptStore, keptStore, type SlipStore } from './kept-store'

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
/** The version before had a record for each selection. Its pending bets are taken over, its selections are not. */
const VERSION_BEFORE = `${ALL}2.`

/** A browser that refuses storage loses the slip with the page, and nothing else. */
export function createSlipStorage({ changed$, brand, store, warn }: SlipStoragePorts): SlipStorage {
  const kept = keptStore(store, warn)
  const ofBrand = `${encodeURIComponent(brand)}/`
  return {
    of: (accountId) => {
      const ofMember = `${ofBrand}${encodeURIComponent(accountId)}/`
      const own = `${VERSION}${ofMember}`
      takeOverSent(`${VERSION_BEFORE}${ofMember}`, own)
      remove((key) => !key.startsWith(VERSION) || (key.startsWith(VERSION + ofBrand) && !key.startsWith(own)))
      return memberStorage(own)
    },
  }

  function memberStorage(own: string): MemberStorage {
    const recordKey = `${own}record`
    const sentKey = (key: string) => `${own}sent/${key}`
    return {
      read: () => readRecord(jsonOf(kept, recordKey)),
      save: (record) => kept.set(recordKey, JSON.stringify(record)),
      sent: () =>
        keys((key) => key.startsWith(sentKey(''))).flatMap((key) => {
          const parsed = v.safeParse(SentSchema, jsonOf(kept, key))
          if (!parsed.success) kept.remove(key)
          return parsed.success ? [parsed.output] : []
        }),
      keepSent: (sent) => kept.set(sentKey(sent.request.idem_key), JSON.stringify(sent)),
      dropSent: (key) => kept.remove(sentKey(key)),
      changed$: changed$.pipe(
        filter((key) => {
          kept.refresh(key)
          return key === null || key.startsWith(own)
        }),
        map(() => undefined),
      ),
      clear: () => remove((key) => key.startsWith(own)),
    }
  }

  function takeOverSent(before: string, own: string): void {
    for (const key of keys((one) => one.startsWith(before))) {
      const [, idemKey] = /^(?:sent|combined)\/(.+)$/.exec(key.slice(before.length)) ?? []
      const text = kept.get(key)
      if (idemKey && text) kept.set(`${own}sent/${idemKey}`, text)
    }
  }

  function keys(isMeant: (key: string) => boolean): string[] {
    return kept.keys().filter((key) => key.startsWith(ALL) && isMeant(key))
  }

  function remove(isMeant: (key: string) => boolean): void {
    for (const key of keys(isMeant)) kept.remove(key)
  }
}

function jsonOf(kept: KeptStore, key: string): unknown {
  try {
    return JSON.parse(kept.get(key) ?? 'null')
  } catch {
    return null
  }
}
