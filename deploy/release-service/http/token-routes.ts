import { RELEASE_ROLES } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Tokens } from '../tokens/tokens'
import type { Authorize } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

const NewToken = v.object({
  name: v.string(),
  roles: v.pipe(v.array(v.picklist(RELEASE_ROLES)), v.minLength(1)),
})

/** Tokens and what they may do; for administrators. */
export function serveTokens(app: FastifyInstance, tokens: Tokens, authorize: Authorize): void {
  app.get('/tokens', async (request) => {
    await authorize(request, 'admin')
    return { tokens: await tokens.list() }
  })

  app.post('/tokens', async (request, reply) => {
    await authorize(request, 'admin')
    const { name, roles } = parsed(NewToken, request.body)
    const token = await tokens.create(name, roles)
    if (token === null) throw new HttpRefusal(422, `${name} is taken, or is no name for a token`)
    return reply.header('cache-control', 'no-store').send({ name, roles, token })
  })

  app.delete('/tokens/:name', async (request) => {
    await authorize(request, 'admin')
    const { name } = parsed(v.object({ name: v.string() }), request.params)
    if (!(await tokens.revoke(name)))
      throw new HttpRefusal(404, `there is no token ${name} that could be revoked`)
    return { name }
  })
}
