import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseDocument } from '@touchline/contracts'
import fastify from 'fastify'
import { sampleBuild, temporaryFolder } from '../../../testing/sample-build'
import { publish } from '../../publish'
import { AREAS_OF_ALL_KINDS, smallShell } from '../../testing/small-page'
import { candidateDocument } from './candidate-document'
import { smoke } from './smoke'

const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
// A machine without a browser installs one for the journeys; this suite needs it before.
const withBrowser = existsSync(BROWSER) ? describe : describe.skip

async function visits(script: string) {
  const releases = join(await temporaryFolder('smoke'), 'releases')
  const shell = await publish(await smallShell('1.0.0'), releases)
  const live = await publish(await sampleBuild('sportsbook', '1.0.0'), releases)
  const other = await publish(await sampleBuild('account-info', '1.0.0', AREAS_OF_ALL_KINDS.good), releases)
  const candidate = await publish(await sampleBuild('sportsbook', '1.1.0', script), releases)
  const alone = (current: typeof shell.release) => ({ current, canary: null, lastGood: null })
  const document = {
    ...{ schema: 1, brand: 'touchline', channel: 'production', revision: 1 },
    shell: alone(shell.release),
    remotes: { sportsbook: alone(live.release), 'account-info': alone(other.release) },
  } as ReleaseDocument
  const api = fastify({ forceCloseConnections: true })
  api.post('/app/authlogin', async () => ({ status: 1 }))
  api.post('/app/sessionrestore', async () => ({ status: 1 }))
  const address = await api.listen({ port: 0, host: '127.0.0.1' })
  try {
    return await smoke({
      document: candidateDocument(document, 'sportsbook', candidate.release),
      area: 'sportsbook',
      releases,
      api: address,
      releaseService: address,
      browser: BROWSER,
      member: { account: 'anybody', password: 'any' },
      shownWithinMs: 1500,
      progress: () => undefined,
    })
  } finally {
    await api.close()
  }
}

withBrowser('the smoke inside the production page', () => {
  jest.setTimeout(60_000)

  test('opens every route of an area that is good and finds nothing', async () => {
    const found = await visits(AREAS_OF_ALL_KINDS.good)
    expect(found.map(({ path }) => path)).toEqual([
      ...['/desktop', '/highlight/home', '/event', '/livetv'],
      '/desktop → /info/sysparlay',
    ])
    expect(found.flatMap(({ problems }) => problems)).toEqual([])
  })

  test.each([
    ['shows nothing', 'blank', 'nothing was shown'],
    ['writes an error to the console', 'loud', 'console: no odds today'],
    ['throws after it was drawn', 'throwing', 'uncaught: Error: broken'],
    ['makes the shell show its failure panel', 'failing', 'failure panel'],
    ['evaluates text', 'evaluating', 'content policy'],
    ['talks to another host', 'reaching', 'content policy'],
    ['leaves a listener behind', 'listening', 'left behind: 1 × listener resize of window (main.js'],
    ['leaves a timer behind', 'ticking', 'left behind: 1 × interval of 1000 ms (main.js'],
    ['asks for a file that is not there', 'missing', '404'],
  ] as const)('finds an area that %s', async (_what, kind, problem) => {
    const found = await visits(AREAS_OF_ALL_KINDS[kind])
    expect(found.flatMap(({ problems }) => problems).join('\n')).toContain(problem)
  })
})
