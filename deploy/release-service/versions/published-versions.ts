import { PublishedVersion } from '@touchline/contracts/release'
import * as v from 'valibot'
import type { ObjectStore } from '../storage/object-store'
import {
  isAreaName,
  isVersionName,
  MANIFEST,
  manifestKey,
  prunedKey,
  RELEASES,
  versionPrefix,
} from './version-keys'

export interface ListedVersion extends PublishedVersion {
  area: string
}

const Manifest = v.pipe(v.string(), v.parseJson(), PublishedVersion)

/** The facts of a version, or null when it is not published. */
export async function findVersion(
  store: ObjectStore,
  area: string,
  version: string,
): Promise<PublishedVersion | null> {
  if (!isVersionName(area, version)) return null
  const stored = await store.read(manifestKey(area, version))
  return stored === null ? null : v.parse(Manifest, stored.body.toString())
}

/** The record of a deleted version, or null. */
export async function findPruned(
  store: ObjectStore,
  area: string,
  version: string,
): Promise<PublishedVersion | null> {
  const stored = await store.read(prunedKey(area, version))
  return stored === null ? null : v.parse(Manifest, stored.body.toString())
}

/** Every published version, or those of one area; newest first. */
export async function listVersions(store: ObjectStore, area?: string): Promise<ListedVersion[]> {
  if (area !== undefined && !isAreaName(area)) return []
  const areas = area === undefined ? await store.names(RELEASES) : [area]
  const listed: ListedVersion[] = []
  for (const one of areas) {
    const versions = await store.names(`${RELEASES}${one}/`)
    const found = await Promise.all(versions.map((version) => findVersion(store, one, version)))
    listed.push(...found.filter((version) => version !== null).map((version) => ({ area: one, ...version })))
  }
  return listed.sort((one, other) => timeOf(other) - timeOf(one))
}

/**
 * The facts of the version are recorded, so that its name stays taken: browsers keep its files for a year.
 * Then the manifest goes: from then on no half-removed version can be released.
 */
export async function removeVersion(store: ObjectStore, area: string, version: string): Promise<void> {
  const manifest = await store.read(manifestKey(area, version))
  if (manifest) await store.write(prunedKey(area, version), manifest.body, null)
  await store.remove(manifestKey(area, version))
  const files = await store.list(versionPrefix(area, version))
  for (const key of files.filter((one) => !one.endsWith(`/${MANIFEST}`))) await store.remove(key)
}

const timeOf = ({ publishedAt, builtAt }: PublishedVersion): number =>
  publishedAt ?? (builtAt === undefined ? 0 : Date.parse(builtAt))
