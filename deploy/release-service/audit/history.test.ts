import fc from 'fast-check'
import { sized } from '../../testing/sizes'
import { entryKey } from '../release/keys'
import type { ObjectStore } from '../storage/object-store'
import { FIRST, sampleService, set } from '../testing/sample-service'

const IDENTITY = { brand: 'touchline', channel: 'production' }
const ALTERED = sized(200, 1000)
const REVISIONS = 12

/** A history of twelve changes. */
async function history() {
  const service = await sampleService()
  await service.change(0, FIRST)
  for (let revision = 1; revision < REVISIONS; revision += 1) {
    await service.change(revision, set({ sportsbook: revision % 2 ? '1.1.0' : '1.0.0' }))
  }
  const verdict = async () => (await service.get('/history/verify')).json()
  return { ...service, verdict }
}

/** Puts other bytes, or none, in the place of an entry. */
async function alter(store: ObjectStore, revision: number, body: Buffer | null): Promise<void> {
  const key = entryKey(IDENTITY, revision)
  await store.remove(key)
  if (body) await store.write(key, body, null)
}

const entryOf = async (store: ObjectStore, revision: number): Promise<Buffer> => {
  const stored = await store.read(entryKey(IDENTITY, revision))
  if (!stored) throw new Error(`no revision ${revision}`)
  return stored.body
}

describe('the history', () => {
  test('shows who changed what and why, newest first, with the values before and after', async () => {
    const { get, verdict } = await history()
    const { entries } = (await get('/history?limit=2')).json()
    expect(entries).toMatchObject([
      {
        revision: 12,
        actor: 'installation',
        reason: 'unchecked: a test',
        change: { kind: 'set', versions: { sportsbook: '1.1.0' } },
        versions: {
          sportsbook: { before: '1.0.0', after: '1.1.0' },
          shell: { before: '1.0.0', after: '1.0.0' },
        },
        before: { revision: 11 },
        after: { revision: 12 },
      },
      { revision: 11, before: { revision: 10 } },
    ])
    expect(await verdict()).toMatchObject({ ok: true, entries: 12, problem: null, head: entries[0].hash })
  })

  test(`shows every one of ${ALTERED} altered bytes`, async () => {
    const { store, verdict } = await history()
    const originals = new Map<number, Buffer>()
    for (let revision = 1; revision <= REVISIONS; revision += 1) {
      originals.set(revision, await entryOf(store, revision))
    }
    let detected = 0
    const alteration = fc.record({
      revision: fc.integer({ min: 1, max: REVISIONS }),
      at: fc.nat(),
      by: fc.integer({ min: 1, max: 255 }),
    })
    await fc.assert(
      fc.asyncProperty(alteration, async ({ revision, at, by }) => {
        const original = originals.get(revision) as Buffer
        const altered = Buffer.from(original)
        const position = at % altered.length
        altered[position] = ((altered[position] ?? 0) + by) % 256
        await alter(store, revision, altered)
        const { ok, problem } = await verdict()
        await alter(store, revision, original)
        expect([ok, problem]).toEqual([false, `revision ${revision} was altered`])
        detected += 1
      }),
      { numRuns: ALTERED },
    )
    expect(detected).toBe(ALTERED)
    expect(await verdict()).toMatchObject({ ok: true })
  }, 120_000)

  test.each([
    ['one is taken out', 5, null, 'revision 5 is missing'],
    ['the first is taken out', 1, null, 'revision 2 does not follow from the one before'],
    ['the last is taken out', 12, null, 'the entries after revision 11 are missing'],
    ['one replaces another', 5, 7, 'revision 5 was replaced by 7'],
  ])('is not whole when %s', async (_what, revision, by, problem) => {
    const { store, verdict } = await history()
    await alter(store, revision, by === null ? null : await entryOf(store, by))
    expect(await verdict()).toMatchObject({ ok: false, problem, head: null })
  })

  test('is not whole when the document says something else', async () => {
    const { store, verdict } = await history()
    const key = 'documents/touchline/production.json'
    const document = await store.read(key)
    const altered = document?.body.toString().replaceAll('1.1.0', '1.2.0') ?? ''
    await store.write(key, Buffer.from(altered), document?.tag ?? null)
    expect(await verdict()).toMatchObject({ ok: false, problem: 'the document of revision 12 was altered' })
  })
})
