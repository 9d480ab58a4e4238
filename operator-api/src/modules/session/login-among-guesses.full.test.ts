import { authLogin, userLogin } from '@touchline/contracts/calls'
import type { LoginGuard } from './login-guard'
import { attempt, countAllowed, guardedLogins } from './testing/guarded-logins'

const { server, guardAt, login } = guardedLogins()

describe('an owner on a new browser, while strangers guess', () => {
  /** Each place guesses as often as it may, for so many minutes; how many checks it was given in all. */
  const guessing = async (guard: LoginGuard, clock: { now: number }, places: number, minutes: number) => {
    let given = 0
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let place = 0; place < places; place += 1)
        given += await countAllowed(guard, 6, () =>
          attempt({ ...wanted(clock), address: `192.0.2.${place}` }),
        )
      clock.now += 60_000
    }
    return given
  }
  let at = 100_000_000
  const wanted = ({ now }: { now: number }) => {
    const name = `wanted ${Math.floor(now / 100_000_000)}`
    return { name: `id ${name}`, account: name }
  }
  const anew = () => {
    at += 100_000_000
    const clock = { now: at }
    return { clock, guard: guardAt(clock) }
  }

  /** For how many minutes one after the other somebody from a place that does not guess has no check, in half an hour. */
  const keptOut = async (places: number): Promise<number> => {
    const { clock, guard } = anew()
    let longest = 0
    for (let minute = 0, now = 0; minute < 30; minute += 1) {
      await guessing(guard, clock, places, 1)
      clock.now -= 1
      const check = await guard.take(attempt({ ...wanted(clock), address: '198.51.100.99' }))
      // As with the right password.
      if ('counts' in check) await guard.giveBack(check)
      now = 'counts' in check && check.counts ? 0 : now + 1
      longest = Math.max(longest, now)
      clock.now += 1
    }
    return longest
  }

  test.each([
    [1, 1],
    [2, 2],
    [9, 5],
  ])(
    'has a check that counts: %s places that guess keep them out for %s minutes at most',
    async (places, most) => {
      expect(await keptOut(places)).toBeLessThanOrEqual(most)
    },
  )

  test('logs in by either name with the right password, a minute after the guessing began and while it goes on', async () => {
    await server().asOwner("UPDATE member SET nickname = 'hidden9' WHERE id = 'demo9'")
    const guess = async () => {
      for (let i = 0; i < 6; i += 1) await login(authLogin.path, 'demo9', `wrong${i}`, '198.51.100.50')
      for (let i = 0; i < 6; i += 1) await login(userLogin.path, 'hidden9', `wrong${i}`, '198.51.100.50')
    }
    await guess()
    server().clock.now += 60_000
    await guess()
    expect(await login(authLogin.path, 'demo9', 'demo88', '198.51.100.51')).toMatchObject({ status: 1 })
    expect(await login(userLogin.path, 'hidden9', 'demo88', '198.51.100.52')).toMatchObject({ status: 1 })
    expect(await login(authLogin.path, 'demo9', 'demo88', '198.51.100.50')).toMatchObject({
      status: 'loginLimit',
    })
  })

  test('shares five checks a minute with all who guess, from however many places', async () => {
    const one = anew()
    // Five at first, and one a minute while it goes on.
    expect(await guessing(one.guard, one.clock, 1, 20)).toBe(24)
    const many = anew()
    const at: number[] = []
    for (let i = 0; i < 1000; i += 1) {
      const address = `203.0.${i >> 8}.${i & 255}`
      const given = await countAllowed(many.guard, 1, () => attempt({ ...wanted(many.clock), address }))
      if (given > 0) at.push(many.clock.now)
      many.clock.now += 1200
    }
    const most = Math.max(...at.map((from) => at.filter((one) => one >= from && one < from + 60_000).length))
    expect(most).toBe(5)
  })

  test('who mistypes has five checks at first, and a check a minute after that', async () => {
    const { clock, guard } = anew()
    const mine = () => attempt({ ...wanted(clock), address: '198.51.100.98' })
    expect(await countAllowed(guard, 7, mine)).toBe(5)
    clock.now += 60_000
    expect(await countAllowed(guard, 7, mine)).toBe(1)
    clock.now += 600_000
    expect(await countAllowed(guard, 7, mine)).toBe(5)
  })

  test('has its checks kept by a /48 of the newer kind as by one place', async () => {
    const { clock, guard } = anew()
    const from = (i: number) => attempt({ ...wanted(clock), address: `2001:db8:99:${i.toString(16)}::1` })
    expect(await countAllowed(guard, 50, from)).toBe(5)
  })
})
