import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { ObjectStore } from '../storage/object-store'
import { findVersion } from '../versions/published-versions'
import { checksKey, isVersionName } from '../versions/version-keys'
import type { Authorize } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

const Named = v.object({ area: v.string(), version: v.string() })

/** What the gate found of a version, as the command line writes it. */
const Record = v.looseObject({ ok: v.boolean() })

export interface CheckRoutesOptions {
  store: ObjectStore
  authorize: Authorize
  now: () => number
}

/** `/versions/:area/:version/checks`: the last result of the gate, kept beside the version. */
export function serveChecks(app: FastifyInstance, { store, authorize, now }: CheckRoutesOptions): void {
  app.get('/versions/:area/:version/checks', async ({ params }) => {
    const { area, version } = parsed(Named, params)
    const stored = isVersionName(area, version) ? await store.read(checksKey(area, version)) : null
    if (!stored) throw new HttpRefusal(404, `${area} ${version} was not checked yet`)
    return JSON.parse(stored.body.toString())
  })

  app.put('/versions/:area/:version/checks', async (request) => {
    const actor = await authorize(request, 'publish')
    const { area, version } = parsed(Named, request.params)
    if (!(await findVersion(store, area, version)))
      throw new HttpRefusal(404, `${area} ${version} is not published`)
    const record = { ...parsed(Record, request.body), at: now(), actor }
    const key = checksKey(area, version)
    const before = await store.read(key)
    const isWritten = await store.write(key, Buffer.from(JSON.stringify(record)), before?.tag ?? null)
    if (!isWritten) throw new HttpRefusal(409, `${area} ${version} is being checked by somebody else`)
    return record
  })
}
