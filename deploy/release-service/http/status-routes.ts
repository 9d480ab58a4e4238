import type { AreaRelease, AreaStatus, ReleaseStatus } from '@touchline/contracts/release'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { HealthWatch } from '../health/health-watch'
import type { HealthOf } from '../health/protections'
import { areasOf } from '../release/area-versions'
import type { Identity } from '../release/keys'
import type { ReleaseState } from '../release/release-record'
import { budgetOf, freezeAt } from '../release/release-settings'
import type { Releases } from '../release/releases'
import type { Authorize } from './authorize'
import { parsed } from './parsed'
import { requireReleased } from './require-released'

export interface StatusRoutesOptions {
  releases: Releases
  health: HealthWatch
  authorize: Authorize
  now: () => number
}

const StatusQuery = v.object({ brand: v.optional(v.string()), channel: v.optional(v.string()) })

/** `GET /status?brand=&channel=`: brand by brand and area by area the running version, and its health. */
export function serveStatus(app: FastifyInstance, options: StatusRoutesOptions): void {
  const { releases, health, authorize, now } = options
  app.get('/status', async (request): Promise<{ releases: ReleaseStatus[] }> => {
    await authorize(request, 'read')
    const asked = parsed(StatusQuery, request.query)
    requireReleased(releases, asked)
    const { brand, channel } = asked
    const wanted = releases
      .all()
      .filter(({ identity }) => brand === undefined || identity.brand === brand)
      .filter(({ identity }) => channel === undefined || identity.channel === channel)
    return {
      releases: wanted
        .map(({ identity, state }) => statusOf(identity, state, health.of(identity, state), now()))
        .sort((one, other) => nameOf(one).localeCompare(nameOf(other))),
    }
  })
}

const nameOf = ({ brand, channel }: Identity): string => `${brand} ${channel}`

const statusOf = (
  identity: Identity,
  state: ReleaseState,
  healthOf: HealthOf,
  now: number,
): ReleaseStatus => ({
  ...identity,
  revision: state.revision,
  changedAt: state.at,
  frozen: freezeAt(state.settings, now),
  areas: Object.entries(areasOf(state.document)).map(([area, release]) =>
    areaOf(area, release, state, healthOf),
  ),
})

function areaOf(
  area: string,
  release: AreaRelease,
  { settings }: ReleaseState,
  healthOf: HealthOf,
): AreaStatus {
  const { current, canary, lastGood, pinned = null, urgent = false } = release
  const fare = ({ version }: { version: string }) => {
    const { figures: _, ...health } = healthOf(area, version) ?? { figures: null }
    return { version, health: 'verdict' in health ? health : null }
  }
  return {
    area,
    current: fare(current),
    canary: canary && { ...fare(canary.candidate), percent: canary.percent },
    // Older documents named the running version.
    lastGood: lastGood === current.version ? null : lastGood,
    pinned,
    urgent,
    budget: budgetOf(settings, area),
  }
}
