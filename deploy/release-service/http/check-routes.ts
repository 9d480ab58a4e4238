import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { filesDigest, unpassedChecks } from '../gate/required-checks'
import type { ObjectStore } from '../storage/object-store'
import { CheckOutcome, findChecks, keepChecks } from '../versions/check-records'
import { findVersion } from '../versions/published-versions'
import type { Authorize } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

const Named = v.object({ area: v.string(), version: v.string() })

export interface CheckRoutesOptions {
  store: ObjectStore
  authorize: Authorize
  now: () => number
}

/** `/versions/:area/:version/checks`: the last result of the gate, kept beside the version. */
export function serveChecks(app: FastifyInstance, { store, authorize, now }: CheckRoutesOptions): void {
  app.get('/versions/:area/:version/checks', async ({ params }) => {
    const { area, version } = parsed(Named, params)
    const checks = await findChecks(store, area, version)
    if (!checks) throw new HttpRefusal(404, `${area} ${version} was not checked yet`)
    return checks
  })

  app.put('/versions/:area/:version/checks', async (request) => {
    // Not with the role publish: a version does not say of itself that it is good.
    await authorize(request, 'gate')
    const { area, version } = parsed(Named, request.params)
    const { name: actor } = await authorize(request, 'gate', { brand: null, areas: [area] })
    const manifest = await findVersion(store, area, version)
    if (!manifest) throw new HttpRefusal(404, `${area} ${version} is not published`)
    const outcome = parsed(CheckOutcome, request.body)
    const unpassed = unpassedChecks(area, outcome.results)
    if (outcome.ok && unpassed.length > 0)
      throw new HttpRefusal(422, `a result that is good has passed ${unpassed.join(', ')} as well`)
    if (outcome.files !== filesDigest(manifest))
      throw new HttpRefusal(422, `the result is of other files than ${area} ${version} consists of`)
    const checks = { ...outcome, at: now(), actor }
    if (!(await keepChecks(store, area, version, checks)))
      throw new HttpRefusal(409, `${area} ${version} is being checked by somebody else`)
    return checks
  })
}
