import type { BrandTerms } from '@touchline/serving'
import { putMatches } from './combinations'
import { type TestApp, type TestMember, testApp } from './test-app'

/** A server with the matches of `combinations.ts` and a member who bets on them. */
export interface Bettor {
  readonly server: TestApp
  readonly member: TestMember
  /** The same member once more, after a change of their permissions. */
  logInAgain(): Promise<void>
  /** The limit of a match is reached by nothing that was placed before. */
  forgetMatches(): Promise<void>
}

/** For all tests of a file: the matches are as new for each of them, and at the end the ledger must balance. */
export function bettorFor(account: string, terms: Record<string, Partial<BrandTerms>> = {}): Bettor {
  let server: TestApp
  let member: TestMember
  const logIn = async (): Promise<void> => {
    member = await server.login(account)
  }
  beforeAll(async () => {
    server = await testApp({}, { terms })
    await logIn()
  })
  beforeEach(() => putMatches(server.book, server.clock.now))
  afterAll(async () => {
    expect(await server.breaches()).toEqual([])
    await server.close()
  })
  return {
    get server() {
      return server
    },
    get member() {
      return member
    },
    logInAgain: logIn,
    forgetMatches: async () => {
      await server.asOwner(
        'UPDATE bet_leg SET match_id = -match_id, open = false WHERE member_id = $1 AND match_id > 0',
        [account],
      )
    },
  }
}
