import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type ObjectStore, StorageFull } from '../storage/object-store'
import { type SampleService, sampleService, serviceOn } from '../testing/sample-service'
import { commit, upload } from '../testing/upload'

const HOUR_MS = 60 * 60 * 1000

describe('what the files of a version weigh', () => {
  test.each([
    ['says less', { 'main.js': { raw: 1, gzip: 1, brotli: 1 } }],
    ['says nothing', {}],
  ])('is found by the service where the manifest %s', async (_what, sizes) => {
    const service = await sampleService()
    const script = Array.from({ length: 2000 }, (_, at) => `call${at * 7919}()`).join(';')
    const files = { 'main.js': script, 'small.js': 'run()' }
    for (const [file, text] of Object.entries(files)) await upload(service, '2.0.0', file, text)
    expect((await commit(service, '2.0.0', files, { sizes })).statusCode).toBe(200)
    const found = (await service.get('/versions/sportsbook/2.0.0')).json().sizes
    expect(Object.entries(found).map(([file, size]) => [file, size])).toEqual(
      Object.entries(files).map(([file, text]) => [
        file,
        {
          raw: text.length,
          gzip: gzipSync(text, { level: 9 }).length,
          brotli: brotliCompressSync(text).length,
        },
      ]),
    )
    await service.app.close()
  })
})

test.each([
  ['its entry', { entry: 'constructor' }],
  ['a first file', { initial: ['toString'] }],
  ['words of a language', { worded: { en: 'valueOf' } }],
])('a version whose manifest names no hash for %s is refused', async (_what, more) => {
  const service = await sampleService()
  await upload(service, '2.0.0', 'main.js', 'run()')
  const answer = await commit(service, '2.0.0', { 'main.js': 'run()' }, more)
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('has no hash')
  await service.app.close()
})

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
    // What a commit left that was broken off.
    await service.store.write('releases/sportsbook/2.0.0/main.js', Buffer.from('half()'), null)
    await service.cleanUploads()
    expect(await left(service)).toEqual([[], [], []])
    expect(service.said).toEqual([expect.stringContaining('upload of sportsbook 2.0.0')])
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
    // Of before times were kept: somebody who only looks does not begin its day.
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

  test('of before their times were kept is deleted a day after it was seen', async () => {
    const service = await sampleService()
    await service.store.write('uploads/sportsbook/2.0.0/main.js', Buffer.from('old()'), null)
    await service.cleanUploads()
    expect((await left(service))[0]).toHaveLength(1)
    service.clock.now += 24 * HOUR_MS
    await service.cleanUploads()
    expect(await left(service)).toEqual([[], [], []])
    await service.app.close()
  })

  test('is no longer one when it is committed, whatever of it still waits', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'whole()')
    expect((await commit(service, '2.0.0', { 'main.js': 'whole()' })).statusCode).toBe(200)
    expect((await left(service))[1]).toEqual([])
    const [, , published] = await left(service)
    // What a commit left that ended before its last step.
    await service.store.write('uploads/sportsbook/2.0.0/main.js', Buffer.from('whole()'), null)
    await service.cleanUploads()
    service.clock.now += 48 * HOUR_MS
    await service.cleanUploads()
    expect((await service.app.inject('/versions/sportsbook/2.0.0')).statusCode).toBe(200)
    expect(published).toContain('releases/sportsbook/2.0.0/main.js')
    expect(await left(service)).toEqual([[], [], published])
    await service.app.close()
  })

  test('stays one when its commit is refused', async () => {
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

/** A storage whose calls of one kind can be held before they begin: all that is under way shows in between. */
function heldStore(call: 'write' | 'remove', key: string) {
  let release: () => void = () => undefined
  let reached: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  const isReached = new Promise<void>((resolve) => {
    reached = resolve
  })
  const hold = async (asked: string) => {
    if (asked !== key) return
    reached()
    await until
  }
  const around = (store: ObjectStore): ObjectStore => ({
    ...store,
    write: async (asked, body, expected) => {
      if (call === 'write') await hold(asked)
      return store.write(asked, body, expected)
    },
    remove: async (asked) => {
      if (call === 'remove') await hold(asked)
      return store.remove(asked)
    },
  })
  return { around, isReached, release }
}

/** Whatever is under way and does not wait is done: uploads that begin after it are. */
const settled = async (service: SampleService) => {
  for (let turn = 0; turn < 4; turn += 1) await upload(service, `9.0.${turn}`, 'main.js', 'other()')
}

describe('an upload that is cleaned up while it is added to', () => {
  const FILES = { 'main.js': 'run()', 'later.js': 'later()' }
  const KEY = 'uploads/sportsbook/2.0.0/main.js'

  test('is given a new day by a publish that is resumed, though its files are there already', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'run()')
    service.clock.now += 25 * HOUR_MS
    expect((await upload(service, '2.0.0', 'main.js', 'run()')).json()).toEqual({ kind: 'unchanged' })
    await service.cleanUploads()
    expect((await commit(service, '2.0.0', { 'main.js': 'run()' })).statusCode).toBe(200)
    await service.app.close()
  })

  test('keeps a file that arrives while the old ones are removed', async () => {
    const held = heldStore('remove', KEY)
    const service = await sampleService(held.around)
    await upload(service, '2.0.0', 'main.js', 'run()')
    service.clock.now += 25 * HOUR_MS
    const cleaned = service.cleanUploads()
    await held.isReached
    const added = Object.entries(FILES).map(([file, text]) => upload(service, '2.0.0', file, text))
    await settled(service)
    held.release()
    await cleaned
    expect((await Promise.all(added)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await commit(service, '2.0.0', FILES)).statusCode).toBe(200)
    await service.app.close()
  })

  test('is looked at when a file that is being written has been', async () => {
    const held = heldStore('write', 'uploads/sportsbook/2.0.0/later.js')
    const service = await sampleService(held.around)
    await upload(service, '2.0.0', 'main.js', 'run()')
    service.clock.now += 25 * HOUR_MS
    const added = upload(service, '2.0.0', 'later.js', 'later()')
    await held.isReached
    const cleaned = service.cleanUploads()
    await settled(service)
    held.release()
    await cleaned
    expect((await added).statusCode).toBe(200)
    expect((await commit(service, '2.0.0', FILES)).statusCode).toBe(200)
    await service.app.close()
  })

  test.each(['the service', 'prune'])('is not deleted by %s while it is committed', async (who) => {
    // The last moment at which nothing says that the version is there.
    const held = heldStore('write', 'releases/sportsbook/2.0.0/release.json')
    const service = await sampleService(held.around)
    await upload(service, '2.0.0', 'main.js', 'run()')
    service.clock.now += 25 * HOUR_MS
    const committed = commit(service, '2.0.0', { 'main.js': 'run()' })
    await held.isReached
    const cleaned =
      who === 'prune'
        ? service.app.inject({
            ...{ method: 'POST', url: '/prune', headers: service.headers('a-token') },
            payload: { keep: 9 },
          })
        : service.cleanUploads()
    await settled(service)
    held.release()
    expect((await committed).statusCode).toBe(200)
    await cleaned
    expect(await service.store.read('releases/sportsbook/2.0.0/main.js')).not.toBeNull()
    await service.app.close()
  })

  test('is committed with the bytes that were compared, whatever is added meanwhile', async () => {
    const held = heldStore('write', 'releases/sportsbook/2.0.0/main.js')
    const service = await sampleService(held.around)
    for (const [file, text] of Object.entries(FILES)) await upload(service, '2.0.0', file, text)
    const committed = commit(service, '2.0.0', FILES)
    await held.isReached
    const added = upload(service, '2.0.0', 'later.js', 'other()')
    await settled(service)
    held.release()
    expect((await committed).statusCode).toBe(200)
    expect((await added).statusCode).toBe(409)
    const stored = await service.store.read('releases/sportsbook/2.0.0/later.js')
    expect(stored?.body.toString()).toBe('later()')
    await service.app.close()
  })

  test('does not make uploads of other versions wait', async () => {
    const held = heldStore('remove', KEY)
    const service = await sampleService(held.around)
    await upload(service, '2.0.0', 'main.js', 'run()')
    service.clock.now += 25 * HOUR_MS
    const cleaned = service.cleanUploads()
    await held.isReached
    expect((await upload(service, '3.0.0', 'main.js', 'run()')).statusCode).toBe(200)
    held.release()
    await cleaned
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
    // Those that are open go on, and what is published takes no place.
    expect((await upload(service, '3.0.0', 'more.js', 'more()')).statusCode).toBe(200)
    expect((await commit(service, '2.0.0', { 'main.js': 'run()' })).statusCode).toBe(200)
    expect((await upload(service, '2.0.0', 'main.js', 'run()')).json()).toEqual({ kind: 'unchanged' })
    expect((await upload(service, '4.0.0', 'main.js', 'run()')).statusCode).toBe(200)
    await service.app.close()
  })

  test('are counted with those that begin at the same moment', async () => {
    const service = await sampleService(undefined, { files: 3, bytes: 100, open: 2 })
    const answers = await Promise.all(
      ['2.0.0', '3.0.0', '4.0.0', '5.0.0'].map((version) => upload(service, version, 'main.js', 'run()')),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429])
    await service.app.close()
  })

  test('are limited with those of before a restart, and a refused file takes no place', async () => {
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

describe('a version', () => {
  const LIMITS = { files: 3, bytes: 100, open: 10 }

  test('counts no file that the storage had no room for', async () => {
    let isFull = true
    const around = (store: ObjectStore): ObjectStore => ({
      ...store,
      write: (key, body, expected) =>
        isFull && key.startsWith('uploads/')
          ? Promise.reject(new StorageFull(null))
          : store.write(key, body, expected),
    })
    const service = await sampleService(around, LIMITS)
    expect((await upload(service, '2.0.0', 'a.js', 'a'.repeat(60))).statusCode).toBe(507)
    isFull = false
    expect((await upload(service, '2.0.0', 'b.js', 'b'.repeat(60))).statusCode).toBe(200)
    await service.app.close()
  })

  test.each([
    [
      'more files',
      { 'a.js': '1', 'b.js': '2', 'c.js': '3', 'd.js': '4' },
      'd.js',
      '3 files',
      'VERSION_FILES_MAX',
    ],
    [
      'more bytes',
      { 'a.js': 'a'.repeat(60), 'b.js': 'b'.repeat(41) },
      'b.js',
      '100 bytes',
      'VERSION_BYTES_MAX',
    ],
  ])('of %s than it may have is refused with the setting', async (_what, files, last, most, setting) => {
    const service = await sampleService(undefined, LIMITS)
    for (const [file, text] of Object.entries(files)) {
      const answer = await upload(service, '2.0.0', file, text)
      expect(answer.statusCode).toBe(file === last ? 413 : 200)
      if (file !== last) continue
      expect(answer.json().reason).toMatch(new RegExp(`more than ${most}.*${setting}`))
    }
    // The same file again takes no more room.
    const [[first, text]] = Object.entries(files) as [[string, string]]
    expect((await upload(service, '2.0.0', first, text)).statusCode).toBe(200)
    await service.app.close()
  })

  test('has the size of what was taken, not of what was refused', async () => {
    const service = await sampleService(undefined, LIMITS)
    const sizes: [file: string, bytes: number, status: number][] = [
      ['a.js', 60, 200],
      ['a.js', 101, 413],
      ['b.js', 41, 413],
      ['b.js', 40, 200],
    ]
    const found = []
    for (const [file, bytes] of sizes)
      found.push((await upload(service, '2.0.0', file, file[0]?.repeat(bytes) ?? '')).statusCode)
    expect(found).toEqual(sizes.map(([, , status]) => status))
    await service.app.close()
  })

  test('begins anew when its upload was given up', async () => {
    const service = await sampleService(undefined, LIMITS)
    for (const file of ['a.js', 'b.js', 'c.js']) await upload(service, '2.0.0', file, file)
    service.clock.now += 24 * HOUR_MS
    await service.cleanUploads()
    expect((await upload(service, '2.0.0', 'd.js', 'd')).statusCode).toBe(200)
    await service.app.close()
  })

  test('of as many files as it may have is taken once it is committed, not too large', async () => {
    const service = await sampleService(undefined, LIMITS)
    const files = { 'a.js': '1', 'b.js': '2', 'c.js': '3' }
    for (const [file, text] of Object.entries(files)) await upload(service, '2.0.0', file, text)
    await commit(service, '2.0.0', files)
    expect((await upload(service, '2.0.0', 'd.js', '4')).statusCode).toBe(409)
    await service.app.close()
  })

  test('is measured again when it is committed, whoever took its files', async () => {
    const files = { 'a.js': 'a'.repeat(60), 'b.js': 'b'.repeat(41) }
    const generous = await sampleService()
    for (const [file, text] of Object.entries(files)) await upload(generous, '2.0.0', file, text)
    const service = await serviceOn(generous.data, undefined, LIMITS)
    expect((await commit(service, '2.0.0', files)).statusCode).toBe(413)
    await Promise.all([generous.app.close(), service.app.close()])
  })
})
