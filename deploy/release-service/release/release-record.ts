import { ReleaseDocument } from '@touchline/contracts'
import * as v from 'valibot'
import { documentText, type Entry, GENESIS, openEntry, type SealedEntry, sealEntry } from '../audit/seal'
import type { ObjectStore } from '../storage/object-store'
import { areaVersions } from './area-versions'
import { documentKey, entryKey, historyPrefix, type Identity, revisionOf, tornKey } from './keys'
import { NO_SETTINGS, type ReleaseSettings } from './release-settings'

/** What is in effect for a brand and channel. */
export interface ReleaseState {
  revision: number
  document: ReleaseDocument | null
  settings: ReleaseSettings
  /** Seal of the newest entry. */
  hash: string
  /** Epoch milliseconds of the newest entry. */
  at: number
}

const EMPTY: ReleaseState = { revision: 0, document: null, settings: NO_SETTINGS, hash: GENESIS, at: 0 }

export interface RecordOptions {
  store: ObjectStore
  identity: Identity
  now: () => number
  log: (line: string) => void
}

/** What a next entry holds beside what follows from the entry before. */
export type NextEntry = Pick<Entry, 'at' | 'actor' | 'reason' | 'change' | 'settings' | 'document'>

/** The history has a hole or an entry that was altered: what is in effect can be read, and nothing can be added. */
export class HistoryDamaged extends Error {}

/**
 * The release of one brand and channel. Its history is the truth, one sealed entry per revision, and creating the next
 * one is the moment at which a change happens; the document beside it is a copy that may lag behind after a crash.
 */
export class ReleaseRecord {
  private known = EMPTY
  private damage: string | null = null

  private constructor(private readonly options: RecordOptions) {}

  static async open(options: RecordOptions): Promise<ReleaseRecord> {
    const record = new ReleaseRecord(options)
    await record.load()
    await record.refresh()
    return record
  }

  get state(): ReleaseState {
    return this.known
  }

  /** Takes in what others, or this process before a crash, wrote since. True when there was something. */
  async refresh(): Promise<boolean> {
    const before = this.known.revision
    for (;;) {
      const revision = this.known.revision + 1
      const stored = await this.options.store.read(entryKey(this.options.identity, revision))
      if (stored === null) break
      const entry = openEntry(stored.body)
      if (!entry || entry.previous !== this.known.hash || entry.revision !== revision) {
        await this.mend(revision, stored.body)
        break
      }
      this.known = stateOf(entry)
    }
    const isNewer = this.known.revision > before
    if (isNewer) await this.copyDocument()
    return isNewer
  }

  /**
   * Adds an entry after the one that is known; false when somebody else was first.
   * @throws HistoryDamaged, or StorageFull: nothing happened then
   */
  async append(next: NextEntry): Promise<boolean> {
    if (this.damage !== null) throw new HistoryDamaged(this.damage)
    const { revision } = next.document
    const versions = areaVersions(this.known.document, next.document)
    const entry = { revision, ...next, versions, previous: this.known.hash }
    const { bytes, hash } = sealEntry(entry)
    const isFirst = await this.options.store.write(entryKey(this.options.identity, revision), bytes, null)
    if (!isFirst) return false
    this.known = stateOf({ ...entry, hash })
    await this.copyDocument()
    return true
  }

  /** Begins where the copy of the document stands: from there on there are few entries to read. */
  private async load(): Promise<void> {
    const { store, identity } = this.options
    const copy = await store.read(documentKey(identity))
    const parsed =
      copy && v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseDocument), copy.body.toString())
    if (!parsed?.success) return this.beginAtFirst()
    const document = parsed.output
    const stored = await store.read(entryKey(identity, document.revision))
    const entry = stored && openEntry(stored.body)
    if (entry && entry.revision === document.revision) this.known = stateOf(entry)
    else if (!stored && (await store.names(historyPrefix(identity))).length === 0) await this.adopt(document)
    else this.refuse(document)
  }

  /** Without a copy, or with one that cannot be read, the history is walked from its first entry. */
  private async beginAtFirst(): Promise<void> {
    const { store, identity } = this.options
    const first = (await store.list(historyPrefix(identity))).map(revisionOf).find((one) => one !== null)
    if (first !== undefined && first !== null) this.known = { ...EMPTY, revision: first - 1 }
  }

  /** A document from before there was a sealed history becomes its first entry. */
  private async adopt(document: ReleaseDocument): Promise<void> {
    const at = this.options.now()
    const versions = areaVersions(null, document)
    const running = Object.entries(versions).map(([area, { after }]) => [area, after ?? ''])
    const entry: Entry = {
      revision: document.revision,
      at,
      actor: 'release service',
      reason: 'adopted: the history begins here',
      change: { kind: 'set', versions: Object.fromEntries(running) },
      versions,
      settings: NO_SETTINGS,
      document,
      previous: GENESIS,
    }
    const { bytes, hash } = sealEntry(entry)
    await this.options.store.write(entryKey(this.options.identity, document.revision), bytes, null)
    this.known = stateOf({ ...entry, hash })
  }

  private refuse(document: ReleaseDocument): void {
    const { brand, channel } = this.options.identity
    const entry = `${brand} ${channel}, revision ${document.revision}`
    this.damage = `the history of ${entry} is missing or was altered; bring it back from a backup`
    this.known = { ...EMPTY, revision: document.revision, document }
    this.options.log(this.damage)
  }

  /** The newest entry is not whole: its write was never answered, so the change did not happen. It is laid aside. */
  private async mend(revision: number, body: Buffer): Promise<void> {
    const { store, identity, now, log } = this.options
    const isNewest = (await store.read(entryKey(identity, revision + 1))) === null
    if (!isNewest) {
      this.damage = `revision ${revision} of ${identity.brand} ${identity.channel} was altered; bring it back from a backup`
      log(this.damage)
      return
    }
    await store.write(tornKey(identity, revision, now()), body, null)
    await store.remove(entryKey(identity, revision))
    log(`revision ${revision} of ${identity.brand} ${identity.channel} was torn by a crash and laid aside`)
  }

  /** A copy that cannot be written is written with the next change: the change itself is in the history. */
  private async copyDocument(): Promise<void> {
    const { store, identity, log } = this.options
    const { document } = this.known
    const body = Buffer.from(documentText(document))
    const key = documentKey(identity)
    try {
      const tag = (await store.read(key))?.tag ?? null
      await store.write(key, body, tag)
    } catch (error) {
      log(`${key} cannot be written and lags behind: ${String(error)}`)
    }
  }
}

const stateOf = ({ revision, document, settings, hash, at }: SealedEntry): ReleaseState => ({
  revision,
  document,
  settings,
  hash,
  at,
})
