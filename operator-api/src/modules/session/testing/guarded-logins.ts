import { type TestApp, testApp } from '../../../testing/test-app'
import { createLoginGuard, type LoginAttempt, type LoginGuard } from '../login-guard'

/** A server for the tests of a file, with guards and logins of its members. */
export function guardedLogins() {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp()
  })
  afterAll(() => server.close())
  return {
    server: () => server,
    /** A guard as another process has it: with a steady clock of its own. */
    guardAt: (clock: { now: number }): LoginGuard =>
      createLoginGuard({ database: server.database, steady: () => clock.now }),
    /** The answer to a login from an address. */
    login: async (path: string, account: string, password: string, from: string, headers = {}) =>
      (
        await server.app.http.inject({
          method: 'POST',
          url: `/app${path}`,
          payload: { account_id: account, password },
          remoteAddress: from,
          headers,
        })
      ).json(),
  }
}

export const attempt = (change: Partial<LoginAttempt> = {}): LoginAttempt => ({
  name: 'id somebody',
  account: 'somebody',
  address: '198.51.100.1',
  known: false,
  ...change,
})

/** Takes so many checks one after the other; how many were given. */
export async function countAllowed(guard: LoginGuard, count: number, change: (i: number) => LoginAttempt) {
  let given = 0
  for (let i = 0; i < count; i += 1) if ('counts' in (await guard.take(change(i)))) given += 1
  return given
}

/** When a check was made, by the clock of the throttle. */
export async function checkedAt(guard: LoginGuard, i: number): Promise<number> {
  const address = `2001:db8:${i}::1`
  const check = await guard.take(attempt({ name: `id clock ${i}`, account: `clock ${i}`, address }))
  if (!('counts' in check)) throw new Error('refused')
  return check.at
}
