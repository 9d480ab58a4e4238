import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '../cli/publish'
import { sampleBuild, temporaryFolder } from '../testing/sample-build'
import { createReleaseService } from './app'
import type { ReleaseChange } from './change'
import { createReleaseStore } from './release-store'

const TOKEN = 'a-token'

async function service() {
  const data = await temporaryFolder('data')
  const releases = join(data, 'releases')
  for (const area of ['shell', 'sportsbook', 'tournament']) {
    await publish(await sampleBuild(area, '1.0.0'), releases)
  }
  await publish(await sampleBuild('sportsbook', '1.1.0', 'newer()'), releases)
  const documents = join(data, 'documents')
  const identity = { brand: 'touchline', channel: 'production' }
  const store = createReleaseStore({ documents, releases, ...identity, now: () => 1000 })
  const app = createReleaseService(store, TOKEN)
  const change = (expected: number, body: ReleaseChange, token = TOKEN) =>
    app.inject({
      method: 'POST',
      url: '/change',
      headers: { authorization: `Bearer ${token}` },
      payload: { expected, change: body, actor: 'tester', reason: 'a test' },
    })
  return { app, change, documents }
}

const set = (versions: Record<string, string>): ReleaseChange => ({ kind: 'set', versions })
const FIRST = set({ shell: '1.0.0', sportsbook: '1.0.0', tournament: '1.0.0' })

describe('the release service', () => {
  test('has no document before the first release', async () => {
    const { app } = await service()
    expect((await app.inject('/document')).statusCode).toBe(404)
  })

  test('names the files of every area with their hashes', async () => {
    const { app, change } = await service()
    expect((await change(0, FIRST)).statusCode).toBe(200)
    const document = (await app.inject('/document')).json()
    expect(document).toMatchObject({
      revision: 1,
      brand: 'touchline',
      shell: { current: { version: '1.0.0' } },
    })
    expect(document.remotes.sportsbook.current.integrity['main.js']).toMatch(/^sha384-/)
  })

  test('puts one area back without touching the others', async () => {
    const { change } = await service()
    await change(0, FIRST)
    await change(1, set({ sportsbook: '1.1.0' }))
    const back = (await change(2, set({ sportsbook: '1.0.0' }))).json()
    expect(back.remotes).toMatchObject({
      sportsbook: { current: { version: '1.0.0' }, lastGood: '1.1.0' },
      tournament: { current: { version: '1.0.0' }, lastGood: null },
    })
  })

  test('answers 304 to who has the revision', async () => {
    const { app, change } = await service()
    await change(0, FIRST)
    const again = await app.inject({ url: '/document', headers: { 'if-none-match': '"r1"' } })
    expect(again.statusCode).toBe(304)
  })

  test('lets exactly one of many changes for the same revision through', async () => {
    const { change, documents } = await service()
    await change(0, FIRST)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(1, set({ sportsbook: '1.1.0' }))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    const history = await readFile(join(documents, 'touchline/production.history.jsonl'), 'utf8')
    expect(history.trim().split('\n')).toHaveLength(2)
  })

  test.each([
    ['a version nobody published', 1, set({ sportsbook: '9.9.9' }), TOKEN, 422],
    ['a path in place of a version', 1, set({ sportsbook: '../shell/1.0.0' }), TOKEN, 422],
    ['a revision that has passed', 0, set({ sportsbook: '1.1.0' }), TOKEN, 409],
    ['a wrong token', 1, set({ sportsbook: '1.1.0' }), 'another', 401],
    ['a change of no kind', 1, { kind: 'erase' } as unknown as ReleaseChange, TOKEN, 400],
  ])('refuses %s', async (_what, expected, body, token, status) => {
    const { app, change } = await service()
    await change(0, FIRST)
    expect((await change(expected, body, token)).statusCode).toBe(status)
    expect((await app.inject('/document')).json().revision).toBe(1)
  })
})
