import type { ReleaseRole } from '@touchline/contracts'
import type { FastifyRequest } from 'fastify'
import type { Tokens } from '../tokens/tokens'
import { HttpRefusal } from './refusal'

/** Name of the token that a request holds. @throws HttpRefusal 401 without one, 403 when its roles do not cover this */
export type Authorize = (request: FastifyRequest, role: ReleaseRole) => Promise<string>

export const createAuthorize =
  (tokens: Tokens): Authorize =>
  async ({ headers }, role) => {
    const secret = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    const holder = secret === undefined ? null : await tokens.holder(secret)
    if (!holder) throw new HttpRefusal(401, 'a release token is needed')
    const { name, roles } = holder
    // Who may change something has to see what it changes.
    if (role === 'read' || roles.includes(role) || roles.includes('admin')) return name
    throw new HttpRefusal(403, `the token ${name} has not the role ${role}`)
  }
