import {
  type Answer,
  type Call,
  type RefusalDetails,
  type ResponseOf,
  userSettings,
} from '@touchline/contracts/calls'
import { CATALOGUE, isErrorCode } from '@touchline/contracts/errors'
import { Rate, type RateLimit } from '@touchline/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Access } from './access'
import type { Caller } from './caller'
import { inTurn } from './in-turn'
import { APP_PREFIX } from './prefixes'
import { isRefusal, type Refusal, refuse } from './refusal'

/** Decides on access; the session module implements it from the one policy table. */
export interface Gate {
  admit(request: FastifyRequest, call: Call, access: Access): Promise<Caller | Refusal>
}

export interface CallContext {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Outcome<C extends Call> = ResponseOf<C> | Refusal

/** A call that needs a session; the caller is known. */
export type MemberHandler<C extends Call> = (
  input: v.InferOutput<C['request']>,
  caller: Caller,
  context: CallContext,
) => Promise<Outcome<C>> | Outcome<C>

/** A call that anybody may make. */
export type PublicHandler<C extends Call> = (
  input: v.InferOutput<C['request']>,
  context: CallContext,
) => Promise<Outcome<C>> | Outcome<C>

/** How modules put their calls on the server: parsed input in, data or a refusal out. */
export interface CallServer {
  member<C extends Call>(call: C, access: Access, handle: MemberHandler<C>): void
  /** The same for an answer that takes the server long to make: a member has so many of them in a while, one at a time. */
  list<C extends Call>(call: C, access: Access, handle: MemberHandler<C>): void
  open<C extends Call>(call: C, handle: PublicHandler<C>): void
}

/** Long lists a member: who pages as quickly as a hand can stays far below. */
const LISTS: RateLimit = { points: 20, seconds: 2 }

/**
 * Bytes of a call's body. All of it is parsed before it is validated, and 200 kB of brackets take the one thread of
 * the server longer than a hundred bets; the longest of ordinary calls has about 5 kB.
 */
const BODY_BYTES_MAX = 16 * 1024
/** Settings name up to 2,000 favourites of each kind. */
const SETTINGS_BYTES_MAX = 64 * 1024

export function createCallServer(app: FastifyInstance, gate: Gate, listRate = LISTS): CallServer {
  const lists = new Rate(listRate)
  // Twenty large pages made at once would keep the bet of another member waiting for two seconds.
  const listOf = inTurn(listRate.points)
  const serve = (call: Call, run: (context: CallContext) => Promise<object>): void => {
    const bodyLimit = call.path === userSettings.path ? SETTINGS_BYTES_MAX : BODY_BYTES_MAX
    app.post(`${APP_PREFIX}${call.path}`, { bodyLimit }, async (request, reply) =>
      answer(await run({ request, reply })),
    )
  }
  const member: CallServer['member'] = (call, access, handle) =>
    serve(call, async (context) => {
      const caller = await gate.admit(context.request, call, access)
      if (isRefusal(caller)) return caller
      const input = parse(call, context.request.body)
      return input.ok ? asObject(await handle(input.value, caller, context)) : input.refusal
    })
  return {
    member,
    list: (call, access, handle) =>
      member(call, access, async (input, caller, context) => {
        const waitMs = await lists.take(caller.account)
        if (waitMs !== null) return refuse('requestLimit', { retry_after: Math.ceil(waitMs / 1000) })
        // They come faster than they can be made: a line without end would be kept for nobody.
        return (
          listOf(caller.account, () => handle(input, caller, context)) ??
          refuse('requestLimit', { retry_after: listRate.seconds })
        )
      }),
    open: (call, handle) =>
      serve(call, async (context) => {
        const input = parse(call, context.request.body)
        return input.ok ? asObject(await handle(input.value, context)) : input.refusal
      }),
  }
}

/** Any outcome as the answer on the wire. */
export const answer = (outcome: object): Answer<object> =>
  isRefusal(outcome) ? refusalAnswer(outcome) : { status: 1, statusdesc: 'OK', ...outcome }

export function refusalAnswer({ refused, details }: Refusal): {
  status: Refusal['refused']
  statusdesc: string
  details?: RefusalDetails
} {
  return { status: refused, statusdesc: CATALOGUE[refused].text, ...(details ? { details } : {}) }
}

/** Responses are objects by construction of the calls; their inferred type alone does not show it. */
const asObject = (outcome: unknown): object =>
  typeof outcome === 'object' && outcome !== null ? outcome : {}

type Parsed<C extends Call> =
  | { ok: true; value: v.InferOutput<C['request']> }
  | { ok: false; refusal: Refusal }

/** A request by its schema; the first fault is the refusal. */
export function parse<C extends Call>(call: C, body: unknown): Parsed<C> {
  // One fault is reported; collecting the others would delay every request behind this one.
  const result = v.safeParse(call.request, body, { abortEarly: true })
  if (result.success) return { ok: true, value: result.output }
  const [issue] = result.issues
  const field = v.getDotPath(issue)
  // A schema may name the code of its refusal.
  const code = isErrorCode(issue.message) ? issue.message : 'invalidInput'
  return { ok: false, refusal: refuse(code, field ? { field } : undefined) }
}
