import type { PublishedVersion } from '@touchline/contracts'
import { BoundedMap } from '@touchline/serving'
import * as v from 'valibot'
import type { ObjectStore } from '../storage/object-store'
import { findVersion } from './published-versions'
import {
  commitVersion,
  tooLarge,
  type Upload,
  type UploadedFile,
  uploadFile,
  type VersionLimits,
} from './upload-version'
import { UPLOADS, uploadPrefix, uploadTimeKey, versionPrefix } from './version-keys'

export interface UploadsOptions {
  store: ObjectStore
  limits: VersionLimits
  now: () => number
}

/** An upload to which nothing was added for so long was given up. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60 * 1000
/** How exactly it is written down when something was added last. */
const NOTED_EVERY_MS = 60 * 60 * 1000
/** Uploads whose size is known; one that was forgotten is counted anew, and exactly when it is committed. */
const COUNTED_MAX = 1000

const Time = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number() }))

type Named = Pick<UploadedFile, 'area' | 'version'>

/** Files that wait until their version is committed: how many and how large, and what becomes of those that nobody commits. */
export class Uploads {
  private readonly counted = new BoundedMap<string, Map<string, number>>(COUNTED_MAX)

  constructor(private readonly options: UploadsOptions) {}

  async add(upload: UploadedFile): Promise<Upload> {
    const { store, limits } = this.options
    const files = this.filesOf(upload)
    const before = files.get(upload.file)
    files.set(upload.file, upload.bytes.length)
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
    const outcome =
      tooLarge(upload, { files: files.size, bytes }, limits) ?? (await uploadFile(store, upload))
    if (outcome.kind === 'stored') await this.note(upload)
    else if (outcome.kind !== 'unchanged') this.putBack(files, upload.file, before)
    return outcome
  }

  async commit(area: string, manifest: PublishedVersion): Promise<Upload> {
    const { store, limits, now } = this.options
    const outcome = await commitVersion(store, area, manifest, { now: now(), limits })
    if (outcome.kind !== 'stored') return outcome
    const { version } = manifest
    this.counted.delete(keyOf({ area, version }))
    await store.remove(uploadTimeKey(area, version))
    return outcome
  }

  /** Deletes, or with `dryRun` names, uploads that nobody added to for a day. No version may be committed meanwhile. */
  async clean(dryRun = false): Promise<Named[]> {
    const { store, now } = this.options
    const cleaned: Named[] = []
    for (const area of await store.names(UPLOADS)) {
      for (const version of await store.names(`${UPLOADS}${area}/`)) {
        const at = await this.notedAt({ area, version })
        // Of before this was written down: its day begins now.
        if (at === null && !dryRun) await this.note({ area, version })
        if (at === null || now() - at < GIVEN_UP_AFTER_MS) continue
        cleaned.push({ area, version })
        if (!dryRun) await this.remove({ area, version })
      }
    }
    return cleaned
  }

  private async remove({ area, version }: Named): Promise<void> {
    const { store } = this.options
    // A commit that was broken off left files where those of versions are.
    const isCommitted = (await findVersion(store, area, version)) !== null
    const prefixes = [uploadPrefix(area, version), ...(isCommitted ? [] : [versionPrefix(area, version)])]
    for (const prefix of prefixes) for (const key of await store.list(prefix)) await store.remove(key)
    await store.remove(uploadTimeKey(area, version))
    this.counted.delete(keyOf({ area, version }))
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
    // Another one that was faster wrote about the same.
    await store.write(key, Buffer.from(JSON.stringify({ at })), tag)
  }

  private filesOf(upload: Named): Map<string, number> {
    const key = keyOf(upload)
    const files = this.counted.get(key) ?? new Map<string, number>()
    this.counted.set(key, files)
    return files
  }

  private putBack(files: Map<string, number>, file: string, before: number | undefined): void {
    if (before === undefined) files.delete(file)
    else files.set(file, before)
  }
}

const keyOf = ({ area, version }: Named): string => `${area} ${version}`
