import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDocument } from '@touchline/contracts/release'
import fastify, { type FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { sampleBuild, temporaryFolder } from '../../../testing/sample-build'
import { publish } from '../../publish'
import { AREAS_OF_ALL_KINDS, SHEETS_OF_ALL_KINDS, smallShell } from '../../testing/small-page'
import { candidateDocument } from './candidate-document'
import { findBrowser } from './find-browser'
import { openBrowser } from './open-browser'
import { smoke } from './smoke'
import type { Visit } from './visit-route'

/** One browser, one API and one folder of releases for all areas, each in a document of its own. */
let installation: { browser: Browser; api: FastifyInstance; address: string; releases: string }

async function install(): Promise<void> {
  const releases = join(await temporaryFolder('smoke'), 'releases')
  const api = fastify({ forceCloseConnections: true })
  api.post('/app/authlogin', async () => ({ status: 1 }))
  api.post('/app/sessionrestore', async () => ({ status: 1 }))
  const address = await api.listen({ port: 0, host: '127.0.0.1' })
  installation = { browser: await openBrowser(findBrowser(process)), api, address, releases }
  const [shell, live, other] = [
    await publish(await smallShell('1.0.0'), releases),
    await publish(await sampleBuild('sportsbook', '1.0.0'), releases),
    await publish(await sampleBuild('account-info', '1.0.0', AREAS_OF_ALL_KINDS.good), releases),
  ]
  const alone = (current: typeof shell.release) => ({ current, canary: null, lastGood: null })
  document = {
    schema: 1,
    brand: 'touchline',
    channel: 'production',
    revision: 1,
    shell: alone(shell.release),
    remotes: { sportsbook: alone(live.release), 'account-info': alone(other.release) },
  } as ReleaseDocument
}
let document: ReleaseDocument
let published = 0

/** Opens an area of this script and style sheet. */
async function visits(
  script: string,
  sheet: string = SHEETS_OF_ALL_KINDS.good,
  only?: readonly string[],
): Promise<Visit[]> {
  const { browser, address, releases } = installation
  const build = await sampleBuild('sportsbook', `1.1.${published++}`, script)
  await writeFile(join(build, 'main.css'), sheet)
  const candidate = await publish(build, releases)
  return smoke({
    document: candidateDocument(document, 'sportsbook', candidate.release),
    area: 'sportsbook',
    releases,
    api: address,
    browser,
    member: { account: 'anybody', password: 'any' },
    shownWithinMs: 8000,
    lingerMs: 800,
    stayMs: 1200,
    only,
    progress: () => undefined,
  })
}

type Kind = readonly [area: keyof typeof AREAS_OF_ALL_KINDS, sheet?: keyof typeof SHEETS_OF_ALL_KINDS]

const CARELESS: Kind = ['careless', 'leaking']
const REACHES = 'a style sheet of it reaches beyond its place: '
const SHARED = 'changes what everybody shares: '

const FAULTS: readonly (readonly [what: string, kind: Kind, problem: string])[] = [
  ['shows nothing', ['blank'], 'nothing was shown'],
  ['is not to be seen', ['invisible'], 'the place of the area is blank'],
  ['writes an error to the console', CARELESS, 'console: no odds today'],
  ['throws after it was drawn', CARELESS, 'uncaught: Error: broken at'],
  ['throws a while after it was drawn', CARELESS, 'uncaught: Error: broken later'],
  ['makes the shell show its failure panel', ['failing'], 'failure panel'],
  ['evaluates text', CARELESS, "'unsafe-eval'"],
  ['talks to another host', CARELESS, 'https://elsewhere.example/'],
  ['asks for a file that is not there', CARELESS, '404'],
  ['hangs a while after it was drawn', ['hanging'], 'the page stopped answering'],
  ['leaves a listener behind', ['staying'], 'left behind: 1 × listener resize of window (main.js'],
  ['leaves a timer behind', ['staying'], 'left behind: 1 × interval of 1000 ms (main.js'],
  ['throws when a price is pressed', ['pressed'], 'after a price was pressed: uncaught: Error: no such line'],
  ['does nothing when a price is pressed', ['deaf'], 'no stake could be typed after a price was pressed'],
  ['shows no price', ['priceless'], 'no page of it shows a price that can be pressed'],
  ['lies over the page', ['covering'], '<button> “Sports” of the header cannot be pressed: <div> “Odds'],
  [
    'puts something over the page',
    ['coveringBeside'],
    '“Sports” of the header cannot be pressed: <div> lies over it',
  ],
  ['whitens the page', ['whitening'], 'the header of the shell is blank'],
  ['adds to the built-ins', CARELESS, `${SHARED}it adds Array.prototype.last`],
  ['replaces a built-in', CARELESS, `${SHARED}it replaces Array.prototype.map`],
  ['writes on the window', CARELESS, `${SHARED}it writes window.currentOdds`],
  ['hides the page by its style sheet', ['good', 'hiding'], `${REACHES}“body” applies to <body>`],
  ['styles everything', CARELESS, `${REACHES}“.own-Ab12_x, *” applies to <html>`],
  [
    'styles elements of the shell',
    CARELESS,
    `${REACHES}“header > button:hover” applies to <button> “Sports”`,
  ],
  [
    'styles what of the shell is not in a state',
    ['good', 'conditional'],
    `${REACHES}“button:not(:disabled)” applies to <button> “Sports”`,
  ],
  [
    'styles what of the shell is in one of several states',
    ['good', 'conditional'],
    `${REACHES}“header > :is(:hover, :focus)” applies to <button> “Sports”`,
  ],
  ['styles the page because it is there', CARELESS, `${REACHES}“body:has([data-area])” applies to <body>`],
]

const KINDS = [...new Set(FAULTS.map(([, kind]) => kind.join()))].map(
  (kind) => kind.split(',') as unknown as Kind,
)

/** As many at a time as a small machine bears: most of a visit is waiting. */
const AT_A_TIME = 4

async function inTurns<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const work = async () => {
    for (let job = next++; job < jobs.length; job = next++)
      results[job] = await (jobs[job] as () => Promise<T>)()
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return results
}

describe('the smoke inside the production page', () => {
  jest.setTimeout(300_000)
  let good: Visit[] = []
  let found = new Map<string, Visit[]>()

  beforeAll(async () => {
    await install()
    const faulty = KINDS.map(
      ([area, sheet]) =>
        () =>
          visits(AREAS_OF_ALL_KINDS[area], sheet && SHEETS_OF_ALL_KINDS[sheet], ['/desktop']),
    )
    const visited = await inTurns([() => visits(AREAS_OF_ALL_KINDS.good), ...faulty])
    good = visited.shift() ?? []
    found = new Map(KINDS.map((kind, index) => [kind.join(), visited[index] ?? []]))
  })

  afterAll(async () => {
    await installation.browser.close()
    await installation.api.close()
  })

  test('opens every route of an area that is good and finds nothing', () => {
    expect(good.flatMap(({ problems }) => problems)).toEqual([])
    expect(good.map(({ path }) => path)).toEqual([
      '/desktop',
      '/livetv',
      '/event',
      '/highlight/home',
      '/desktop → /info/betlist',
    ])
  })

  test.each(FAULTS)('finds an area that %s', (_what, kind, problem) => {
    const problems = found.get(kind.join())?.flatMap((visit) => visit.problems)
    expect(problems?.join('\n')).toContain(problem)
  })
})
