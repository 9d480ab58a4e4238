import type { PickIntent } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import { filter, map, type Observable } from 'rxjs'
import * as v from 'valibot'
import { keyOfPick } from '../../shared/domain/same-pick'
import type { LastBet } from '../domain/last-bet'
import type { SentCombination } from '../domain/slip-combination'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { SentBet } from '../domain/slip-sent'
import { keptStore, type SlipStore } from './kept-store'
import {
  FormSchema,
  LastBetSchema,
  type RememberedForm,
  type RememberedSelection,
  type RememberedStake,
  SelectionSchema,
  SentCombinationSchema,
  SentSingleSchema,
  StakeSchema,
} from './slip-records'

export interface SlipMemoryPorts {
  /** Where storage is blocked it throws. */
  readonly store: () => SlipStore
  /** Keys that other tabs changed; null is everything. */
  readonly changed$: Observable<string | null>
  readonly brand: string
  readonly warn: (message: string) => void
}

export interface RememberedSlip {
  /** In the order in which they were picked. */
  readonly selections: readonly RememberedSelection[]
  readonly sent: readonly SentBet[]
  readonly sentCombinations: readonly SentCombination[]
  readonly stakes: readonly RememberedStake[]
  readonly form: RememberedForm | null
}

/** What the tabs of a browser know of the slip of one member. */
export interface MemberMemory {
  read(): RememberedSlip
  keepSelection(selection: RememberedSelection): void
  dropSelection(pick: PickIntent): void
  /** Before a bet leaves, so that it can be asked for whatever happens. */
  keepSent(sent: SentBet | SentCombination): void
  /** Once the fate of the bet with this key is known. */
  dropSent(key: string): void
  keepStake(stake: RememberedStake): void
  keepForm(form: RememberedForm): void
  lastStake(): string
  keepLastStake(text: string): void
  /** The last bet that was accepted; null when there is none. */
  lastBet(): LastBet | null
  keepLastBet(receipt: SlipReceipt): void
  /** Another tab has changed something. */
  readonly changed$: Observable<void>
  /** Everything of the member goes, with a bet whose fate is not known: My Bets has it. */
  clear(): void
}

export interface SlipMemory {
  /** The member's; what earlier members and versions of the page left is dropped. */
  of(accountId: string): MemberMemory
}

const ALL = 'touchline.slip.'
/** A record that another version cannot read has another prefix, and is dropped. */
const VERSION = `${ALL}2.`

/**
 * The slip as records in the store of the browser, one a selection and one a bet: two tabs that change different ones do not
 * overwrite each other. A browser that refuses storage costs what outlives the page, and nothing else.
 */
export function createSlipMemory({ changed$, brand, ...browser }: SlipMemoryPorts): SlipMemory {
  const store = keptStore(browser.store, browser.warn)
  const ofBrand = `${VERSION}${encodeURIComponent(brand)}/`
  return {
    of: (accountId) => {
      const own = `${ofBrand}${encodeURIComponent(accountId)}/`
      drop((key) => !key.startsWith(VERSION) || (key.startsWith(ofBrand) && !key.startsWith(own)))
      return memberMemory(own)
    },
  }

  function memberMemory(own: string): MemberMemory {
    const nameOf = (pick: PickIntent) => `${own}pick/${keyOfPick(pick)}`
    return {
      read: () => ({
        selections: readSelections(),
        sent: readAll(`${own}sent/`, SentSingleSchema),
        sentCombinations: readAll(`${own}combined/`, SentCombinationSchema),
        stakes: readAll(`${own}stake/`, StakeSchema),
        form: readAll(`${own}form`, FormSchema)[0] ?? null,
      }),
      keepSelection: (selection) => write(nameOf(selection.pick), selection),
      dropSelection: (pick) => store.remove(nameOf(pick)),
      keepSent: (sent) =>
        write(`${own}${'mode' in sent ? 'combined' : 'sent'}/${sent.request.idem_key}`, sent),
      dropSent: (key) => {
        store.remove(`${own}sent/${key}`)
        store.remove(`${own}combined/${key}`)
      },
      keepStake: (stake) => write(`${own}stake/${stake.mode}`, stake),
      keepForm: (form) => write(`${own}form`, form),
      lastStake: () => readAll(`${own}last-stake`, v.string())[0] ?? '',
      lastBet: () => readAll(`${own}last-bet`, LastBetSchema)[0] ?? null,
      keepLastBet: ({ mode, picks, legs, stakeText, rows, bet: { bet_id: betId } }) =>
        write(`${own}last-bet`, { mode, picks, legs, stakeText, rows, betId }),
      keepLastStake: (text) => write(`${own}last-stake`, text),
      changed$: changed$.pipe(
        filter((key) => {
          store.heard(key)
          return key === null || key.startsWith(own)
        }),
        map(() => undefined),
      ),
      clear: () => drop((key) => key.startsWith(own)),
    }

    /** As many as a slip holds at each kind of price, the oldest first; whatever else wrote further ones, they go. */
    function readSelections(): RememberedSelection[] {
      const records = recordsOf(`${own}pick/`, SelectionSchema).sort((a, b) => a.value.since - b.value.since)
      const counts = { asian: 0, burmese: 0, gone: 0 }
      return records.flatMap(({ key, value }) => {
        const kind = value.gone ? 'gone' : value.pick.myanmar ? 'burmese' : 'asian'
        counts[kind] += 1
        const most = kind === 'burmese' ? LIMITS.myanmarParlayLegs.max : LIMITS.parlayLegs.max
        if (counts[kind] <= most) return [value]
        store.remove(key)
        return []
      })
    }
  }

  /** Records below a name. One that cannot be read is nothing, and goes. */
  function recordsOf<Schema extends v.GenericSchema>(name: string, schema: Schema) {
    return keys((key) => key.startsWith(name)).flatMap((key) => {
      const parsed = v.safeParse(schema, jsonOf(key))
      if (!parsed.success) store.remove(key)
      return parsed.success ? [{ key, value: parsed.output }] : []
    })
  }

  function readAll<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema>[] {
    return recordsOf(name, schema).map(({ value }) => value)
  }

  function jsonOf(key: string): unknown {
    try {
      return JSON.parse(store.get(key) ?? 'null')
    } catch {
      return null
    }
  }

  function keys(which: (key: string) => boolean): string[] {
    return store.keys().filter((key) => key.startsWith(ALL) && which(key))
  }

  function drop(which: (key: string) => boolean): void {
    for (const key of keys(which)) store.remove(key)
  }

  function write(key: string, value: unknown): void {
    store.set(key, JSON.stringify(value))
  }
}
