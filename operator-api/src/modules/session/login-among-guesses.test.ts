import { authLogin, userLogin } from '@touchline/contracts/calls'
import type { LoginGuard } from './login-guard'
import { attempt, guardedLogins, taken } from './testing/guarded-logins'

const { server, guardAt, login } = guardedLogins()

describe('an owner on a new browser, while strangers guess', () => {
  /** Each place guesses as often as it may, for so many minutes; how many checks it was given in all. */
  const guessing = async (guard: LoginGuard, clock: { now: number }, places: number, minutes: number) => {
    let given = 0
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let place = 0; place < places; place += 1)
        given += await taken(guard, 6, () => attempt({ ...wanted(clock), address: `192.0.2.${place}` }))
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

  test.each([1, 9])(
    'has a check that counts, from a place that does not guess, with %s that do',
    async (places) => {
      const { clock, guard } = anew()
      for (let minute = 0; minute < 20; minute += 1) {
        await guessing(guard, clock, places, 1)
        clock.now -= 1
        const check = await guard.take(attempt({ ...wanted(clock), address: '198.51.100.99' }))
        if (!('counts' in check)) throw new Error(`refused in minute ${minute}`)
        expect(check.counts).toBe(true)
        // As with the right password.
        await guard.giveBack(check)
        clock.now += 1
      }
    },
  )

  test('logs in by either name with the right password', async () => {
    await server().asOwner("UPDATE member SET nickname = 'hidden9' WHERE id = 'demo9'")
    for (let i = 0; i < 6; i += 1) await login(authLogin.path, 'demo9', `wrong${i}`, '198.51.100.50')
    for (let i = 0; i < 6; i += 1) await login(userLogin.path, 'hidden9', `wrong${i}`, '198.51.100.50')
    expect(await login(authLogin.path, 'demo9', 'demo88', '198.51.100.51')).toMatchObject({ status: 1 })
    expect(await login(userLogin.path, 'hidden9', 'demo88', '198.51.100.52')).toMatchObject({ status: 1 })
    expect(await login(authLogin.path, 'demo9', 'demo88', '198.51.100.50')).toMatchObject({
      status: 'loginLimit',
    })
  })

  test('gives who guesses from one place five a minute, from a thousand seven', async () => {
    const one = anew()
    expect(await guessing(one.guard, one.clock, 1, 20)).toBe(100)
    const many = anew()
    let given = 0
    for (let i = 0; i < 1000; i += 1) {
      const address = `203.0.${i >> 8}.${i & 255}`
      given += await taken(many.guard, 1, () => attempt({ ...wanted(many.clock), address }))
      many.clock.now += 1200
    }
    // In twenty minutes; the last ones may be of the minute and the ten minutes that have just begun.
    expect(given).toBeGreaterThan(100)
    expect(given).toBeLessThanOrEqual(5 * 21 + 20 * 3)
  })

  test('has its checks kept by a /48 of the newer kind as by one place', async () => {
    const { clock, guard } = anew()
    const from = (i: number) => attempt({ ...wanted(clock), address: `2001:db8:99:${i.toString(16)}::1` })
    expect(await taken(guard, 50, from)).toBe(5)
  })
})
