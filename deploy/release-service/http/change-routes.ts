import { ChangeRequest } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import type { Releases } from '../release/releases'
import type { Authorize } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

/** `POST /change`: a change for the revision that the one who asks has seen. */
export function serveChanges(app: FastifyInstance, releases: Releases, authorize: Authorize): void {
  app.post('/change', async (request) => {
    // Without any token nothing is told of what a body should be.
    await authorize(request, 'read')
    const body = parsed(ChangeRequest, request.body)
    const actor = await authorize(request, body.change.kind === 'rollback' ? 'rollback' : 'promote')
    const outcome = await releases.change({ ...body, actor })
    switch (outcome.kind) {
      case 'changed':
        return outcome.document
      case 'conflict':
        throw new HttpRefusal(409, `revision ${outcome.revision} came first`, { revision: outcome.revision })
      case 'refused':
        throw new HttpRefusal(422, outcome.reason)
      case 'unchecked':
        throw new HttpRefusal(412, outcome.reason, { area: outcome.area, version: outcome.version })
      case 'frozen':
        throw new HttpRefusal(423, outcome.reason)
    }
  })
}
