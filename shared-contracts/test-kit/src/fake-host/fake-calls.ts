import type { Call, RequestOf, ResponseOf } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult, CallService } from '@touchline/contracts/host'

/** A call that was made, in order. */
export interface AskedCall {
  name: string
  request: unknown
}

type Reply = (request: unknown) => CallResult<unknown> | Promise<CallResult<unknown>>

export interface FakeCalls {
  call: CallService
  /** Everything that was asked so far. */
  asked: AskedCall[]
  /** Answers every later use of a call with data, or with what a function makes of the request. */
  answer<C extends Call>(
    call: C,
    reply:
      | ResponseOf<C>
      | ((request: RequestOf<C>) => CallResult<ResponseOf<C>> | Promise<CallResult<ResponseOf<C>>>),
  ): void
  /** Refuses every later use of a call with a code. */
  refuse(call: Call, code: ErrorCode, text?: string): void
}

/**
 * Calls that never leave memory: a call without a script is refused with `connectionFailed`, as without a
 * server.
 */
export function createFakeCalls(): FakeCalls {
  const replies = new Map<string, Reply>()
  const asked: AskedCall[] = []
  const call = async (target: Call, request: unknown) => {
    asked.push({ name: target.name, request })
    const reply = replies.get(target.name)
    return reply ? reply(request) : refusal('connectionFailed', `no answer is scripted for ${target.name}`)
  }
  return {
    call: call as CallService,
    asked,
    answer: (target, reply) => {
      replies.set(
        target.name,
        typeof reply === 'function' ? (reply as Reply) : () => ({ kind: 'ok', data: reply }),
      )
    },
    refuse: (target, code, text = code) => {
      replies.set(target.name, () => refusal(code, text))
    },
  }
}

const refusal = (code: ErrorCode, text: string): CallResult<never> => ({
  kind: 'refused',
  code,
  text,
  details: {},
})
