import type { ReleaseDocument } from '@touchline/contracts/release'
import { areasOf } from '../release/area-versions'

/** `area@version` of everything that players may get: current versions and candidates of canaries. */
export const liveNames = (document: ReleaseDocument | null): Set<string> =>
  new Set(
    Object.entries(areasOf(document)).flatMap(([area, { current, canary }]) =>
      [current.version, ...(canary ? [canary.candidate.version] : [])].map((version) => `${area}@${version}`),
    ),
  )

/** `area@version` of everything that can be gone back to. */
export const lastGoodNames = (document: ReleaseDocument | null): string[] =>
  Object.entries(areasOf(document)).map(([area, { lastGood }]) => `${area}@${lastGood}`)
