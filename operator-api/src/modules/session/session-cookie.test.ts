import { randomBytes } from 'node:crypto'
import { authLogin, sessionRestore } from '@touchline/contracts'
import { type TestApp, testApp } from '../../testing/test-app'

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

/** What a session is restored with, and how many queries that took. */
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
  expect(await askedWith('touchline-device=x')).toBe(none)
  expect(await askedWith(`touchline-device=${word(32)}`)).toBe(none + 1)
})
