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
  const host = watchedHost({ ...createFakeHost().host, call }, (name, code) => broken.push(`${name} ${code}`))
  return { host, broken }
}

describe('calls of an area', () => {
  test.each<[CallResult<never>, boolean]>([
    [failed('refused', 'systemError'), true],
    [failed('unknown', 'connectionFailed'), true],
    [failed('unknown', 'dataError'), true],
    [failed('unknown', 'requestTimeout'), true],
    [failed('unknown', 'requestFailed'), false],
    [failed('refused', 'insufficient_balance'), false],
    [failed('refused', 'session_expired'), false],
  ])('that end as %p are the fault of a version: %s', async (result, counts) => {
    const { host, broken } = watching(result)
    expect(await host.call(uxMenu, {})).toBe(result)
    expect(broken.length).toBe(counts ? 1 : 0)
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
