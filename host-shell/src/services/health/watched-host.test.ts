import { uxMenu } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult, CallService } from '@touchline/contracts/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { watchedHost } from './watched-host'

const failed = (kind: 'refused' | 'unknown', code: ErrorCode): CallResult<never> =>
  kind === 'refused' ? { kind, code, text: '', details: {} } : { kind, code, text: '' }

function watching(result: CallResult<never>) {
  const broken: string[] = []
  const call = (async () => result) as unknown as CallService
  const host = watchedHost({ ...createFakeHost().host, call }, (_, kind) => broken.push(kind))
  return { host, broken }
}

describe('calls of an area', () => {
  test.each<[CallResult<never>, string[]]>([
    [failed('refused', 'internalServerError'), ['call']],
    [failed('refused', 'systemError'), ['unreached']],
    [failed('unknown', 'connectionFailed'), ['unreached']],
    [failed('unknown', 'dataError'), ['call']],
    [failed('unknown', 'requestTimeout'), ['unreached']],
    [failed('unknown', 'requestFailed'), []],
    [failed('refused', 'insufficient_balance'), []],
    [failed('refused', 'session_expired'), []],
  ])('that end as %p count for a version as %j', async (result, kinds) => {
    const { host, broken } = watching(result)
    expect(await host.call(uxMenu, {})).toBe(result)
    expect(broken).toEqual(kinds)
  })

  test('that nobody waits for any more are nobody’s fault', async () => {
    const { host, broken } = watching(failed('unknown', 'requestTimeout'))
    await host.call(uxMenu, {}, { signal: AbortSignal.abort() })
    expect(broken).toEqual([])
  })

  test('leave the host frozen', () => {
    expect(Object.isFrozen(watching(failed('unknown', 'dataError')).host)).toBe(true)
  })
})
