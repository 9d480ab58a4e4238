import { ReleaseDocument } from '@touchline/contracts/release'
import * as v from 'valibot'
import { documentText, type Entry, GENESIS, openEntry, type SealedEntry, sealEntry } from '../audit/seal'
import type { ObjectStore } from '../storage/object-store'
import { areaVersions } from './area-versions'
import { documentKey, entryKey, historyPrefix, type Identity, revisionOf, tornKey } from './keys'
import { NO_SETTINGS, type ReleaseSettings } from './release-settings'

/** The state in effect for a brand and channel. */
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

/** Fields of a next entry that do not follow from the entry before. */
export type NextEntry = Pick<Entry, 'at' | 'actor' | 'reason' | 'change' | 'settings' | 'document'>

/** The history has a hole or an altered entry: the release in effect can be read, and nothing can be added. */
export class HistoryDamaged extends Error {}

/**
 * The release of one brand and channel. Its history is the truth, one sealed entry per revision, and creating the next
 * one is the moment at which a change happens; the document beside it is a copy that may lag behind after a crash.
 */
export class ReleaseRecord {
  private known = EMPTY
  private damage: string | null = null
  /** The damage logged last: it is logged once, however often it is found. */
  private complained: string | null = null

  private constructor(private readonly options: RecordOptions) {}

  static async open(options: RecordOptions): Promise<ReleaseRecord> {
    const record = new ReleaseRecord(options)
    await record.load()
    if (record.damage === null) await record.refresh()
    return record
  }

  get state(): ReleaseState {
    return this.known
  }

  /** Takes in what others, or this process before a crash, wrote since. True when something else is in effect. */
  async refresh(): Promise<boolean> {
    const before = this.known.hash
    if (!(await this.isUnchanged())) await this.readAgain()
    if (this.damage === null) await this.walk()
    const isOther = this.damage === null && this.known.hash !== before
    if (isOther) await this.copyDocument()
    return isOther
  }

  /** Reads on from the entry that is known to the newest one. */
  private async walk(): Promise<void> {
    for (;;) {
      const revision = this.known.revision + 1
      const stored = await this.options.store.read(entryKey(this.options.identity, revision))
      if (stored === null) return
      const entry = openEntry(stored.body)
      if (!entry || entry.previous !== this.known.hash || entry.revision !== revision)
        return this.mend(revision, stored.body)
      this.known = stateOf(entry)
    }
  }

  /** Whether the entry that is known is where it was: a folder that was restored underneath holds another, or none. */
  private async isUnchanged(): Promise<boolean> {
    if (this.damage !== null) return false
    const { revision, hash } = this.known
    if (hash === GENESIS) return true
    const stored = await this.options.store.read(entryKey(this.options.identity, revision))
    return stored !== null && openEntry(stored.body)?.hash === hash
  }

  /** Begins anew with the stored history: the next change must follow from that, not from the known entry. */
  private async readAgain(): Promise<void> {
    const before = this.known
    const wasWhole = this.damage === null
    this.known = EMPTY
    this.damage = null
    await this.load()
    if (this.damage !== null) return
    if (this.known.revision === 0) {
      // Players keep what they have while somebody brings the history back.
      this.known = before
      this.refuseChanges(`the history of ${this.name} is gone; bring it back from a backup`)
    } else if (wasWhole) this.options.log(`the history of ${this.name} was replaced and is read again`)
  }

  private get name(): string {
    const { brand, channel } = this.options.identity
    return `${brand} ${channel}`
  }

  private refuseChanges(damage: string): void {
    this.damage = damage
    if (damage !== this.complained) this.options.log(damage)
    this.complained = damage
  }

  /**
   * Adds an entry after the known one; false when somebody else was first.
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

  /** Begins at the revision of the document's copy: from there on there are few entries to read. */
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

  /** Without a readable copy, walks the history from its first entry. */
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
    this.known = { ...EMPTY, revision: document.revision, document }
    const entry = `${this.name}, revision ${document.revision}`
    this.refuseChanges(`the history of ${entry} is missing or was altered; bring it back from a backup`)
  }

  /** The newest entry is not whole: its write was never answered, so the change did not happen. It is laid aside. */
  private async mend(revision: number, body: Buffer): Promise<void> {
    const { store, identity, now, log } = this.options
    const isNewest = (await store.read(entryKey(identity, revision + 1))) === null
    if (!isNewest) {
      this.refuseChanges(`revision ${revision} of ${this.name} was altered; bring it back from a backup`)
      return
    }
    await store.write(tornKey(identity, revision, now()), body, null)
    await store.remove(entryKey(identity, revision))
    log(`revision ${revision} of ${this.name} was torn by a crash and laid aside`)
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
