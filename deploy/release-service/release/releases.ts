import type { ChangeRequest, ReleaseChange, ReleaseDocument } from '@touchline/contracts/release'
import { goodBefore, hasRun } from '../audit/history'
import { type FindChecks, unmetGate } from '../gate/unmet-gate'
import { nearestOrAll } from '../nearest'
import type { ObjectStore } from '../storage/object-store'
import { applyChange } from './apply-change'
import type { FindRelease } from './area-release'
import { areasOf } from './area-versions'
import { contractsMisfit, type FindManifest } from './contracts-fit'
import { DOCUMENTS, type Identity, isIdentity } from './keys'
import { ReleaseRecord, type ReleaseState } from './release-record'
import { budgetAfter, freezeAt, type ReleaseSettings } from './release-settings'

export type ChangeOutcome =
  | { kind: 'changed'; document: ReleaseDocument }
  | { kind: 'conflict'; revision: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'frozen'; reason: string }
  /** The caller may not do this. */
  | { kind: 'forbidden'; reason: string }
  | { kind: 'unchecked'; area: string; version: string; reason: string }

export interface Change extends ChangeRequest {
  actor: string
  /** Whether the caller may bring versions that did not run before. */
  mayPromote: boolean
  /** Whether who asks may bring versions whose contracts do not fit the others, which only a rehearsal wants. */
  mayMisfit: boolean
  /** The service acts by itself to protect players: no freeze holds that back. */
  isProtection?: boolean
}

export interface ReleasesOptions {
  store: ObjectStore
  find: FindRelease
  findManifest: FindManifest
  findChecks: FindChecks
  /** Ids of the brands that may have releases. */
  brands: () => Promise<readonly string[]>
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

  /** All releases with a document. */
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
      if (await this.alone(() => record.refresh())) this.notify(identity, record.state)
    }
  }

  /** Every brand and channel that has a release. */
  identities(): Identity[] {
    return this.all().map(({ identity }) => identity)
  }

  private async changeNow(request: Change): Promise<ChangeOutcome> {
    const { brand, channel, expected, actor, dryRun } = request
    const identity = { brand, channel }
    if (!isIdentity(identity))
      return { kind: 'refused', reason: `${brand} ${channel} is no brand and channel` }
    const record = (await this.find(identity)) ?? (await this.openRecord(identity))
    if (await record.refresh()) this.notify(identity, record.state)
    const { revision, document, settings } = record.state
    if (revision === 0) {
      const unknown = await this.unknownIdentity(request)
      if (unknown) return { kind: 'refused', reason: unknown }
    }
    if (revision !== expected) return { kind: 'conflict', revision }
    const now = this.options.now()
    const change = completed(request.change, record.state)
    const isBack = await this.isBack(identity, document, change)
    if (change.kind === 'rollback' && !isBack && !request.mayPromote) {
      const reason = `${change.area} ${change.to} never ran in ${brand} ${channel}: to bring it takes the role promote`
      return { kind: 'forbidden', reason }
    }
    const held = heldByFreeze(change, settings, now)
    if (held !== null && !isBack && !request.isProtection) {
      const isNew =
        change.kind === 'rollback' && `; ${change.area} ${change.to} never ran here, so it is no way back`
      return { kind: 'frozen', reason: `${held}${isNew || ''}` }
    }
    const { find, findManifest, findChecks } = this.options
    const applied = await applyChange({ document, settings }, change, {
      ...identity,
      now,
      find,
      isBack,
      goodBefore: async (area, version) => {
        const good = await goodBefore(this.options.store, identity, area, version)
        return good !== null && (await find(area, good)) ? good : null
      },
    })
    if (!applied.ok) return { kind: 'refused', reason: applied.reason }
    const misfit = await this.misfitOf(applied.document, request)
    if (misfit && !mayForce(request)) return { kind: 'refused', reason: misfit }
    const unmet = await unmetGate(document, change, isBack, { findChecks, findManifest })
    if (unmet && !request.unchecked) {
      const { area, version, missing } = unmet
      return { kind: 'unchecked', area, version, reason: `${area} ${version} ${missing}` }
    }
    const reason = unmet
      ? `unchecked${misfit ? `, although ${misfit}` : ''}: ${request.reason}`
      : request.reason
    if (dryRun) return { kind: 'changed', document: applied.document }
    const { document: next, settings: nextSettings } = applied
    const entry = { at: now, actor, reason, change, settings: nextSettings, document: next }
    const isFirst = await record.append(entry)
    if (!isFirst) await record.refresh()
    this.records.set(keyOf(identity), { identity, record })
    this.notify(identity, record.state)
    return isFirst
      ? { kind: 'changed', document: next }
      : { kind: 'conflict', revision: record.state.revision }
  }

  /** Whether a change only takes back: a rollback to what ran for everybody here before, or the end of a canary. */
  private async isBack(
    identity: Identity,
    document: ReleaseDocument | null,
    change: ReleaseChange,
  ): Promise<boolean> {
    if (change.kind === 'canary') return change.percent === 0
    if (change.kind !== 'rollback') return false
    const { area, to } = change
    const release = areasOf(document)[area]
    if (to === undefined || !release || to === release.lastGood || to === release.current.version) return true
    return hasRun(this.options.store, identity, area, to)
  }

  /**
   * Why a change cannot run with the other versions. No gate is asked for a rollback, nor for an unchecked
   * change.
   */
  private async misfitOf(document: ReleaseDocument, request: Change): Promise<string | null> {
    const { change, unchecked } = request
    if (change.kind !== 'rollback' && !unchecked) return null
    for (const area of areasBrought(change)) {
      const misfit = await contractsMisfit(document, area, this.options.findManifest)
      if (misfit) return misfit
    }
    return null
  }

  /** Why a first release goes nowhere: a mistyped name would be a release that nobody sees and that every gate asks of. */
  private async unknownIdentity({ brand, channel, newChannel }: Change): Promise<string | null> {
    const brands = await this.options.brands()
    if (!brands.includes(brand)) return `there is no brand ${brand}${nearestOrAll(brand, brands)}`
    const channels = [...new Set([FIRST_CHANNEL, ...this.identities().map((one) => one.channel)])]
    return newChannel || channels.includes(channel)
      ? null
      : `there is no channel ${channel}${nearestOrAll(channel, channels)}`
  }

  /** Names without a release are not kept: anybody may ask for any name. */
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

  private notify(identity: Identity, state: ReleaseState): void {
    for (const listener of this.listeners) listener(identity, state)
  }
}

const keyOf = ({ brand, channel }: Identity): string => `${brand} ${channel}`

/** The operator of the installation may release versions that do not fit, unchecked; the history records it. */
const mayForce = ({ change, unchecked, mayMisfit }: Change): boolean =>
  change.kind !== 'rollback' && unchecked && mayMisfit

/** The channel that every brand may begin with. */
const FIRST_CHANNEL = 'production'

/** Areas of which players get another version by a change. */
function areasBrought(change: ReleaseChange): string[] {
  if (change.kind === 'set') return Object.keys(change.versions)
  const brings = change.kind === 'rollback' || change.kind === 'promote' || change.kind === 'canary'
  return brings ? [change.area] : []
}

/** A change with everything in it that is in effect after it, as the history keeps it. */
function completed(change: ReleaseChange, { document, settings }: ReleaseState): ReleaseChange {
  if (change.kind === 'budget') return { ...change, ...budgetAfter(settings, change) }
  if (change.kind !== 'promote' || change.version !== undefined) return change
  const version = areasOf(document)[change.area]?.canary?.candidate.version
  return version === undefined ? change : { ...change, version }
}

/** Until when a freeze holds a change up, as the end of a sentence; null when it does not. */
function heldByFreeze(change: ReleaseChange, settings: ReleaseSettings, now: number): string | null {
  const freeze = freezeAt(settings, now)
  return freeze === null || change.kind === 'freeze' ? null : frozenText(freeze.until)
}

const frozenText = (until: number | null): string =>
  until === null ? 'until somebody ends it' : `until ${new Date(until).toISOString()}`
