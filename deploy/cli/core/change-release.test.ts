import { PassThrough } from 'node:stream'
import { sampleBuild } from '../../testing/sample-build'
import { createReleaseClient, type ReleaseClient } from '../service/release-client'
import { startService } from '../testing/start-service'
import { uploadBuild } from '../upload-build'
import { type ChangingOptions, changeRelease } from './change-release'
import { createOutput } from './output'

const IDENTITY = { brand: 'touchline', channel: 'production' }
const set = (versions: Record<string, string>) => ({ kind: 'set' as const, versions })

let service: Awaited<ReturnType<typeof startService>>
let client: ReleaseClient

beforeEach(async () => {
  service = await startService()
  client = createReleaseClient({ url: service.url, token: 'root' })
  for (const [area, version] of [
    ['shell', '1.0.0'],
    ['sportsbook', '1.0.0'],
    ['tournament', '1.0.0'],
    ['tournament', '1.1.0'],
  ] as const) {
    await uploadBuild(client, await sampleBuild(area, version, version), {
      dryRun: false,
      step: () => undefined,
    })
  }
  const first = set({ shell: '1.0.0', sportsbook: '1.0.0', tournament: '1.0.0' })
  await client.change({ ...IDENTITY, expected: 0, change: first, reason: 'first', dryRun: false })
})
afterEach(() => service.stop())

/** Somebody else changes the tournament after the document was read, the given number of times. */
function rivals(times: number): ReleaseClient {
  let left = times
  return {
    ...client,
    document: async (identity) => {
      const document = await client.document(identity)
      if (left > 0 && document) {
        left -= 1
        const change = set({ tournament: left % 2 === 0 ? '1.1.0' : '1.0.0' })
        await client.change({
          ...IDENTITY,
          expected: document.revision,
          change,
          reason: 'cup',
          unchecked: true,
          dryRun: false,
        })
      }
      return document
    },
  }
}

async function pin(options: ChangingOptions, times: number) {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const io = {
    stdin: new PassThrough(),
    stdout,
    stderr,
    env: {},
    isInteractive: false,
    isTerminal: false,
    hasColours: false,
    columns: 100,
    now: () => 0,
  }
  const session = { io, output: createOutput(io, false), client: rivals(times), isOwn: false }
  const change = () => ({ kind: 'pin' as const, area: 'sportsbook', version: '1.0.0' })
  await changeRelease(session, options, { change, fallback: 'a test' })
  return { stdout: String(stdout.read()), stderr: String(stderr.read()) }
}

describe('a change for which another came first', () => {
  test('is not made; the error names who came first and what they changed', async () => {
    await expect(pin({}, 1)).rejects.toMatchObject({
      exit: 'conflict',
      message:
        'Another change came first: installation set tournament to 1.1.0 (revision 2: unchecked: cup).',
    })
    expect((await client.document(IDENTITY))?.revision).toBe(2)
  })

  test('is made on top of the others with --retry', async () => {
    const { stdout, stderr } = await pin({ retry: true }, 2)
    expect(stderr).toContain('Trying again on revision 3')
    expect(stdout).toContain('is at revision 4')
  })

  test('is given up after five attempts', async () => {
    await expect(pin({ retry: true }, 9)).rejects.toMatchObject({ exit: 'conflict' })
  })
})
