import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sessionTokens } from '@touchline/serving'
import { NO_SESSION_KEY, OTHER_SESSION_KEY } from './session-key'
import { sampleEdge } from './testing/sample-edge'

const cookieOf = (key: string | undefined) =>
  `touchline=${sessionTokens(key).make(randomBytes(32).toString('base64url'), 'm1')}; Path=/; HttpOnly`

/** The log of an edge whose API answers calls with these cookies, one after the other. */
async function logOf(sessionKey: string | undefined, cookies: readonly string[]): Promise<string[]> {
  const waiting = [...cookies]
  const api = createServer((_request, response) => {
    response.setHeader('set-cookie', ['touchline-device=a; Path=/', waiting.shift() ?? '']).end('{}')
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const logged: string[] = []
  const { app } = await sampleEdge({
    api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    sessionKey,
    log: (line) => logged.push(line),
  })
  for (const _ of cookies)
    await app.inject({ method: 'POST', url: '/app/authlogin', headers: { host: 'garnet.example' } })
  await app.close()
  api.close()
  return logged
}

test.each([
  ['no key', undefined, [cookieOf(undefined)], [NO_SESSION_KEY]],
  ['the API’s key', 'ours', [cookieOf('ours')], []],
  ['an older key beside the API’s', 'old, ours', [cookieOf('ours'), cookieOf('old')], []],
  ['a key where the API has none', 'ours', [cookieOf(undefined), cookieOf(undefined)], [OTHER_SESSION_KEY]],
  ['another key than the API', 'ours', [cookieOf('theirs'), cookieOf('theirs')], [OTHER_SESSION_KEY]],
  [
    'a key that is mended and lost again',
    'ours',
    ['theirs', 'ours', 'theirs'].map(cookieOf),
    [OTHER_SESSION_KEY, OTHER_SESSION_KEY],
  ],
  ['a key when a session ends', 'ours', ['touchline=; Path=/; Max-Age=0'], []],
])('an edge with %s logs it', async (_, key, cookies, expected) => {
  expect(await logOf(key, cookies)).toEqual(expected)
})
