import type { PublishedVersion } from '@touchline/contracts/release'
import * as v from 'valibot'
import type { ObjectStore } from '../storage/object-store'
import { type GiveBack, OpenUploads, type UploadLimits } from './open-uploads'
import { findVersion } from './published-versions'
import { commitVersion, type Upload, type UploadedFile, uploadFile } from './upload-version'
import { UPLOADS, uploadPrefix, uploadTimeKey, versionPrefix } from './version-keys'
import { VersionLocks } from './version-locks'

export interface UploadsOptions {
  store: ObjectStore
  limits: UploadLimits
  now: () => number
}

/** An upload to which nothing was added for so long was given up. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000
/** How exactly it is written down when something was added last. */
const NOTED_EVERY_MS = 60 * 60 * 1000

const Time = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number() }))

type Named = Pick<UploadedFile, 'area' | 'version'>

/**
 * Files that wait until their version is committed, and the removal of abandoned ones. Files of a version are added side
 * by side; a commit and a deletion are exclusive.
 */
export class Uploads {
  private readonly locks = new VersionLocks()
  private readonly open: OpenUploads

  constructor(private readonly options: UploadsOptions) {
    this.open = new OpenUploads({
      limits: options.limits,
      stored: async () => (await this.stored()).map(keyOf),
      isBusy: (key) => this.locks.isBusy(key),
    })
  }

  add(upload: UploadedFile): Promise<Upload> {
    return this.locks.together(keyOf(upload), () => this.addNow(upload))
  }

  commit(area: string, manifest: PublishedVersion): Promise<Upload> {
    const { store, limits, now } = this.options
    const { version } = manifest
    const key = keyOf({ area, version })
    return this.locks.alone(key, async () => {
      const outcome = await commitVersion(store, area, manifest, { now: now(), limits })
      if (outcome.kind !== 'stored') return outcome
      this.open.delete(key)
      await store.remove(uploadTimeKey(area, version))
      return outcome
    })
  }

  /** Deletes, or with `dryRun` names, uploads that nobody added to for a day. */
  async clean(dryRun = false): Promise<Named[]> {
    const cleaned: Named[] = []
    for (const named of await this.stored()) {
      const isCleaned = await this.locks.alone(keyOf(named), () => this.cleanOne(named, dryRun))
      if (isCleaned) cleaned.push(named)
    }
    return cleaned
  }

  private async stored(): Promise<Named[]> {
    const { store } = this.options
    const stored: Named[] = []
    for (const area of await store.names(UPLOADS))
      for (const version of await store.names(`${UPLOADS}${area}/`)) stored.push({ area, version })
    return stored
  }

  private async addNow(upload: UploadedFile): Promise<Upload> {
    let giveBack: GiveBack | null = null
    let isStored = false
    try {
      const outcome = await uploadFile(this.options.store, upload, async () => {
        const taken = await this.open.take(keyOf(upload), upload)
        if (typeof taken !== 'function') return taken
        giveBack = taken
        return null
      })
      isStored = true
      // Also when the file was there: a resumed upload has a day from now.
      if (giveBack !== null) await this.note(upload)
      return outcome
    } finally {
      if (!isStored) (giveBack as GiveBack | null)?.()
    }
  }

  private async cleanOne(named: Named, dryRun: boolean): Promise<boolean> {
    const { store, now } = this.options
    const { area, version } = named
    const uploaded = await store.list(uploadPrefix(area, version))
    // Since it was listed it was committed or deleted.
    if (uploaded.length === 0) return false
    const at = await this.notedAt(named)
    // From before times were written down: its day begins now.
    if (at === null && !dryRun) await this.note(named)
    if (at === null || now() - at < GIVEN_UP_AFTER_MS) return false
    if (dryRun) return true
    const isCommitted = (await findVersion(store, area, version)) !== null
    // A broken commit may have put files into the folder of versions.
    const halfCommitted = isCommitted ? [] : await store.list(versionPrefix(area, version))
    for (const key of [...uploaded, ...halfCommitted]) await store.remove(key)
    await store.remove(uploadTimeKey(area, version))
    this.open.delete(keyOf(named))
    return true
  }

  private async notedAt({ area, version }: Named): Promise<number | null> {
    const stored = await this.options.store.read(uploadTimeKey(area, version))
    const time = v.safeParse(Time, stored?.body.toString())
    return time.success ? time.output.at : null
  }

  private async note({ area, version }: Named): Promise<void> {
    const { store, now } = this.options
    const at = now()
    const before = await this.notedAt({ area, version })
    if (before !== null && at - before < NOTED_EVERY_MS) return
    const key = uploadTimeKey(area, version)
    const tag = (await store.read(key))?.tag ?? null
    // A faster writer stored about the same time.
    await store.write(key, Buffer.from(JSON.stringify({ at })), tag)
  }
}

const keyOf = ({ area, version }: Named): string => `${area} ${version}`
