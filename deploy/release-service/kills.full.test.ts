import { join } from 'node:path'
import { type AuditVerdict, ReleaseDocument } from '@touchline/contracts/release'
import * as v from 'valibot'
import { publish } from '../cli/publish'
import { sampleBuild, temporaryFolder } from '../testing/sample-build'
import { sized } from '../testing/sizes'
import { bundleKillable, type Killable, startKillable } from './testing/start-killable'

const KILLS = sized(10, 500)
const TOKEN = 'a-token'
const HEADERS = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
const FAILPOINTS = ['before-write', 'written-aside', 'named', 'named-for-good']

interface Change {
  revision: number
  version: string
}

/** The state known from outside: the last answered change, and a change sent without an answer. */
interface Known {
  answered: Change
  open: Change | null
}

async function publishedVersions(): Promise<string> {
  const data = await temporaryFolder('kills')
  const releases = join(data, 'releases')
  await publish(await sampleBuild('shell', '1.0.0'), releases)
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(await sampleBuild('sportsbook', version, `run('${version}')`), releases)
  }
  return data
}

/** Changes the sportsbook to and fro until the service is gone. */
async function changeUntilGone(service: Killable, known: Known): Promise<Known> {
  let { answered } = known
  for (;;) {
    const version = answered.version === '1.0.0' ? '1.1.0' : '1.0.0'
    const versions = { shell: '1.0.0', sportsbook: version }
    const change = { kind: 'set', versions }
    const body = JSON.stringify({
      expected: answered.revision,
      change,
      reason: 'to and fro',
      unchecked: true,
    })
    const open = { revision: answered.revision + 1, version }
    const answer = await fetch(`${service.url}/change`, { method: 'POST', headers: HEADERS, body }).then(
      async (response) => ({ status: response.status, body: await response.json() }),
      () => null,
    )
    if (answer === null) return { answered, open }
    expect(answer.status).toBe(200)
    answered = open
  }
}

/** The release after a restart; it must be the last answered change, or one step further. */
async function checkAfterRestart(service: Killable, { answered, open }: Known): Promise<Known> {
  const response = await fetch(`${service.url}/document`)
  const document = response.status === 404 ? null : v.parse(ReleaseDocument, await response.json())
  const found = {
    revision: document?.revision ?? 0,
    version: document?.remotes.sportsbook?.current.version ?? answered.version,
  }
  expect([answered, open]).toContainEqual(found)
  // Killed in the middle of the very first change, there is no brand to ask about.
  if (found.revision === 0) return { answered: found, open: null }
  const verdict = await fetch(`${service.url}/history/verify`, { headers: HEADERS })
  expect((await verdict.json()) as AuditVerdict).toMatchObject({ ok: true, entries: found.revision })
  return { answered: found, open: null }
}

test(
  `after ${KILLS} kills in a stream of changes no answered change is lost, and document and history agree`,
  async () => {
    await bundleKillable()
    const data = await publishedVersions()
    let known: Known = { answered: { revision: 0, version: '1.0.0' }, open: null }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const failpoint = FAILPOINTS[kill % (FAILPOINTS.length + 1)]
      // Every change passes each failpoint twice: for its entry and for the copy of the document.
      const passing = String(1 + ((kill * 7) % 12))
      const env = { KILL_AT: failpoint ?? '', KILL_AT_PASSING: passing }
      const service = await startKillable({ DATA_DIR: data, RELEASE_TOKEN: TOKEN, ...env })
      // The start repairs traces of the last kill, and may be killed meanwhile.
      if (service === null) continue
      known = await checkAfterRestart(service, known)
      const timer = failpoint ? undefined : setTimeout(service.kill, Math.random() * 200)
      known = await changeUntilGone(service, known)
      clearTimeout(timer)
      await service.gone
    }
    const last = await startKillable({ DATA_DIR: data, RELEASE_TOKEN: TOKEN, KILL_AT: '' })
    if (last === null) throw new Error('the service did not come up')
    const { answered } = await checkAfterRestart(last, known)
    last.kill()
    await last.gone
    expect(answered.revision).toBeGreaterThan(KILLS / 2)
  },
  KILLS * 10_000,
)
