import type { Call } from './define-call'
import * as calls from './index'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'host' in value
const declared = Object.values(calls as Record<string, unknown>).filter(isCall)

const known = new Set<string>([
  ...calls.APP_PATHS,
  ...calls.ODDS_PATHS,
  ...calls.PROVIDER_PATHS,
  ...calls.BET_PATHS.map((path) => `/bet/${path}`),
  ...calls.TOURNAMENT_PATHS.map((path) => `/tournament/${path}`),
])

describe('calls', () => {
  test.each(declared.map((call) => [call.name, call]))('%s goes to a path of the list', (_name, call) => {
    expect(known).toContain(call.path)
  })

  test('have names and paths of their own', () => {
    expect(new Set(declared.map((call) => call.name)).size).toBe(declared.length)
    expect(new Set(declared.map((call) => call.path)).size).toBe(declared.length)
  })
})
