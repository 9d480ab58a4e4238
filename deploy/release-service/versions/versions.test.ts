import { FIRST, type SampleService, sampleService, set } from '../testing/sample-service'
import { commit, integrityOf, upload } from '../testing/upload'

const FILES = { 'main.js': 'run()\n'.repeat(500), 'pictures/ball.svg': '<svg/>' }

describe('a version', () => {
  test('is there once its files are uploaded and it is committed', async () => {
    const service = await sampleService()
    for (const [file, text] of Object.entries(FILES)) await upload(service, '2.0.0', file, text)
    expect((await service.app.inject('/versions/sportsbook/2.0.0')).statusCode).toBe(404)
    expect(await service.store.list('releases/sportsbook/2.0.0/')).toEqual([])
    expect((await commit(service, '2.0.0', FILES)).json()).toEqual({ kind: 'stored' })
    expect((await service.app.inject('/versions/sportsbook/2.0.0')).json()).toMatchObject({
      version: '2.0.0',
      needs: [{ name: 'react', range: '^19' }],
      publishedAt: 1_000_000,
    })
    expect(await service.store.list('releases/sportsbook/2.0.0/')).toEqual(
      ['main.js', 'main.js.br', 'main.js.gz', 'pictures/ball.svg', 'release.json'].map(
        (file) => `releases/sportsbook/2.0.0/${file}`,
      ),
    )
    expect(await service.store.list('uploads/')).toEqual([])
    await service.change(0, FIRST)
    const { remotes } = (await service.change(1, set({ sportsbook: '2.0.0' }))).json()
    expect(remotes.sportsbook.current).not.toHaveProperty('needs')
  })

  test('is written once: the same files change nothing, others are refused', async () => {
    const service = await sampleService()
    for (const [file, text] of Object.entries(FILES)) await upload(service, '2.0.0', file, text)
    await commit(service, '2.0.0', FILES)
    expect((await upload(service, '2.0.0', 'main.js', FILES['main.js'])).json()).toEqual({
      kind: 'unchanged',
    })
    expect((await commit(service, '2.0.0', FILES)).json()).toEqual({ kind: 'unchanged' })
    expect((await upload(service, '2.0.0', 'main.js', 'other()')).statusCode).toBe(409)
    expect((await commit(service, '2.0.0', { 'main.js': 'other()' })).statusCode).toBe(409)
    const stored = await service.store.read('releases/sportsbook/2.0.0/main.js')
    expect(stored?.body.toString()).toBe(FILES['main.js'])
  })

  test('whose upload was broken off can be uploaded again from another build', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'half()\n'.repeat(500))
    await upload(service, '2.0.0', 'main.js', FILES['main.js'])
    await upload(service, '2.0.0', 'pictures/ball.svg', '<svg/>')
    expect((await commit(service, '2.0.0', FILES)).statusCode).toBe(200)
  })

  test.each([
    ['with a file that was not uploaded', {}, 422],
    ['with a file of other bytes', { 'main.js': 'other()', 'pictures/ball.svg': '<svg/>' }, 422],
  ])('%s cannot be committed', async (_what, uploaded, status) => {
    const service = await sampleService()
    for (const [file, text] of Object.entries(uploaded)) await upload(service, '2.0.0', file, text)
    expect((await commit(service, '2.0.0', FILES)).statusCode).toBe(status)
  })

  test.each([
    ['main.js', integrityOf('another')],
    ['..%2f..%2fother.js', undefined],
    ['.hidden', undefined],
    ['release.json', undefined],
    ['release.json.br', undefined],
    ['main.js.gz', undefined],
    ['pictures/ball.svg.br', undefined],
  ])('takes no file %s that is not what and where it should be', async (file, integrity) => {
    const service = await sampleService()
    expect((await upload(service, '2.0.0', file, 'run()', integrity)).statusCode).toBe(422)
    expect(await service.store.list('releases/sportsbook/2.0.0/')).toEqual([])
    expect(await service.store.list('uploads/')).toEqual([])
  })
})

test('pruning keeps what any brand runs, tries, can go back to or has pinned, and the newest', async () => {
  const service = await sampleService()
  for (const [at, version] of ['2.0.0', '2.1.0', '2.2.0'].entries()) {
    service.clock.now += 1000 * (at + 1)
    await upload(service, version, 'main.js', version)
    await commit(service, version, { 'main.js': version })
  }
  await service.change(0, set({ shell: '1.0.0', sportsbook: '1.0.0', tournament: '1.0.0' }))
  await service.change(1, { kind: 'canary', area: 'sportsbook', version: '2.0.0', percent: 5 })
  await service.change(0, set({ shell: '1.0.0', sportsbook: '1.1.0' }), { brand: 'garnet' })
  const prune = (dryRun: boolean) =>
    service.app.inject({
      method: 'POST',
      url: '/prune',
      headers: service.headers('a-token'),
      payload: { keep: 1, dryRun },
    })
  const expected = ['1.2.0', '2.1.0'].map((version) => ({ area: 'sportsbook', version }))
  const removedNow = (await prune(true)).json().removed.map((one: { version: string }) => one.version)
  // It came a moment ago: it may wait for its gate.
  expect(removedNow).not.toContain('2.1.0')
  service.clock.now += 24 * 60 * 60 * 1000
  const { removed } = (await prune(true)).json()
  expect(removed).toHaveLength(2)
  expect(removed).toEqual(expect.arrayContaining(expected))
  expect((await service.app.inject('/versions/sportsbook/2.1.0')).statusCode).toBe(200)
  await prune(false)
  const { versions } = (await service.app.inject('/versions?area=sportsbook')).json()
  expect(versions.map((one: { version: string }) => one.version).sort()).toEqual([
    '1.0.0',
    '1.1.0',
    '2.0.0',
    '2.2.0',
  ])
  expect(await service.store.list('releases/sportsbook/2.1.0/')).toEqual([])
})

describe('a version that may still be open somewhere', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const prune = ({ app, headers }: SampleService, more: object = {}) =>
    app.inject({ method: 'POST', url: '/prune', headers: headers('a-token'), payload: { keep: 1, ...more } })
  const removed = async (service: SampleService, more?: object) =>
    (await prune(service, more)).json().removed.map(({ version }: { version: string }) => version)

  /** The sportsbook ran as 1.0.0 and 1.1.0, tried 2.0.0, and runs 2.1.0 with 1.2.0 as its last good version. */
  async function afterManyReleases() {
    const service = await sampleService()
    for (const version of ['2.0.0', '2.1.0']) {
      service.clock.now += 1000
      await upload(service, version, 'main.js', version)
      await commit(service, version, { 'main.js': version })
    }
    await service.change(0, FIRST)
    for (const [at, version] of ['1.1.0', '1.2.0'].entries()) {
      service.clock.now += DAY_MS
      await service.change(1 + at, set({ sportsbook: version }))
    }
    service.clock.now += DAY_MS
    await service.change(3, { kind: 'canary', area: 'sportsbook', version: '2.0.0', percent: 5 })
    await service.change(4, set({ sportsbook: '2.1.0' }))
    return service
  }

  test('is kept for as long as tabs are', async () => {
    const service = await afterManyReleases()
    expect(await removed(service, { dryRun: true })).toEqual([])
    service.clock.now += 12 * DAY_MS
    expect(await removed(service, { dryRun: true, openForDays: 13 })).toEqual(['1.0.0'])
    expect((await removed(service, { dryRun: true, openForDays: 1 })).sort()).toEqual([
      '1.0.0',
      '1.1.0',
      '2.0.0',
    ])
  })

  test('leaves its name behind: the same files may come back, others never', async () => {
    const service = await afterManyReleases()
    service.clock.now += 30 * DAY_MS
    expect(await removed(service)).toContain('2.0.0')
    expect((await upload(service, '2.0.0', 'main.js', 'other()')).statusCode).toBe(409)
    expect((await commit(service, '2.0.0', { 'other.js': 'x' })).statusCode).toBe(409)
    await upload(service, '2.0.0', 'main.js', '2.0.0')
    expect((await commit(service, '2.0.0', { 'main.js': '2.0.0' })).json()).toEqual({ kind: 'stored' })
    expect(await service.store.list('pruned/sportsbook/')).not.toContain('pruned/sportsbook/2.0.0.json')
  })
})
