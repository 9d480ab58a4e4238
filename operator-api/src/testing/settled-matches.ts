import type { MatchResult } from '@touchline/rules'
import { MATCH } from './fake-book'
import { type TestApp, testApp } from './test-app'

/** A server for the tests of a file, and for each of them a match of its own, for results are final. */
export function settledMatches() {
  let server: TestApp
  let match = MATCH
  beforeAll(async () => {
    server = await testApp()
  })
  afterAll(async () => {
    expect(await server.breaches()).toEqual([])
    await server.close()
  })
  const next = () => {
    match += 1
    server.book.put({ id: match }, [{}])
    return match
  }
  beforeEach(() => void next())
  return {
    server: () => server,
    match: () => match,
    /** Another match of the same test. */
    next,
    settle: (revision: number, result: MatchResult, of = match) =>
      server.app.settlement.settle({ match: of, revision, result }),
  }
}
