import { sessionRestore, userBalance, userProfile } from '@touchline/contracts/calls'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'
import type { SessionEnd } from './service'

const MINUTE = 60_000

let server: TestApp
const ends: SessionEnd[] = []
beforeAll(async () => {
  server = await testApp({ sessionIdleMs: 30 * MINUTE })
  server.links.sessionEnds$.subscribe((end) => ends.push(end))
})
afterAll(() => server.close())

/** Lets time pass in which the page asks once a minute and reports how long it has been idle. */
async function passIdleMinutes(member: TestMember, minutes: number) {
  const answers: unknown[] = []
  for (let i = 1; i <= minutes; i += 1) {
    server.clock.now += MINUTE
    answers.push((await member.call(userBalance, { parent_id: '', idle_seconds: i * 60 })).status)
  }
  return answers
}

/** Activity is written down behind the answer. */
async function written({ token }: TestMember): Promise<void> {
  let seenAt = 0
  while (seenAt < server.clock.now - MINUTE) {
    const rows = await server.asOwner<{ at: number }>(
      'SELECT seen_at::float8 AS at FROM session WHERE id = $1',
      [token],
    )
    seenAt = rows[0]?.at ?? 0
  }
}

test('a page that asks by itself keeps no session of a player who is away', async () => {
  const member = await server.login('demo2')
  const answers = await passIdleMinutes(member, 31)
  expect(answers.slice(0, 28)).toEqual(Array(28).fill(1))
  expect(answers.at(-1)).toBe('session_expired')
})

test.each([
  ['that somebody made', {}],
  ['of a page that was just touched', { idle_seconds: 2 }],
])('a call %s keeps the session', async (_, body) => {
  const member = await server.login('demo3')
  for (let i = 0; i < 4; i += 1) {
    server.clock.now += 20 * MINUTE
    expect(await member.call(userProfile, body)).toMatchObject({ status: 1 })
    await written(member)
  }
})

test.each([-5, 0.0001, 86_401, 1e300, 'x', null])(
  'a call that reports %j idle seconds is refused',
  async (idle_seconds) => {
    const member = await server.login('demo3')
    expect(await member.call(userProfile, { idle_seconds })).toMatchObject({
      status: 'invalidInput',
      details: { field: 'idle_seconds' },
    })
    expect(await member.call(userProfile, { idle_seconds: 86_400 })).toMatchObject({ status: 1 })
  },
)

test('opening the page keeps the session', async () => {
  const member = await server.login('demo4')
  for (let i = 0; i < 3; i += 1) {
    server.clock.now += 20 * MINUTE
    const restored = await server.post(sessionRestore.path, {}, { cookie: member.cookie })
    expect(restored.json()).toMatchObject({ status: 1 })
    await written(member)
  }
})

test('the end of an idle session is announced to its sockets, and ends no other session', async () => {
  const idle = await server.login('demo5')
  server.clock.now += 20 * MINUTE
  const used = await server.login('demo6')
  server.clock.now += 11 * MINUTE
  ends.length = 0
  await server.app.round('idle sessions')
  expect(ends.filter(({ account }) => ['demo5', 'demo6'].includes(account))).toEqual([
    { account: 'demo5', session: idle.token, code: 'session_expired' },
  ])
  expect(await used.call(userProfile)).toMatchObject({ status: 1 })
  expect(await idle.call(userProfile)).toMatchObject({ status: 'session_expired' })
})
