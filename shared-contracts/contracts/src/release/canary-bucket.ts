import type { AreaRelease, ReleasedVersion } from './release-document'

const BUCKETS = 100

/**
 * The bucket of a member or device among the hundred of an area's canaries, 0 to 99: constant for each pair,
 * but different by area, so that the same members do not try everything first. FNV-1a over the text.
 */
export function canaryBucket(who: string, area: string): number {
  let hash = 0x811c9dc5
  for (const char of `${area} ${who}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  // The low bits of neighbouring names are alike; folding the high ones in spreads them.
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS
}

export const inCanary = (release: AreaRelease, bucket: number): boolean =>
  release.canary !== null && bucket < release.canary.percent

/** Which version of an area a bucket (0 to 99) runs: the canary takes the lowest buckets. */
export function chooseVersion(release: AreaRelease, bucket: number): ReleasedVersion {
  return inCanary(release, bucket) && release.canary ? release.canary.candidate : release.current
}

/** Cookie that names a browser: set by the edge with every page, read by the page. */
export const DEVICE_COOKIE = 'touchline-device'

/** Valid names of a device. */
export const DEVICE_NAME = /^[\w-]{16,64}$/
