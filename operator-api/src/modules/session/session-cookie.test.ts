import { randomBytes } from 'node:crypto'
import { authLogin, sessionRestore } from '@touchline/contracts/calls'
import { DEVICE_COOKIE } from '@touchline/contracts/release'
import { type TestApp, testApp } from '../../testing/test-app'
import { hashSecret } from './repository'

const word = (bytes: number) => randomBytes(bytes).toString('base64url')

let signing: TestApp
let plain: TestApp
beforeAll(async () => {
  signing = await testApp({ sessionKey: 'a key of the installation' })
  plain = await testApp()
})
afterAll(async () => {
  await signing.close()
  await plain.close()
})

/** The answer to a restored session, and its number of queries. */
async function restore(server: TestApp, cookie: string) {
  const query = jest.spyOn(server.database.pool, 'query')
  const { status } = (await server.post(sessionRestore.path, {}, { cookie })).json()
  const asked = query.mock.calls.length
  query.mockRestore()
  return { status, asked }
}

test.each([
  ['a random word', () => `touchline=${word(12)}`],
  ['a secret that nobody has signed', () => `touchline=${word(32)}`],
  ['a made-up signature', () => `touchline=${word(32)}.${word(8)}.${word(16)}`],
  ['a text of 4 kB', () => `touchline=${word(3000)}`],
])('a cookie of %s is refused without a query', async (_, cookie) => {
  expect(await restore(signing, cookie())).toEqual({ status: 'session_not_exists', asked: 0 })
})

test('a cookie of ours opens its session, and no other brand’s', async () => {
  const { cookie } = await signing.login('demo3')
  expect(await restore(signing, cookie)).toMatchObject({ status: 1 })
  const elsewhere = await signing.post(sessionRestore.path, {}, { cookie, 'x-brand': 'garnet' })
  expect(elsewhere.json()).toMatchObject({ status: 'session_not_exists' })
})

test('a cookie of ours whose session has ended is looked up and refused', async () => {
  const { cookie } = await signing.login('demo4')
  await signing.login('demo4')
  expect((await restore(signing, cookie)).status).toBe('sessionExpired')
})

test('without a key the form alone is looked at', async () => {
  const { cookie } = await plain.login('demo3')
  expect(await restore(plain, cookie)).toMatchObject({ status: 1 })
  expect(await restore(plain, `touchline=${word(12)}`)).toEqual({ status: 'session_not_exists', asked: 0 })
  expect(await restore(plain, `touchline=${word(32)}`)).toEqual({ status: 'session_not_exists', asked: 1 })
})

test('what cannot be the mark of a browser costs a login no more than none', async () => {
  const askedWith = async (cookie: string) => {
    const query = jest.spyOn(plain.database.pool, 'query')
    await plain.post(authLogin.path, { account_id: 'nobody', password: 'wrong1' }, { cookie })
    const asked = query.mock.calls.length
    query.mockRestore()
    return asked
  }
  const none = await askedWith('')
  expect(await askedWith('touchline-login=x')).toBe(none)
  expect(await askedWith(`touchline-login=${word(32)}`)).toBe(none + 1)
})

describe('the mark of a browser', () => {
  const markIn = (cookie: string) => /touchline-login=([\w-]+)/.exec(cookie)?.[1] ?? ''
  const loginWith = async (account: string, mark: string, password = 'demo88') => {
    const answer = await plain.post(
      authLogin.path,
      { account_id: account, password },
      { cookie: `touchline-login=${mark}` },
    )
    return { status: answer.json().status, mark: markIn(String(answer.headers['set-cookie'])) }
  }

  const marksOf = async (account: string): Promise<number> => {
    const { rows } = await plain.database.pool.query('SELECT FROM known_device WHERE member_id = $1', [
      account,
    ])
    return rows.length
  }
  const isKnown = async (account: string, mark: string): Promise<boolean> => {
    const { rows } = await plain.database.pool.query(
      'SELECT FROM known_device WHERE member_id = $1 AND device_hash = $2',
      [account, hashSecret(mark)],
    )
    return rows.length === 1
  }

  test('is new with every login, and the former one counts until the new one is brought', async () => {
    const planted = word(32)
    const first = await loginWith('demo5', planted)
    const second = await loginWith('demo5', first.mark)
    expect([first.status, second.status]).toEqual([1, 1])
    expect(new Set([planted, first.mark, second.mark, '']).size).toBe(4)
    expect(await marksOf('demo5')).toBe(2)
    const third = await loginWith('demo5', second.mark)
    expect([third.status, await marksOf('demo5')]).toEqual([1, 2])
    expect(await isKnown('demo5', first.mark)).toBe(false)
    expect(await isKnown('demo5', second.mark)).toBe(true)
  })

  test('is known as before when the answer of a login was lost, however often', async () => {
    const { mark } = await loginWith('demo8', '')
    for (let time = 0; time < 3; time += 1) await loginWith('demo8', mark)
    expect(await isKnown('demo8', mark)).toBe(true)
  })

  test('does not take the place of the name by which the edge draws its canaries', async () => {
    const answer = await plain.post(authLogin.path, { account_id: 'demo7', password: 'demo88' })
    const names = answer.cookies.map(({ name }) => name)
    expect(names).toContain('touchline-login')
    expect(names).not.toContain(DEVICE_COOKIE)
  })

  test('that was planted gives nobody more guesses than five', async () => {
    const planted = word(32)
    await loginWith('demo6', planted)
    const statuses = []
    for (const mark of [planted, '', planted, '', planted, '', planted, ''])
      statuses.push((await loginWith('demo6', mark, 'wrong1')).status)
    expect(statuses.filter((status) => status === 'invalid_password')).toHaveLength(5)
    expect(statuses.at(-1)).toBe('loginLimit')
  })
})
