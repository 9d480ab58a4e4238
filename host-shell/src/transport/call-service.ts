import type { Call } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallOptions, CallResult, CallService } from '@touchline/contracts/host'
import { type Reading, readAnswer } from './read-answer'

/** Session fields that go with every call of a member. */
export interface SessionFields {
  account_id: string
  session_token: string
  /** Commission group of the member. */
  comm_type?: string
}

/** A failed call, for the code that shows it. */
export interface FailedCall {
  call: Call
  code: ErrorCode
  /** In the player's language, or as the server sent it. */
  text: string
  options: CallOptions
}

export interface CallDeps {
  bases: { app: string; odds: string }
  fetch: typeof fetch
  session: () => SessionFields | null
  /** For how long nobody has touched the page. */
  reportIdleSeconds: () => number
  /** The sent code, or `somethingWrong` for an unknown one. */
  knownCode: (sent: string) => Promise<ErrorCode>
  /** Meaning of a code in the player's language; `sent` is what the server said. */
  textOf: (code: ErrorCode, sent: string) => Promise<string>
  onFailed: (failed: FailedCall) => void
  onAnswered: () => void
}

const PATIENCE_MS = 10_000
/** Longer than the answer takes that brings another cookie. */
const RENEWED_MS = 300
/** Limit for a request that outlives its page; browsers allow 64 KiB in all and reject more. */
const KEPT_ALIVE_MAX = 2000

/** Makes typed calls: POST below the app base, GET with a query below the odds base. Never throws. */
export function createCallService(deps: CallDeps): CallService {
  const make = async (
    call: Call,
    request: object,
    options: CallOptions = {},
  ): Promise<CallResult<unknown>> => {
    const token = deps.session()?.session_token
    const isSameSession = () => token === deps.session()?.session_token
    let reading = await ask(deps, call, request, options)
    // The call was sent with the earlier cookie while a password was changed, in this tab or in another.
    if (reading.kind === 'refused' && reading.code === 'session_not_exists' && call.session) {
      await new Promise((done) => setTimeout(done, RENEWED_MS))
      // A member who logged in meanwhile did not ask for it.
      if (isSameSession()) reading = await ask(deps, call, request, options)
    }
    // A caller that has lost interest is no failure of the network.
    if (reading.kind === 'failed' && options.signal?.aborted) return unknownOf(deps, reading.code)
    if (reading.kind !== 'failed' || reading.code === 'dataError') deps.onAnswered()
    switch (reading.kind) {
      case 'ok':
        return { kind: 'ok', data: reading.data }
      case 'refused': {
        const { details } = reading
        const code = await deps.knownCode(reading.code)
        const text = await deps.textOf(code, reading.text)
        // The end of the asking session was reported already, and the next session is not affected.
        if (isSameSession()) deps.onFailed({ call, code, text, options })
        return { kind: 'refused', code, text, details }
      }
      case 'failed': {
        const result = await unknownOf(deps, reading.code)
        // Without an answer from our servers the connection failed, for any call.
        const code = result.code === 'connectionFailed' ? 'requestFailed' : result.code
        deps.onFailed({ call, code, text: result.text, options })
        return result
      }
    }
  }
  return make as CallService
}

const unknownOf = async (deps: CallDeps, code: ErrorCode) => ({
  kind: 'unknown' as const,
  code,
  text: await deps.textOf(code, ''),
})

async function ask(deps: CallDeps, call: Call, request: object, options: CallOptions): Promise<Reading> {
  const late = AbortSignal.timeout(options.timeoutMs ?? PATIENCE_MS)
  const signal = options.signal ? AbortSignal.any([late, options.signal]) : late
  const body = JSON.stringify({ ...(call.session ? sessionFields(deps) : null), ...request })
  try {
    const response = await (call.host === 'odds'
      ? deps.fetch(deps.bases.odds + call.path + queryOf({ ...request, ...groupField(deps) }), {
          credentials: 'include',
          signal,
        })
      : deps.fetch(deps.bases.app + call.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          credentials: 'include',
          signal,
          keepalive: body.length < KEPT_ALIVE_MAX && options.keepalive === true,
        }))
    return await readAnswer(call, response)
  } catch {
    return { kind: 'failed', code: late.aborted ? 'requestTimeout' : 'requestFailed' }
  }
}

/** Fields of the session and its activity: the session of an absent player ends. */
function sessionFields({ session, reportIdleSeconds }: CallDeps): object | null {
  const fields = session()
  if (!fields) return null
  // Of all that is known of the member these alone: the others are named like fields of requests.
  const { account_id, session_token } = fields
  return { account_id, session_token, idle_seconds: reportIdleSeconds() }
}

/** Whose prices are asked. Those of group A go without it: the page preloads them by the same address. */
function groupField({ session }: CallDeps): object | null {
  const group = session()?.comm_type
  return group === undefined || group === 'A' ? null : { group }
}

function queryOf(request: object): string {
  const given = Object.entries(request).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
