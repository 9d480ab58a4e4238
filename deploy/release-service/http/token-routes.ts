import { RELEASE_ROLES } from '@touchline/contracts/release'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { didYouMean, nearestName } from '../nearest'
import type { Tokens, NewToken as Wanted } from '../tokens/tokens'
import { APART_FROM_GATE, type Authorize } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

const names = v.optional(v.nullable(v.pipe(v.array(v.string()), v.minLength(1))), null)
const NewToken = v.object({
  name: v.string(),
  roles: v.pipe(v.array(v.picklist(RELEASE_ROLES)), v.minLength(1)),
  brands: names,
  areas: names,
})

export interface TokenRoutesOptions {
  tokens: Tokens
  authorize: Authorize
  /** Ids of the brands that may have releases. */
  brands: () => Promise<readonly string[]>
  /** Areas of which anything is published. */
  areas: () => Promise<readonly string[]>
}

/** Tokens and what they may do; for administrators. `GET /holder`: whom the token of the request names. */
export function serveTokens(app: FastifyInstance, options: TokenRoutesOptions): void {
  const { tokens, authorize } = options
  app.get('/holder', async (request) => ({ name: (await authorize(request, 'read')).name }))

  app.get('/tokens', async (request) => {
    await authorize(request, 'admin')
    return { tokens: await tokens.list() }
  })

  app.post('/tokens', async (request, reply) => {
    await authorize(request, 'admin')
    const wanted = parsed(NewToken, request.body)
    const problem = await problemOf(wanted, options)
    if (problem) throw new HttpRefusal(422, problem)
    const token = await tokens.create(wanted)
    if (token === null) throw new HttpRefusal(422, `${wanted.name} is taken, or is no name for a token`)
    return reply.header('cache-control', 'no-store').send({ ...wanted, token })
  })

  app.delete('/tokens/:name', async (request) => {
    await authorize(request, 'admin')
    const { name } = parsed(v.object({ name: v.string() }), request.params)
    if (!(await tokens.revoke(name)))
      throw new HttpRefusal(404, `there is no token ${name} that could be revoked`)
    return { name }
  })
}

/** The obstacle to a new token, as a sentence. */
async function problemOf(
  { roles, brands, areas }: Wanted,
  options: TokenRoutesOptions,
): Promise<string | null> {
  const apart = roles.filter((role) => APART_FROM_GATE.includes(role))
  if (roles.includes('gate') && apart.length > 0)
    return `who publishes or releases a version does not write what the gate found of it: give ${apart.join(', ')} and gate to two tokens`
  const forAll = roles.filter((role) => role === 'publish' || role === 'gate')
  if (brands !== null && forAll.length > 0)
    return `a version is there for every brand: ${forAll.join(', ')} cannot be for ${brands.join(', ')} alone`
  const [knownBrands, knownAreas] = await Promise.all([options.brands(), options.areas()])
  const brand = brands?.find((one) => !knownBrands.includes(one))
  if (brand) return `there is no brand ${brand}${didYouMean(brand, knownBrands)}`
  // The first version of a new area is published by a token that is for it: its name alone may be near another one.
  const area = areas?.find((one) => !knownAreas.includes(one) && nearestName(one, knownAreas) !== null)
  return area ? `nothing of an area ${area} is published${didYouMean(area, knownAreas)}` : null
}
