import { authLogin, userLogin } from '@touchline/contracts/calls'
import { size } from '../../testing/sizes'
import { attempt, countAllowed, guardedLogins } from './testing/guarded-logins'

const { server, guardAt, login } = guardedLogins()

describe('an address', () => {
  test('has sixty failed checks a minute, over any names', async () => {
    const clock = { now: 0 }
    const guard = guardAt(clock)
    const names = (i: number) => attempt({ name: `id random ${i}`, account: `no id random ${i}` })
    expect(await countAllowed(guard, 70, names)).toBe(60)
    expect(guard.heldFor('198.51.100.1')).toBe(60)
    expect(guard.heldFor('198.51.100.2')).toBeNull()
    expect(await guard.take(attempt({ name: 'id owner', account: 'owner' }))).toEqual({
      waitSeconds: 60,
      by: 'address',
    })
    // Names of refused guesses leave nothing behind.
    expect(await server().asOwner("SELECT FROM login_throttle WHERE key LIKE 'id random 6_'")).toHaveLength(0)
    expect(await guard.take(attempt({ name: 'id owner', account: 'owner', known: true }))).toMatchObject({
      counts: true,
    })
    clock.now += 60_000
    expect(guard.heldFor('198.51.100.1')).toBeNull()
    expect(await countAllowed(guard, 1, names)).toBe(1)
  })

  test('of the newer kind is its whole /64 network', async () => {
    const guard = guardAt({ now: 9_000_000 })
    const at = (i: number, address: string) => attempt({ name: `id six ${i}`, account: `six ${i}`, address })
    expect(await countAllowed(guard, 70, (i) => at(i, `2001:db8:7:7::${i.toString(16)}`))).toBe(60)
    expect(guard.heldFor('2001:DB8:7:7:ffff::1')).toBe(60)
    expect(guard.heldFor('2001:db8:7:8::1')).toBeNull()
  })

  test('is not used up by members who know their password', async () => {
    const guard = guardAt({ now: 10_000_000 })
    for (let i = 0; i < 70; i += 1) {
      const check = await guard.take(
        attempt({ name: `id member ${i}`, account: `member ${i}`, address: 'a' }),
      )
      if (!('counts' in check)) throw new Error('refused')
      await guard.giveBack(check)
    }
  })

  test('cannot be forged: forwarded addresses from a stranger are ignored', async () => {
    const guard = guardAt(server().clock)
    const stranger = '203.0.113.9'
    await countAllowed(guard, 60, (i) => attempt({ name: `id x${i}`, account: `x${i}`, address: stranger }))
    const codes = new Set<string>()
    for (let i = 0; i < size(50, 1000); i += 1) {
      const spoofed = { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}, 127.0.0.1`, 'x-real-ip': '10.1.1.1' }
      codes.add((await login(authLogin.path, `spoof${i}`, 'wrong1', stranger, spoofed)).status)
    }
    expect([...codes]).toEqual(['loginLimit'])
  })
})

describe('name and nickname', () => {
  test('do not reveal that they are one account, and have five checks between them', async () => {
    await server().asOwner("UPDATE member SET nickname = 'hidden7' WHERE id = 'demo4'")
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
    const same = await login(userLogin.path, 'hidden7', 'demo88', '198.51.100.20')
    expect(same).toMatchObject({ status: 'loginLimit' })
    const [row] = await server().asOwner<{ count: number }>(
      "SELECT cardinality(stranger_checks) AS count FROM login_throttle WHERE key = 'account demo4'",
    )
    expect(row?.count).toBe(5)
  })

  test('whose checks are used up by the other name is not looked at', async () => {
    await server().asOwner("UPDATE member SET nickname = 'hidden8' WHERE id = 'demo5'")
    const guesses = (name: string, path: string) =>
      Promise.all([1, 2].map((i) => login(path, name, `wrong${i}`, '198.51.100.31')))
    // By the one name from elsewhere; by the other as often as somebody new there may ask.
    for (let i = 0; i < 5; i += 1) await login(authLogin.path, 'demo5', `wrong${i}`, '198.51.100.30')
    await guesses('hidden8', userLogin.path)
    expect(await login(userLogin.path, 'hidden8', 'demo88', '198.51.100.31')).toMatchObject({
      status: 'invalid_password',
    })
    server().clock.now += 60_000
    expect(await login(userLogin.path, 'hidden8', 'demo88', '198.51.100.31')).toMatchObject({ status: 1 })
  })
})

type Kind = 'unknown' | 'wrong'

/** Answers and times of so many pairs of logins, by turns, so that neither is always the one behind the other. */
async function pairsOf(count: number) {
  const answers: Record<Kind, unknown[]> = { unknown: [], wrong: [] }
  const times: Record<Kind, number[]> = { unknown: [], wrong: [] }
  for (let i = 0; i < count; i += 1) {
    server().clock.now += 20_000
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

// Fewer pairs give no reliable timing.
const testTimes = process.env.FULL === '1' ? test : test.skip
testTimes('an unknown name and a wrong password take the same time, over 2000 pairs', async () => {
  const { times } = await pairsOf(2000)
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [unknown, wrong] = [median(times.unknown), median(times.wrong)]
  console.log(`unknown name ${unknown.toFixed(2)} ms, wrong password ${wrong.toFixed(2)} ms`)
  expect(Math.abs(unknown - wrong) / wrong).toBeLessThan(0.05)
})
