import { authLogin } from '@touchline/contracts/calls'
import { attempt, checkedAt, countAllowed, guardedLogins } from './testing/guarded-logins'

const { server, guardAt, login } = guardedLogins()

describe('the throttle', () => {
  test.each([
    ['a day forward', 86_400_000],
    ['a day back', -86_400_000],
  ])('is neither emptied nor frozen by a clock that steps %s', async (_, step) => {
    const name = `demo${step > 0 ? 6 : 7}`
    const guess = () => login(authLogin.path, name, 'wrong1', '198.51.100.40')
    for (let i = 0; i < 5; i += 1) expect(await guess()).toMatchObject({ status: 'invalid_password' })
    server().clock.stepped = step
    expect(await guess()).toMatchObject({ status: 'loginLimit', details: { retry_after: 60 } })
    server().clock.now += 60_000
    expect(await login(authLogin.path, name, 'demo88', '198.51.100.40')).toMatchObject({ status: 1 })
    server().clock.stepped = 0
  })

  test('goes on counting in a process that has just started, and in two at once', async () => {
    const first = guardAt({ now: 30_000_000 })
    const second = guardAt({ now: 5 })
    const of = () => attempt({ name: 'id both', account: 'both', address: 'both' })
    expect(await countAllowed(first, 3, of)).toBe(3)
    expect(await countAllowed(second, 3, of)).toBe(2)
    expect(await second.take(of())).toMatchObject({ by: 'name', waitSeconds: 60 })
  })

  test.each([
    ['of a process that runs on', (clock: { now: number }) => clock.now],
    ['of one that has just started', () => 5],
  ])('never lets the clock %s run faster than time, with twenty checks at once', async (_, startOf) => {
    const before = { now: 60_000_000 }
    const running = guardAt(before)
    const last = await checkedAt(running, 0)
    const clock = { now: startOf(before) }
    const lead = last - clock.now
    const guard = guardAt(clock)
    for (let round = 1; round <= 5; round += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => {
          clock.now += 100
          return checkedAt(guard, round * 100 + i)
        }),
      )
    expect((await checkedAt(guard, 1000)) - clock.now).toBeLessThanOrEqual(lead)
  })

  test('survives a crash of the database, which empties unlogged tables', async () => {
    const tables = await server().asOwner<{ relname: string }>(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relpersistence <> 'p' AND relnamespace = 'public'::regnamespace",
    )
    expect(tables).toEqual([])
  })

  test('forgets', async () => {
    const clock = { now: 40_000_000 }
    const guard = guardAt(clock)
    await countAllowed(guard, 20, (i) =>
      attempt({ name: `id gone ${i}`, account: `gone ${i}`, address: 'gone' }),
    )
    clock.now += 600_001
    await guard.take(attempt({ name: 'id kept', account: 'kept', address: 'kept' }))
    await server().asOwner('SELECT forget_login_checks(100000)')
    const rows = await server().asOwner<{ key: string }>('SELECT key FROM login_throttle ORDER BY key')
    expect(rows.map(({ key }) => key)).toEqual([
      'account kept',
      'address kept',
      'id kept',
      'lately account kept',
      'lately id kept',
      'site kept id kept',
    ])
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
    expect(await countAllowed(guard, 6, () => attempt({ name: 'id 1', account: 'one' }))).toBe(5)
  })

  test('never keeps the owner out of a known browser, however strangers time their guesses', async () => {
    const clock = { now: 70_000_000 }
    const guard = guardAt(clock)
    const guess = () => attempt({ name: 'id wanted', account: 'wanted', address: 'guesser' })
    const owner = () => attempt({ name: 'id wanted', account: 'wanted', address: 'home', known: true })
    for (let minute = 0; minute < 5; minute += 1) {
      // One place has five at first, and one a minute while it goes on.
      expect(await countAllowed(guard, 5, guess)).toBe(minute === 0 ? 5 : 1)
      const check = await guard.take(owner())
      if (!('counts' in check)) throw new Error('refused')
      expect(check.counts).toBe(true)
      // The next ones are allowed in the millisecond in which they are free.
      clock.now += 60_000
    }
    expect(await countAllowed(guard, 9, owner)).toBe(5)
  })
})
