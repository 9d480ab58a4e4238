import type { AreaRelease, ReleaseDocument, ReleasedVersion } from '@touchline/contracts/release'
import { AREAS, type Area } from '@touchline/contracts/routes'
import { pagesOf } from '@touchline/test-kit/own-pages'

const HASH = `sha384-${'b'.repeat(64)}`

const isOwnArea = (area: string): area is Area => AREAS.some((own) => own === area)

/** A version of an area with an entry, a chunk and a style sheet. */
export const releasedVersion = (
  area: string,
  version: string,
  overrides: Partial<ReleasedVersion> = {},
): ReleasedVersion => ({
  version,
  base: `/assets/${area}/${version}/`,
  entry: 'remote.js',
  integrity: { 'remote.js': HASH, 'chunk.js': HASH, 'area.css': HASH },
  contractRange: '^1.0',
  initial: ['remote.js'],
  ...(isOwnArea(area) && { pages: pagesOf(area) }),
  ...overrides,
})

/** An area that runs one version, without a canary. */
export const areaRelease = (
  area: string,
  version: string,
  overrides: Partial<AreaRelease> = {},
): AreaRelease => ({
  current: releasedVersion(area, version),
  canary: null,
  lastGood: null,
  ...overrides,
})

/** A document with the sportsbook and the tournament beside the shell. */
export const releaseDocument = (overrides: Partial<ReleaseDocument> = {}): ReleaseDocument => ({
  schema: 1,
  brand: 'touchline',
  channel: 'production',
  revision: 1,
  shell: areaRelease('shell', '1.0.0'),
  remotes: {
    sportsbook: areaRelease('sportsbook', '1.0.0'),
    tournament: areaRelease('tournament', '1.0.0'),
  },
  ...overrides,
})
