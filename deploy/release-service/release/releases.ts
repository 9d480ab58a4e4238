import type { ChangeRequest, ReleaseDocument } from '@touchline/contracts'
import { type FindChecks, unmetGate } from '../gate/unmet-gate'
import type { ObjectStore } from '../storage/object-store'
import { applyChange } from './apply-change'
import type { FindRelease } from './area-release'
import { DOCUMENTS, type Identity, isIdentity } from './keys'
import { ReleaseRecord, type ReleaseState } from './release-record'
import { freezeAt } from './release-settings'

export type ChangeOutcome =
  | { kind: 'changed'; document: ReleaseDocument }
  | { kind: 'conflict'; revision: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'frozen'; reason: string }
  | { kind: 'unchecked'; area: string; version: string; reason: string }

export interface Change extends ChangeRequest {
  actor: string
  /** The service acts by itself to protect players: no freeze holds that back. */
  isProtection?: boolean
}

export interface ReleasesOptions {
  store: ObjectStore
  find: FindRelease
  findChecks: FindChecks
  now: () => number
  log: (line: string) => void
}

export type OnRelease = (identity: Identity, state: ReleaseState) => void

/** The releases of every brand and channel. Changes wait for each other; readers never wait. */
export class Releases {
  private readonly records = new Map<string, { identity: Identity; record: ReleaseRecord }>()
  private readonly listeners = new Set<OnRelease>()
  private queue: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: ReleasesOptions) {}

  /** Takes in every release that the storage holds. */
  async open(): Promise<void> {
    const { store } = this.options
    for (const brand of await store.names(DOCUMENTS)) {
      for (const name of await store.names(`${DOCUMENTS}${brand}/`)) {
        const identity = { brand, channel: name.replace(/\.json$/, '') }
        if (isIdentity(identity)) await this.find(identity)
      }
    }
  }

  /** Those that have a document. */
  all(): { identity: Identity; state: ReleaseState }[] {
    return [...this.records.values()].map(({ identity, record }) => ({ identity, state: record.state }))
  }

  /** Null before the first release. */
  async read(identity: Identity): Promise<ReleaseState | null> {
    const record = isIdentity(identity) ? await this.find(identity) : null
    return record === null || record.state.revision === 0 ? null : record.state
  }

  onRelease(listener: OnRelease): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(change: Change): Promise<ChangeOutcome> {
    return this.alone(() => this.changeNow(change))
  }

  /** Runs while no release changes. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work)
    this.queue = result.catch(() => undefined)
    return result
  }

  /** Takes in what other processes on the same storage changed. */
  async refresh(): Promise<void> {
    for (const { identity, record } of this.records.values()) {
      if (await this.alone(() => record.refresh())) this.tell(identity, record.state)
    }
  }

  private async changeNow(request: Change): Promise<ChangeOutcome> {
    const { brand, channel, expected, change, actor, dryRun, unchecked } = request
    const identity = { brand, channel }
    if (!isIdentity(identity))
      return { kind: 'refused', reason: `${brand} ${channel} is no brand and channel` }
    const record = (await this.find(identity)) ?? (await this.openRecord(identity))
    if (await record.refresh()) this.tell(identity, record.state)
    const { revision, document, settings } = record.state
    if (revision !== expected) return { kind: 'conflict', revision }
    const now = this.options.now()
    const freeze = freezeAt(settings, now)
    const passes = change.kind === 'rollback' || change.kind === 'freeze' || request.isProtection
    if (freeze && !passes) return { kind: 'frozen', reason: frozenText(freeze.until) }
    const applied = await applyChange({ document, settings }, change, {
      ...identity,
      now,
      find: this.options.find,
    })
    if (!applied.ok) return { kind: 'refused', reason: applied.reason }
    const unmet = await unmetGate(document, change, this.options.findChecks)
    if (unmet && !unchecked) {
      const { area, version, missing } = unmet
      return { kind: 'unchecked', area, version, reason: `${area} ${version} ${missing}` }
    }
    const reason = unmet ? `unchecked: ${request.reason}` : request.reason
    if (dryRun) return { kind: 'changed', document: applied.document }
    const { document: next, settings: nextSettings } = applied
    const entry = { at: now, actor, reason, change, settings: nextSettings, document: next }
    const isFirst = await record.append(entry)
    if (!isFirst) await record.refresh()
    this.records.set(keyOf(identity), { identity, record })
    this.tell(identity, record.state)
    return isFirst
      ? { kind: 'changed', document: next }
      : { kind: 'conflict', revision: record.state.revision }
  }

  /** What is asked for and was never released is not kept: anybody may ask for any name. */
  private async find(identity: Identity): Promise<ReleaseRecord | null> {
    const known = this.records.get(keyOf(identity))
    if (known) return known.record
    const record = await this.openRecord(identity)
    if (record.state.revision === 0) return null
    // Somebody else may have opened it meanwhile; there is one record per release.
    const winner = this.records.get(keyOf(identity))?.record ?? record
    this.records.set(keyOf(identity), { identity, record: winner })
    return winner
  }

  private openRecord(identity: Identity): Promise<ReleaseRecord> {
    const { store, now, log } = this.options
    return ReleaseRecord.open({ store, identity, now, log })
  }

  private tell(identity: Identity, state: ReleaseState): void {
    for (const listener of this.listeners) listener(identity, state)
  }
}

const keyOf = ({ brand, channel }: Identity): string => `${brand} ${channel}`

const frozenText = (until: number | null): string =>
  until === null ? 'until somebody ends it' : `until ${new Date(until).toISOString()}`
