import { type Call, sessionFields, switchLogin } from '@touchline/contracts/calls'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Caller } from '../../plugins/caller'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { Gate } from '../../plugins/serve-call'
import type { SessionOf } from './active-sessions'
import { keptOut } from './errors'
import type { Maintenance } from './maintenance'
import type { SessionActivity } from './service'

export interface GateDeps {
  readonly sessionOf: SessionOf
  readonly activity: SessionActivity
  readonly maintenance: Pick<Maintenance, 'closed'>
}

/** Admits a caller with the cookie and the handle of one session, if the state of the account permits the route. */
export const createGate = ({ sessionOf, activity, maintenance }: GateDeps): Gate => ({
  admit: async (request, call, access): Promise<Caller | Refusal> => {
    const session = await sessionOf(request.raw)
    if (isRefusal(session)) return session
    const mismatch = checkHandle(request, call, session.id, session.member.name)
    if (mismatch) return mismatch
    const fields = v.safeParse(sessionFields, request.body)
    if (!fields.success) return refuse('invalidInput', { field: 'idle_seconds' })
    activity.called(session.id, fields.output.idle_seconds)
    const refused = keptOut(session.member, access)
    if (refused) return refused
    const closed = access.need === 'act' ? await maintenance.closed(session.member.brand) : {}
    const until = access.product && closed[access.product]
    if (until !== undefined) return refuse('game_maintenance', { until })
    return {
      account: session.member.id,
      brand: session.member.brand,
      session: session.id,
      operatorType: session.member.operatorType,
      commType: session.member.commType,
      currency: session.member.currency,
      viewOnly: keptOut(session.member, { need: 'act' }),
      disabledProducts: session.member.disabledProducts,
      ip: request.ip,
    }
  },
})

/** The cookie alone does not do: the body must name the same session and account. */
function checkHandle(request: FastifyRequest, call: Call, session: string, account: string): Refusal | null {
  const { body } = request
  // A body without a handle is a fault of the caller: the call is refused and nobody is logged out.
  if (!isSpoken(body)) return refuse('invalidInput')
  if (typeof body.account_id !== 'string' || body.account_id === '') return refuse('accountIdRequired')
  if (body.session_token !== session) return refuse('invalidSession')
  // Switching names the account to go to.
  if (call.path === switchLogin.path) return null
  return body.account_id.toLowerCase() === account ? null : refuse('invalidSession')
}

/** Whether this is an object with something in it. */
const isSpoken = (body: unknown): body is { account_id?: unknown; session_token?: unknown } =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length > 0
