import { type Answer, launchLogin, sessionRestore, userProfile } from '@touchline/contracts/calls'
import { size } from '../../testing/sizes'
import { type TestApp, testApp } from '../../testing/test-app'
import { hashSecret } from './repository'

const LOGINS = size(20, 1000)
const SECOND_LOGINS = size(10, 200)
const TOKENS = size(5, 1000)
const REDEEMERS = 10

let server: TestApp
beforeAll(async () => {
  server = await testApp({ sessionKey: 'a key of the installation' })
})
afterAll(() => server.close())

const cookieOf = (cookie: string) => /(?:^|; )touchline=([^;]+)/.exec(cookie)?.[1] ?? ''

/** How many bits of these words are not the same in all of them. */
function bitsThatVary(words: readonly Buffer[]): number {
  const [first] = words
  const differing = Buffer.alloc(first?.length ?? 0)
  for (const word of words)
    for (const [i, byte] of word.entries()) differing[i] = (differing[i] ?? 0) | (byte ^ (first?.[i] ?? 0))
  return [...differing].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
}

test(`${LOGINS} logins make as many tokens of 256 random bits, and each ends the one before`, async () => {
  const secrets: string[] = []
  const handles: string[] = []
  let former = ''
  for (let i = 0; i < LOGINS; i += 1) {
    const { cookie, token } = await server.login('demo5')
    secrets.push(cookieOf(cookie))
    handles.push(token)
    if (former !== '')
      expect((await server.post(sessionRestore.path, {}, { cookie: former })).json()).toMatchObject({
        status: 'sessionExpired',
      })
    former = cookie
  }
  expect(new Set(secrets).size).toBe(LOGINS)
  expect(new Set(handles).size).toBe(LOGINS)
  // The part before the first point is random; the signature follows.
  const words = secrets.map((secret) => secret.split('.')[0] ?? '')
  for (const word of words) expect(word).toMatch(/^[\w-]{43}$/)
  expect(new Set(words).size).toBe(LOGINS)
  expect(bitsThatVary(words.map((word) => Buffer.from(word, 'base64url')))).toBeGreaterThanOrEqual(128)
})

test(`a second login ends the first, ${SECOND_LOGINS} times of ${SECOND_LOGINS}, for a polling page`, async () => {
  for (let i = 0; i < SECOND_LOGINS; i += 1) {
    const first = await server.login('demo6')
    // From then on it is held in memory.
    expect(await first.call(userProfile)).toMatchObject({ status: 1 })
    const second = await server.login('demo6')
    expect(await first.call(userProfile)).toMatchObject({ status: 'sessionExpired' })
    expect(await second.call(userProfile)).toMatchObject({ status: 1 })
  }
})

test('two logins at the same moment leave one session', async () => {
  const both = await Promise.all([server.login('demo7'), server.login('demo7')])
  const answers = await Promise.all(both.map((one) => one.call(userProfile)))
  expect(answers.map(({ status }) => status).sort()).toEqual([1, 'sessionExpired'])
})

describe(`${TOKENS} launch tokens with ${REDEEMERS} redeemers each`, () => {
  /** How often somebody was let in, and how many sessions that began. */
  async function redeemed(name: string, livesMs: number) {
    const before = await sessions()
    const statuses: unknown[] = []
    for (let i = 0; i < TOKENS; i += 1) {
      const token = `${name} ${i}`
      await server.asOwner(
        'INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)',
        [hashSecret(token), `demo${8 + (i % 4)}`, server.clock.now + livesMs],
      )
      const answers = await Promise.all(
        Array.from({ length: REDEEMERS }, () => server.post(launchLogin.path, { token })),
      )
      const statusesOfToken = answers.map((answer) => answer.json<Answer<object>>().status)
      // Of simultaneous logins one is first, and nobody else is admitted.
      expect(statusesOfToken.filter((status) => status === 1).length).toBeLessThanOrEqual(1)
      statuses.push(...statusesOfToken)
    }
    const admitted = statuses.filter((status) => status === 1).length
    const refused = statuses.filter((status) => status === 'loginFailed').length
    return { admitted, refused, begun: (await sessions()) - before }
  }
  const sessions = async (): Promise<number> => {
    const [row] = await server.asOwner<{ count: number }>('SELECT count(*)::int AS count FROM session')
    return row?.count ?? 0
  }

  test('open one session each', async () => {
    expect(await redeemed('in time', 60_000)).toEqual({
      admitted: TOKENS,
      refused: TOKENS * (REDEEMERS - 1),
      begun: TOKENS,
    })
  })

  test('open none once they are too old', async () => {
    expect(await redeemed('late', 0)).toEqual({ admitted: 0, refused: TOKENS * REDEEMERS, begun: 0 })
  })
})
