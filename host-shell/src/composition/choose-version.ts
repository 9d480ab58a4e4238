import type { AreaRelease, ReleasedVersion } from '@touchline/contracts'

/** Which version of an area a member of this bucket (0 to 99) runs: the canary takes the lowest buckets. */
export function chooseVersion(release: AreaRelease, bucket: number): ReleasedVersion {
  return inCanary(release, bucket) && release.canary ? release.canary.candidate : release.current
}

export const inCanary = (release: AreaRelease, bucket: number): boolean =>
  release.canary !== null && bucket < release.canary.percent
