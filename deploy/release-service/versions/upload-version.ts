import { createHash } from 'node:crypto'
import type { FileSize, PublishedVersion } from '@touchline/contracts/release'
import type { ObjectStore } from '../storage/object-store'
import { compressedForms, weighFile } from './compressed'
import { findPruned, findVersion } from './published-versions'
import {
  isFilePath,
  isVersionName,
  manifestKey,
  prunedKey,
  uploadPrefix,
  versionPrefix,
} from './version-keys'

export type Upload =
  | { kind: 'stored' }
  | { kind: 'unchanged' }
  /** The version is published, with other files. */
  | { kind: 'taken'; reason: string }
  | { kind: 'refused'; reason: string }
  /** More than a version may have. */
  | { kind: 'too-large'; reason: string }
  /** So many versions wait to be committed already. */
  | { kind: 'too-many'; reason: string }

const refused = (reason: string): Upload => ({ kind: 'refused', reason })
const taken = (area: string, version: string): Upload => ({
  kind: 'taken',
  reason: `${area} ${version} is published with other files; a version is never overwritten`,
})

export interface UploadedFile {
  area: string
  version: string
  /** Path below the version's folder. */
  file: string
  /** Expected hash of the bytes. */
  integrity: string
  bytes: Buffer
}

/** Limits of a version. */
export interface VersionLimits {
  files: number
  /** Of all files together, as they are before they are compressed. */
  bytes: number
}

/** The largest build of the product has 29 files, and another one 2 MB. */
export const VERSION_LIMITS: VersionLimits = { files: 1000, bytes: 64 * 1024 * 1024 }

/** Why a version cannot have so much; null when it can. */
export function tooLarge(
  named: { area: string; version: string },
  has: VersionLimits,
  limits: VersionLimits,
): Upload | null {
  const { area, version } = named
  const over = (what: string, most: number, setting: string): Upload => ({
    kind: 'too-large',
    reason: `${area} ${version} would have more than ${most.toLocaleString('en')} ${what}, which is what a version may have (${setting} of the release service)`,
  })
  if (has.files > limits.files) return over('files', limits.files, 'VERSION_FILES_MAX')
  return has.bytes > limits.bytes ? over('bytes', limits.bytes, 'VERSION_BYTES_MAX') : null
}

/**
 * Takes one file of a version that is not committed yet, with its compressed forms, and lays them where nobody gets them.
 * @param refusal asked just before anything is written: why it must not be, or null
 */
export async function uploadFile(
  store: ObjectStore,
  upload: UploadedFile,
  refusal: () => Promise<Upload | null>,
): Promise<Upload> {
  const { area, version, file, integrity, bytes } = upload
  if (!isVersionName(area, version) || !isFilePath(file))
    return refused(`${area} ${version} ${file} is no file of a version`)
  if (hashOf(bytes) !== integrity)
    return refused(`${file} is not what ${integrity} says: it was damaged on the way`)
  const committed = await findVersion(store, area, version)
  if (committed) return committed.integrity[file] === integrity ? { kind: 'unchanged' } : taken(area, version)
  const pruned = await findPruned(store, area, version)
  if (pruned && pruned.integrity[file] !== integrity) return taken(area, version)
  const over = await refusal()
  if (over) return over
  const key = uploadPrefix(area, version) + file
  for (const [suffix, form] of await compressedForms(file, bytes)) await put(store, key + suffix, form)
  return { kind: (await put(store, key, bytes)) ? 'stored' : 'unchanged' }
}

/**
 * Makes a version of the uploaded files: from then on it can be released, and never changes. Weighs the files itself and
 * ignores the manifest's figures, since the gate uses them.
 */
export async function commitVersion(
  store: ObjectStore,
  area: string,
  manifest: PublishedVersion,
  { now, limits }: { now: number; limits: VersionLimits },
): Promise<Upload> {
  const { version, base, integrity } = manifest
  if (!isVersionName(area, version)) return refused(`${area} ${version} is no name of a version`)
  if (base !== `/assets/${area}/${version}/`) return refused(`the base of ${area} ${version} is not ${base}`)
  const { initial, entry, worded = {} } = manifest
  const missing = [...initial, entry, ...Object.values(worded)].find(
    (file) => !Object.hasOwn(integrity, file),
  )
  if (missing !== undefined) return refused(`${missing} has no hash`)
  const existing = await findVersion(store, area, version)
  if (existing) return sameFiles(existing, manifest) ? { kind: 'unchanged' } : taken(area, version)
  const pruned = await findPruned(store, area, version)
  if (pruned && !sameFiles(pruned, manifest)) return taken(area, version)
  const prefix = uploadPrefix(area, version)
  const has = { files: Object.keys(integrity).length, bytes: 0 }
  const tooMany = tooLarge({ area, version }, has, limits)
  if (tooMany) return tooMany
  for (const [file, hash] of Object.entries(integrity)) {
    const stored = isFilePath(file) ? await store.read(prefix + file) : null
    if (!stored) return refused(`${file} was not uploaded`)
    if (hashOf(stored.body) !== hash) return refused(`${file} was uploaded with other bytes`)
    has.bytes += stored.body.length
  }
  const tooMuch = tooLarge({ area, version }, has, limits)
  if (tooMuch) return tooMuch
  const sizes: Record<string, FileSize> = {}
  // Bytes that were compared with their hashes; files of a broken commit are replaced.
  for (const file of Object.keys(integrity)) {
    const forms = await Promise.all(['', '.br', '.gz'].map((suffix) => store.read(prefix + file + suffix)))
    const [bytes, brotli, gzip] = forms.map((form) => form?.body)
    if (!bytes) return refused(`${file} was not uploaded`)
    for (const [suffix, body] of [
      ['', bytes],
      ['.br', brotli],
      ['.gz', gzip],
    ] as const)
      if (body) await put(store, versionPrefix(area, version) + file + suffix, body)
    sizes[file] = await weighFile(bytes, { brotli, gzip })
  }
  const text = `${JSON.stringify({ ...manifest, sizes, publishedAt: now }, null, 2)}\n`
  const isFirst = await store.write(manifestKey(area, version), Buffer.from(text), null)
  // Somebody committed at the same moment: look again at the stored version.
  if (!isFirst) return commitVersion(store, area, manifest, { now, limits })
  for (const key of await store.list(prefix)) await store.remove(key)
  if (pruned) await store.remove(prunedKey(area, version))
  return { kind: 'stored' }
}

/** False when exactly these bytes are there. Replaces files of a broken upload. */
async function put(store: ObjectStore, key: string, bytes: Buffer): Promise<boolean> {
  if (await store.write(key, bytes, null)) return true
  const stored = await store.read(key)
  if (stored?.body.equals(bytes)) return false
  return stored === null ? put(store, key, bytes) : store.write(key, bytes, stored.tag)
}

const hashOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

function sameFiles(one: PublishedVersion, other: PublishedVersion): boolean {
  const lines = ({ integrity }: PublishedVersion) => Object.entries(integrity).sort().join('\n')
  return lines(one) === lines(other)
}
