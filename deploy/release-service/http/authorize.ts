import type { ReleaseRole, ReleaseTokenView } from '@touchline/contracts/release'
import type { FastifyRequest } from 'fastify'
import { INSTALLATION, type Tokens } from '../tokens/tokens'
import { HttpRefusal } from './refusal'

/** The subject of a request; null is everything, which a token for some brands or areas does not cover. */
export interface Scope {
  brand?: string | null
  areas?: readonly string[] | null
}

/**
 * The token that a request holds; any one of the roles is enough.
 * @throws HttpRefusal 401 without one, 403 when its roles, brands or areas do not cover this
 */
export type Authorize = (
  request: FastifyRequest,
  roles: ReleaseRole | readonly ReleaseRole[],
  scope?: Scope,
) => Promise<ReleaseTokenView>

export const createAuthorize =
  (tokens: Tokens): Authorize =>
  async (request, wanted, scope = {}) => {
    const secret = bearerOf(request)
    const holder = secret === undefined ? null : await tokens.holder(secret)
    if (!holder) throw new HttpRefusal(401, 'a release token is needed')
    const roles = [wanted].flat()
    // Who may change something has to see what it changes.
    if (!roles.includes('read') && !roles.some((role) => hasRole(holder, role)))
      throw new HttpRefusal(403, `the token ${holder.name} has not the role ${roles.join(' or ')}`)
    const beyond = beyondScope(holder, scope)
    if (beyond) throw new HttpRefusal(403, `the token ${holder.name} ${beyond}`)
    return holder
  }

/** The secret that a request shows. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]

/**
 * Whether a token has this role. A token that vouches for versions (`gate`) neither publishes nor promotes them, and an
 * administrator does not vouch: nobody may vouch for an own version. The installation's token has every role, for a
 * single operator.
 */
export function hasRole({ name, roles }: ReleaseTokenView, role: ReleaseRole): boolean {
  if (name === INSTALLATION) return true
  if (role === 'gate') return roles.includes('gate')
  const isJudge = roles.includes('gate') && APART_FROM_GATE.includes(role)
  return !isJudge && (roles.includes(role) || roles.includes('admin'))
}

/** Roles that no token with the role gate may have. */
export const APART_FROM_GATE: readonly ReleaseRole[] = ['publish', 'promote', 'admin']

function beyondScope({ brands, areas }: ReleaseTokenView, scope: Scope): string | null {
  const isBrandBeyond = brands !== null && scope.brand !== undefined && !brands.includes(scope.brand ?? '')
  if (isBrandBeyond) return `is for ${brands.join(', ')} alone, not for ${scope.brand ?? 'all brands'}`
  if (areas === null || scope.areas === undefined) return null
  const beyond = scope.areas === null ? ['all areas'] : scope.areas.filter((area) => !areas.includes(area))
  return beyond.length > 0 ? `is for ${areas.join(', ')} alone, not for ${beyond.join(', ')}` : null
}
