import { type SampleService, sampleService, serviceOn } from '../testing/sample-service'
import { commit, upload } from '../testing/upload'

const HOUR_MS = 60 * 60 * 1000

describe('an upload that nobody commits', () => {
  const left = ({ store }: SampleService) =>
    Promise.all(
      ['uploads/', 'upload-times/', 'releases/sportsbook/2.0.0/'].map((prefix) => store.list(prefix)),
    )

  test('is deleted by the service when nothing was added for a day', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'half()')
    service.clock.now += 23 * HOUR_MS
    await service.cleanUploads()
    await upload(service, '2.0.0', 'later.js', 'later()')
    service.clock.now += 23 * HOUR_MS
    await service.cleanUploads()
    expect((await left(service))[0]).toHaveLength(2)
    service.clock.now += HOUR_MS
    // The file of a broken commit.
    await service.store.write('releases/sportsbook/2.0.0/main.js', Buffer.from('half()'), null)
    await service.cleanUploads()
    expect(await left(service)).toEqual([[], [], []])
    expect(service.logged).toEqual([expect.stringContaining('upload of sportsbook 2.0.0')])
    await service.app.close()
  })

  test('is deleted with what prune deletes, which names it', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'half()')
    service.clock.now += 25 * HOUR_MS
    const prune = async (dryRun: boolean) => {
      const request = { method: 'POST', url: '/prune', headers: service.headers('a-token') } as const
      return (await service.app.inject({ ...request, payload: { keep: 9, dryRun } })).json()
    }
    // From before times were kept: a mere look does not begin its day.
    await service.store.write('uploads/sportsbook/3.0.0/main.js', Buffer.from('old()'), null)
    const expected = { removed: [], uploads: [{ area: 'sportsbook', version: '2.0.0' }] }
    expect(await prune(true)).toEqual(expected)
    expect(await service.store.list('upload-times/')).toEqual(['upload-times/sportsbook/2.0.0.json'])
    expect(await prune(false)).toEqual(expected)
    expect(await left(service)).toEqual([
      ['uploads/sportsbook/3.0.0/main.js'],
      ['upload-times/sportsbook/3.0.0.json'],
      [],
    ])
    await service.app.close()
  })

  test('from before their times were kept is deleted a day after it was seen', async () => {
    const service = await sampleService()
    await service.store.write('uploads/sportsbook/2.0.0/main.js', Buffer.from('old()'), null)
    await service.cleanUploads()
    expect((await left(service))[0]).toHaveLength(1)
    service.clock.now += 24 * HOUR_MS
    await service.cleanUploads()
    expect(await left(service)).toEqual([[], [], []])
    await service.app.close()
  })

  test('is no longer open when it is committed, even if some of its files still wait', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'whole()')
    expect((await commit(service, '2.0.0', { 'main.js': 'whole()' })).statusCode).toBe(200)
    expect((await left(service))[1]).toEqual([])
    const [, , published] = await left(service)
    // The file of a commit that ended before its last step.
    await service.store.write('uploads/sportsbook/2.0.0/main.js', Buffer.from('whole()'), null)
    await service.cleanUploads()
    service.clock.now += 48 * HOUR_MS
    await service.cleanUploads()
    expect((await service.app.inject('/versions/sportsbook/2.0.0')).statusCode).toBe(200)
    expect(published).toContain('releases/sportsbook/2.0.0/main.js')
    expect(await left(service)).toEqual([[], [], published])
    await service.app.close()
  })

  test('stays open when its commit is refused', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'half()')
    const refused = await commit(service, '2.0.0', { 'main.js': 'half()', 'lazy.js': 'missing()' })
    expect(refused.statusCode).toBe(422)
    service.clock.now += 24 * HOUR_MS
    await service.cleanUploads()
    expect(await left(service)).toEqual([[], [], []])
    await service.app.close()
  })

  test('has its time written once an hour, however many files come', async () => {
    const service = await sampleService()
    const written = async () =>
      JSON.parse(String((await service.store.read('upload-times/sportsbook/2.0.0.json'))?.body)).at
    const began = service.clock.now
    const found = []
    for (const minutes of [0, 59, 60]) {
      service.clock.now = began + minutes * 60_000
      await upload(service, '2.0.0', `${minutes}.js`, 'half()')
      found.push(((await written()) - began) / 60_000)
    }
    expect(found).toEqual([0, 0, 60])
    await service.app.close()
  })
})

describe('open uploads', () => {
  test('are limited in number: a further version is refused with the setting until one is done', async () => {
    const service = await sampleService(undefined, { files: 3, bytes: 100, open: 2 })
    for (const version of ['2.0.0', '3.0.0']) await upload(service, version, 'main.js', 'run()')
    const refused = await upload(service, '4.0.0', 'main.js', 'run()')
    expect([refused.statusCode, refused.json().reason]).toEqual([
      429,
      expect.stringMatching(/2 uploads.*UPLOADS_MAX/),
    ])
    // Open uploads go on, and a published version takes no place.
    expect((await upload(service, '3.0.0', 'more.js', 'more()')).statusCode).toBe(200)
    expect((await commit(service, '2.0.0', { 'main.js': 'run()' })).statusCode).toBe(200)
    expect((await upload(service, '2.0.0', 'main.js', 'run()')).json()).toEqual({ kind: 'unchanged' })
    expect((await upload(service, '4.0.0', 'main.js', 'run()')).statusCode).toBe(200)
    await service.app.close()
  })

  test('are counted with uploads that begin at the same moment', async () => {
    const service = await sampleService(undefined, { files: 3, bytes: 100, open: 2 })
    const answers = await Promise.all(
      ['2.0.0', '3.0.0', '4.0.0', '5.0.0'].map((version) => upload(service, version, 'main.js', 'run()')),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429])
    await service.app.close()
  })

  test('are limited together with those from before a restart, and a refused file takes no place', async () => {
    const before = await sampleService()
    await upload(before, '2.0.0', 'main.js', 'run()')
    const service = await serviceOn(before.data, undefined, { files: 3, bytes: 100, open: 2 })
    expect((await upload(service, '3.0.0', 'main.js', 'run()', 'sha384-other')).statusCode).toBe(422)
    expect((await upload(service, '3.0.0', 'main.js', 'run()')).statusCode).toBe(200)
    expect((await upload(service, '4.0.0', 'main.js', 'run()')).statusCode).toBe(429)
    service.clock.now += 25 * HOUR_MS
    await service.cleanUploads()
    expect((await upload(service, '4.0.0', 'main.js', 'run()')).statusCode).toBe(200)
    await Promise.all([before.app.close(), service.app.close()])
  })
})
