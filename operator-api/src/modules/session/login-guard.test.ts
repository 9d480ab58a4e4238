import { authLogin, userLogin } from '@touchline/contracts/calls'
import { size } from '../../testing/sizes'
import { type TestApp, testApp } from '../../testing/test-app'
import { createLoginGuard, type LoginAttempt } from './login-guard'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

/** A guard as another process has it: with a steady clock of its own. */
const guardAt = (clock: { now: number }) =>
  createLoginGuard({ database: server.database, steady: () => clock.now })

const attempt = (change: Partial<LoginAttempt> = {}): LoginAttempt => ({
  name: 'id somebody',
  account: 'somebody',
  address: '198.51.100.1',
  known: false,
  ...change,
})

/** Takes so many checks one after the other; how many were given. */
async function taken(guard: ReturnType<typeof guardAt>, count: number, change: (i: number) => LoginAttempt) {
  let given = 0
  for (let i = 0; i < count; i += 1) if ('counts' in (await guard.take(change(i)))) given += 1
  return given
}

/** When a check was taken, by the clock of the throttle. */
async function takenAt(guard: ReturnType<typeof guardAt>, i: number): Promise<number> {
  const address = `2001:db8:${i}::1`
  const check = await guard.take(attempt({ name: `id clock ${i}`, account: `clock ${i}`, address }))
  if (!('counts' in check)) throw new Error('refused')
  return check.at
}

const login = async (path: string, account: string, password: string, from: string, headers = {}) =>
  (
    await server.app.http.inject({
      method: 'POST',
      url: `/app${path}`,
      payload: { account_id: account, password },
      remoteAddress: from,
      headers,
    })
  ).json()

describe('an address', () => {
  test('has sixty failed checks a minute, over whatever names', async () => {
    const clock = { now: 0 }
    const guard = guardAt(clock)
    const names = (i: number) => attempt({ name: `id random ${i}`, account: `no id random ${i}` })
    expect(await taken(guard, 70, names)).toBe(60)
    expect(guard.heldFor('198.51.100.1')).toBe(60)
    expect(guard.heldFor('198.51.100.2')).toBeNull()
    expect(await guard.take(attempt({ name: 'id owner', account: 'owner' }))).toEqual({
      waitSeconds: 60,
      by: 'address',
    })
    // Names of refused guesses leave nothing behind.
    expect(await server.asOwner("SELECT FROM login_throttle WHERE key LIKE 'id random 6_'")).toHaveLength(0)
    expect(await guard.take(attempt({ name: 'id owner', account: 'owner', known: true }))).toMatchObject({
      counts: true,
    })
    clock.now += 60_000
    expect(guard.heldFor('198.51.100.1')).toBeNull()
    expect(await taken(guard, 1, names)).toBe(1)
  })

  test('of the newer kind is its whole /64 network', async () => {
    const guard = guardAt({ now: 9_000_000 })
    const at = (i: number, address: string) => attempt({ name: `id six ${i}`, account: `six ${i}`, address })
    expect(await taken(guard, 70, (i) => at(i, `2001:db8:7:7::${i.toString(16)}`))).toBe(60)
    expect(guard.heldFor('2001:DB8:7:7:ffff::1')).toBe(60)
    expect(guard.heldFor('2001:db8:7:8::1')).toBeNull()
  })

  test('is not used up by those who know their password', async () => {
    const guard = guardAt({ now: 10_000_000 })
    for (let i = 0; i < 70; i += 1) {
      const check = await guard.take(
        attempt({ name: `id member ${i}`, account: `member ${i}`, address: 'a' }),
      )
      if (!('counts' in check)) throw new Error('refused')
      await guard.giveBack(check)
    }
  })

  test('cannot be made up: what a stranger says of other addresses is not heard', async () => {
    const guard = guardAt(server.clock)
    const stranger = '203.0.113.9'
    await taken(guard, 60, (i) => attempt({ name: `id x${i}`, account: `x${i}`, address: stranger }))
    const codes = new Set<string>()
    for (let i = 0; i < size(50, 1000); i += 1) {
      const spoofed = { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}, 127.0.0.1`, 'x-real-ip': '10.1.1.1' }
      codes.add((await login(authLogin.path, `spoof${i}`, 'wrong1', stranger, spoofed)).status)
    }
    expect([...codes]).toEqual(['loginLimit'])
  })
})

describe('name and nickname', () => {
  test('do not tell that they are one account, and have five checks between them', async () => {
    await server.asOwner("UPDATE member SET nickname = 'hidden7' WHERE id = 'demo4'")
    const tries = async (path: string, name: string) => {
      const answers = []
      for (let i = 0; i < 6; i += 1)
        answers.push((await login(path, name, `wrong${i}`, '198.51.100.20')).status)
      return answers
    }
    const expected = [...Array(5).fill('invalid_password'), 'loginLimit']
    expect(await tries(authLogin.path, 'demo4')).toEqual(expected)
    expect(await tries(userLogin.path, 'hidden7')).toEqual(expected)
    expect(await tries(userLogin.path, 'nobody7')).toEqual(expected)
    const other = await login(userLogin.path, 'hidden7', 'demo88', '198.51.100.21')
    expect(other).toMatchObject({ status: 'loginLimit' })
    const [row] = await server.asOwner<{ count: number }>(
      "SELECT cardinality(stranger_checks) AS count FROM login_throttle WHERE key = 'account demo4'",
    )
    expect(row?.count).toBe(5)
  })

  test('whose checks are used up by the other name is not looked at', async () => {
    await server.asOwner("UPDATE member SET nickname = 'hidden8' WHERE id = 'demo5'")
    for (let i = 0; i < 5; i += 1) await login(authLogin.path, 'demo5', `wrong${i}`, '198.51.100.30')
    expect(await login(userLogin.path, 'hidden8', 'demo88', '198.51.100.31')).toMatchObject({
      status: 'invalid_password',
    })
    server.clock.now += 60_000
    expect(await login(userLogin.path, 'hidden8', 'demo88', '198.51.100.31')).toMatchObject({ status: 1 })
  })
})

describe('the throttle', () => {
  test.each([
    ['a day forward', 86_400_000],
    ['a day back', -86_400_000],
  ])('is neither emptied nor frozen by a clock that steps %s', async (_, step) => {
    const name = `demo${step > 0 ? 6 : 7}`
    const guess = () => login(authLogin.path, name, 'wrong1', '198.51.100.40')
    for (let i = 0; i < 5; i += 1) expect(await guess()).toMatchObject({ status: 'invalid_password' })
    server.clock.stepped = step
    expect(await guess()).toMatchObject({ status: 'loginLimit', details: { retry_after: 60 } })
    server.clock.now += 60_000
    expect(await login(authLogin.path, name, 'demo88', '198.51.100.40')).toMatchObject({ status: 1 })
    server.clock.stepped = 0
  })

  test('goes on counting in a process that has just started, and in two at once', async () => {
    const first = guardAt({ now: 30_000_000 })
    const second = guardAt({ now: 5 })
    const of = () => attempt({ name: 'id both', account: 'both', address: 'both' })
    expect(await taken(first, 3, of)).toBe(3)
    expect(await taken(second, 3, of)).toBe(2)
    expect(await second.take(of())).toMatchObject({ by: 'name', waitSeconds: 60 })
  })

  test.each([
    ['of a process that runs on', (clock: { now: number }) => clock.now],
    ['of one that has just started', () => 5],
  ])('never lets the clock %s run faster than time, with twenty checks at once', async (_, startOf) => {
    const before = { now: 60_000_000 }
    const running = guardAt(before)
    const last = await takenAt(running, 0)
    const clock = { now: startOf(before) }
    const lead = last - clock.now
    const guard = guardAt(clock)
    for (let round = 1; round <= 5; round += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => {
          clock.now += 100
          return takenAt(guard, round * 100 + i)
        }),
      )
    expect((await takenAt(guard, 1000)) - clock.now).toBeLessThanOrEqual(lead)
  })

  test('survives a crash of the database, which empties unlogged tables', async () => {
    const tables = await server.asOwner<{ relname: string }>(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relpersistence <> 'p' AND relnamespace = 'public'::regnamespace",
    )
    expect(tables).toEqual([])
  })

  test('forgets', async () => {
    const clock = { now: 40_000_000 }
    const guard = guardAt(clock)
    await taken(guard, 20, (i) => attempt({ name: `id gone ${i}`, account: `gone ${i}`, address: 'gone' }))
    clock.now += 600_001
    await guard.take(attempt({ name: 'id kept', account: 'kept', address: 'kept' }))
    await server.asOwner('SELECT forget_login_checks(100000)')
    const rows = await server.asOwner<{ key: string }>('SELECT key FROM login_throttle ORDER BY key')
    expect(rows.map(({ key }) => key)).toEqual(['account kept', 'address kept', 'id kept'])
  })

  test('lets many at one account at once through in turn, without a deadlock', async () => {
    const guard = guardAt({ now: 50_000_000 })
    const checks = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        guard.take(attempt({ name: `id ${i % 2}`, account: 'one', address: `at once ${i % 3}` })),
      ),
    )
    const given = checks.filter((check) => 'counts' in check)
    expect(given.filter(({ counts }) => counts)).toHaveLength(5)
    await Promise.all(given.map((check) => guard.giveBack(check)))
    // All are given back.
    expect(await taken(guard, 6, () => attempt({ name: 'id 1', account: 'one' }))).toBe(5)
  })

  test('never keeps the owner out of a known browser, however strangers time their guesses', async () => {
    const clock = { now: 70_000_000 }
    const guard = guardAt(clock)
    const guess = () => attempt({ name: 'id wanted', account: 'wanted', address: 'guesser' })
    const owner = () => attempt({ name: 'id wanted', account: 'wanted', address: 'home', known: true })
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await taken(guard, 5, guess)).toBe(5)
      const check = await guard.take(owner())
      if (!('counts' in check)) throw new Error('refused')
      expect(check.counts).toBe(true)
      // The next five are taken in the millisecond in which they are free.
      clock.now += 60_000
    }
    expect(await taken(guard, 9, owner)).toBe(5)
  })
})

type Kind = 'unknown' | 'wrong'

/** Answers and times of so many pairs of logins, by turns, so that neither is always the one behind the other. */
async function pairsOf(count: number) {
  const answers: Record<Kind, unknown[]> = { unknown: [], wrong: [] }
  const times: Record<Kind, number[]> = { unknown: [], wrong: [] }
  for (let i = 0; i < count; i += 1) {
    server.clock.now += 20_000
    const order: readonly Kind[] = i % 2 ? ['wrong', 'unknown'] : ['unknown', 'wrong']
    for (const kind of order) {
      const name = `${kind === 'wrong' ? 'demo' : 'never'}${11 + (i % 19)}`
      const from = { 'x-forwarded-for': `100.64.${i >> 8}.${i & 255}` }
      const began = performance.now()
      answers[kind].push(await login(authLogin.path, name, 'wrong1', '127.0.0.1', from))
      times[kind].push(performance.now() - began)
    }
  }
  return { answers, times }
}

test('an unknown name is answered as a wrong password is', async () => {
  const { answers } = await pairsOf(4)
  expect(answers.unknown).toEqual(answers.wrong)
})

// Only so many pairs say anything of time.
const testTimes = process.env.FULL === '1' ? test : test.skip
testTimes('an unknown name and a wrong password take the same time, over 2000 pairs', async () => {
  const { times } = await pairsOf(2000)
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [unknown, wrong] = [median(times.unknown), median(times.wrong)]
  console.log(`unknown name ${unknown.toFixed(2)} ms, wrong password ${wrong.toFixed(2)} ms`)
  expect(Math.abs(unknown - wrong) / wrong).toBeLessThan(0.05)
})
