import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from '../testing/ask'
import { holdMany, release, tally } from '../testing/attacks'
import { behindNginx } from '../testing/behind-nginx'

const PAGE = 'garnet.example'
const ATTACKER = '127.0.0.2'
const FILE = '/assets/sportsbook/1.0.0/main.js'

const opened: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(opened.map((stop) => stop())))

async function open(...given: Parameters<typeof behindNginx>) {
  const site = await behindNginx(...given)
  opened.push(site.stop)
  return site
}

/** The answers for another visitor meanwhile: the page, a file and a call. */
const others = async (port: number) =>
  Promise.all(['/', FILE, '/app/version'].map(async (path) => (await ask(port, PAGE, path)).status))

describe('one network leaves room for the others', () => {
  test.each([
    [
      'sends half of its headers, on more connections than an nginx has that nobody set up',
      'GET / HTTP/1.1\r\nHo',
    ],
    ['sends nothing at all', ''],
  ])(
    'when it %s',
    async (_what, sent) => {
      const { port } = await open()
      const attempt = () => ({ port, host: PAGE, sent, patienceMs: 20, from: ATTACKER })
      const held = await holdMany(900, 300, attempt)
      expect(held.filter(({ isClosed }) => isClosed())).toEqual([])
      expect(await others(port)).toEqual([200, 200, 200])
      await release(held)
    },
    30_000,
  )

  test('when it takes nothing of what it asked for; a refusal is not remembered', async () => {
    const openPerNetwork = 30
    const { port, releases } = await open({ openPerNetwork })
    const large = join(releases, 'sportsbook/1.0.0/large.js')
    await writeFile(large, '')
    // More than the buffers of both sides take.
    await truncate(large, 64 * 1024 * 1024)
    const sent = `GET /assets/sportsbook/1.0.0/large.js HTTP/1.1\r\nHost: ${PAGE}\r\n\r\n`
    const attempt = () => ({
      port,
      host: PAGE,
      sent,
      patienceMs: 5000,
      from: ATTACKER,
      takesNothing: true,
    })
    const held = await holdMany(openPerNetwork * 3, 30, attempt)
    expect(tally(held)).toEqual({ 200: openPerNetwork, 429: openPerNetwork * 2 })
    for (const path of ['/', FILE, '/app/version']) {
      const { status, headers } = await ask(port, PAGE, path, { from: ATTACKER })
      expect([status, headers['cache-control']]).toEqual([429, undefined])
    }
    expect(await others(port)).toEqual([200, 200, 200])
    await release(held)
  })

  test.each(['', 'GET / HTTP/1.1\r\nHo', `GET / HTTP/1.1\r\nHost: ${PAGE}\r\n`])(
    'a connection that got as far as %j is closed in time, whether it named a host or not',
    async (sent) => {
      const { port } = await open({ headersMs: 200 })
      const [held] = await holdMany(1, 1, () => ({ port, host: PAGE, sent, patienceMs: 20 }))
      if (held && !held.isClosed()) await new Promise((done) => held.socket.once('close', done))
    },
  )
})

test('pages are served on IPv6 as on IPv4', async () => {
  const { port } = await open()
  const codes = await Promise.all(
    ['127.0.0.1', '::1'].map(async (address) => (await ask(port, PAGE, '/', { address })).status),
  )
  expect(codes).toEqual([200, 200])
})
