import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNewerRelease } from '@touchline/contracts/release'
import { entryKey } from './release/keys'
import { FIRST, sampleService, serviceOn, set } from './testing/sample-service'

const IDENTITY = { brand: 'touchline', channel: 'production' }

async function twoRevisions() {
  const service = await sampleService()
  await service.change(0, FIRST)
  const document = join(service.data, 'documents/touchline/production.json')
  const first = await readFile(document)
  await service.change(1, set({ sportsbook: '1.1.0' }))
  return { ...service, document, first, entry: join(service.data, entryKey(IDENTITY, 2)) }
}

const runs = async ({ app }: Pick<Awaited<ReturnType<typeof serviceOn>>, 'app'>) => {
  const document = (await app.inject('/document')).json()
  return [document.revision, document.remotes.sportsbook.current.version]
}

describe('after a crash', () => {
  test('between history and document, the change is in effect and the document follows', async () => {
    const { data, document, first } = await twoRevisions()
    const second = await readFile(document, 'utf8')
    await writeFile(document, first)
    const again = await serviceOn(data)
    expect(await runs(again)).toEqual([2, '1.1.0'])
    expect(await readFile(document, 'utf8')).toBe(second)
  })

  test.each([0, 1, 400])(
    'in an entry of which %d bytes are there, the entry is laid aside',
    async (bytes) => {
      const { data, document, first, entry } = await twoRevisions()
      await writeFile(document, first)
      await truncate(entry, bytes)
      const again = await serviceOn(data)
      expect(again.logged).toEqual([expect.stringContaining('torn by a crash')])
      expect(await runs(again)).toEqual([1, '1.0.0'])
      expect((await again.change(1, set({ sportsbook: '1.2.0' }))).statusCode).toBe(200)
      expect((await again.get('/history/verify')).json()).toMatchObject({ ok: true, entries: 2 })
      expect(await again.store.list('torn/')).toHaveLength(1)
    },
  )

  test('that took the document away, the history brings it back', async () => {
    const { data, document, store } = await twoRevisions()
    await store.remove('documents/touchline/production.json')
    const again = await serviceOn(data)
    expect(await runs(again)).toEqual([2, '1.1.0'])
    expect(JSON.parse(await readFile(document, 'utf8'))).toMatchObject({ revision: 2 })
  })
})

test('a history that was altered lets nobody change the release, and players go on', async () => {
  const { data, entry } = await twoRevisions()
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('a test', 'a lie!'))
  const again = await serviceOn(data)
  expect(await runs(again)).toEqual([2, '1.1.0'])
  const answer = await again.change(2, set({ sportsbook: '1.2.0' }))
  expect([answer.statusCode, answer.json().reason]).toEqual([503, expect.stringContaining('was altered')])
})

test('a document from before there was a history becomes its first entry', async () => {
  const { data, store } = await twoRevisions()
  for (const revision of [1, 2]) await store.remove(entryKey(IDENTITY, revision))
  const again = await serviceOn(data)
  expect(await runs(again)).toEqual([2, '1.1.0'])
  expect((await again.change(2, set({ sportsbook: '1.2.0' }))).statusCode).toBe(200)
  expect((await again.get('/history/verify')).json()).toMatchObject({ ok: true, entries: 2 })
})

test('a clock that was put back makes no change older than the one before', async () => {
  const { change, clock, app } = await twoRevisions()
  const before = (await app.inject('/document')).json()
  clock.now -= 60_000
  await change(2, set({ sportsbook: '1.2.0' }))
  expect(isNewerRelease((await app.inject('/document')).json(), before)).toBe(true)
})

test('two processes on one folder: one change wins, and the other one sees it', async () => {
  const one = await twoRevisions()
  const two = await serviceOn(one.data)
  const answers = await Promise.all([
    one.change(2, set({ sportsbook: '1.0.0' })),
    two.change(2, set({ sportsbook: '1.2.0' })),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await Promise.all([one.releases.refresh(), two.releases.refresh()])
  expect(await runs(one)).toEqual(await runs(two))
})

describe('a history that is replaced under a running service', () => {
  test('is read again, so that the next change follows from it', async () => {
    const service = await twoRevisions()
    const { data, releases, logged, document, first, entry } = service
    const revisions: number[] = []
    releases.onRelease((_identity, { revision }) => revisions.push(revision))
    await rm(entry)
    await writeFile(document, first)
    await releases.refresh()
    expect(await runs(service)).toEqual([1, '1.0.0'])
    expect(revisions).toEqual([1])
    expect(logged).toEqual([expect.stringContaining('read again')])
    expect((await service.change(1, set({ sportsbook: '1.2.0' }))).statusCode).toBe(200)
    expect((await service.get('/history/verify')).json()).toMatchObject({ ok: true, entries: 2 })
    expect(await runs(await serviceOn(data))).toEqual([2, '1.2.0'])
  })

  test('gives a revision a second time, with another ETag than the first', async () => {
    const service = await twoRevisions()
    const { app, data, document, first, entry } = service
    const held = await app.inject('/document')
    await rm(entry)
    await writeFile(document, first)
    const again = await serviceOn(data)
    again.clock.now += 60_000
    expect((await again.change(1, set({ sportsbook: '1.2.0' }))).statusCode).toBe(200)
    const answer = await again.app.inject({
      url: '/document',
      headers: { 'if-none-match': String(held.headers.etag) },
    })
    expect([answer.statusCode, held.json().revision, answer.json().revision]).toEqual([200, 2, 2])
    expect(isNewerRelease(answer.json(), held.json())).toBe(true)
  })

  test('and is gone meanwhile lets nobody change the release until it is back, and players go on', async () => {
    const service = await twoRevisions()
    const { data, releases, logged } = service
    await rename(join(data, 'documents'), join(data, 'aside'))
    for (let pass = 0; pass < 3; pass += 1) await releases.refresh()
    expect(await runs(service)).toEqual([2, '1.1.0'])
    expect((await service.change(2, set({ sportsbook: '1.2.0' }))).statusCode).toBe(503)
    expect(logged).toEqual([expect.stringContaining('is gone')])
    await rename(join(data, 'aside'), join(data, 'documents'))
    await releases.refresh()
    expect((await service.change(2, set({ sportsbook: '1.2.0' }))).statusCode).toBe(200)
    expect((await service.get('/history/verify')).json()).toMatchObject({ ok: true, entries: 3 })
  })
})
