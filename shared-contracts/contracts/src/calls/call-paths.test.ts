import { CALLS_TO_COME } from './calls-to-come'
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

  test('cover every path of the list but those to come, each of which is named', () => {
    const paths = new Set(declared.map(({ path }) => path))
    const missing = [...known].filter((path) => !paths.has(path))
    const toCome: readonly string[] = Object.values(CALLS_TO_COME).flat()
    expect(missing.sort()).toEqual([...toCome].sort())
  })

  test('to come are no more than there were', () => {
    expect(Object.values(CALLS_TO_COME).flat().length).toBeLessThanOrEqual(20)
  })

  test('have names and paths of their own', () => {
    expect(new Set(declared.map((call) => call.name)).size).toBe(declared.length)
    expect(new Set(declared.map((call) => call.path)).size).toBe(declared.length)
  })
})
