import {
  ChangeRequest,
  type ReleaseChange,
  type ReleaseRole,
  type ReleaseTokenView,
} from '@touchline/contracts/release'
import type { FastifyInstance } from 'fastify'
import type { Releases } from '../release/releases'
import { INSTALLATION } from '../tokens/tokens'
import { type Authorize, hasRole } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

/** `POST /change`: a change for the revision that the caller has seen. */
export function serveChanges(app: FastifyInstance, releases: Releases, authorize: Authorize): void {
  app.post('/change', async (request) => {
    // Without any token nobody learns what a body should be.
    await authorize(request, 'read')
    const { operator, ...body } = parsed(ChangeRequest, request.body)
    const scope = { brand: body.brand, areas: areasOfChange(body.change) }
    const holder = await authorize(request, rolesFor(body.change), scope)
    const actor = actorOf(holder, operator)
    const mayPromote = hasRole(holder, 'promote')
    const mayMisfit = hasRole(holder, 'admin')
    const outcome = await releases.change({ ...body, actor, mayPromote, mayMisfit })
    switch (outcome.kind) {
      case 'changed':
        return outcome.document
      case 'conflict':
        throw new HttpRefusal(409, `revision ${outcome.revision} came first`, { revision: outcome.revision })
      case 'forbidden':
        throw new HttpRefusal(403, outcome.reason)
      case 'refused':
        throw new HttpRefusal(422, outcome.reason)
      case 'unchecked':
        throw new HttpRefusal(412, outcome.reason, { area: outcome.area, version: outcome.version })
      case 'frozen':
        throw new HttpRefusal(423, outcome.reason)
    }
  })
}

/** Any of these may do it: who may put an area back may end its canary, too. */
function rolesFor(change: ReleaseChange): ReleaseRole[] {
  if (change.kind === 'rollback') return ['rollback']
  return change.kind === 'canary' && change.percent === 0 ? ['promote', 'rollback'] : ['promote']
}

/** Areas that a change is about; null for all of a release. */
function areasOfChange(change: ReleaseChange): string[] | null {
  switch (change.kind) {
    case 'set':
      return Object.keys(change.versions)
    case 'freeze':
      return null
    case 'budget':
      return change.area === null ? null : [change.area]
    case 'canary':
    case 'promote':
    case 'rollback':
    case 'withdraw':
    case 'pin':
      return [change.area]
  }
}

/** The installation's token names nobody, so its holder sends a name; every other token names its holder. */
const actorOf = ({ name }: ReleaseTokenView, operator: string | undefined): string =>
  operator !== undefined && name === INSTALLATION ? `${operator} (${INSTALLATION})` : name
