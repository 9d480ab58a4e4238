import type { Call } from '@touchline/contracts/calls'
import { type ErrorCode, isBreakdown } from '@touchline/contracts/errors'
import type { CallResult, CallService, HostServices } from '@touchline/contracts/host'
import { UNREACHED } from '@touchline/contracts/release'

/** Is called when a call came apart: which, and how. */
export type OnBrokenCall = (call: string, kind: 'call' | typeof UNREACHED, code: ErrorCode) => void

/** The host as one area gets it: calls that come apart are reported, so that they count for the version that made them. */
export function watchedHost(host: HostServices, onBroken: OnBrokenCall): HostServices {
  const call = async (asked: Call, request: object, options?: { signal?: AbortSignal }) => {
    const result: CallResult<unknown> = await host.call(asked, request, options)
    // A lost connection is no fault of the area, and a refusal is an answer.
    if (result.kind !== 'ok' && isBreakdown(result.code) && !options?.signal?.aborted) {
      // Other codes come from no server, a late server or a busy one.
      const isFault = result.code === 'dataError' || result.code === 'internalServerError'
      onBroken(asked.name, isFault ? 'call' : UNREACHED, result.code)
    }
    return result
  }
  return Object.freeze({ ...host, call: call as CallService })
}
