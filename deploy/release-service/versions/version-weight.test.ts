import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type ObjectStore, StorageFull } from '../storage/object-store'
import { sampleService, serviceOn } from '../testing/sample-service'
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

  test('has the size of accepted files, not of refused ones', async () => {
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

  test('is measured again when it is committed, even if another service took its files', async () => {
    const files = { 'a.js': 'a'.repeat(60), 'b.js': 'b'.repeat(41) }
    const generous = await sampleService()
    for (const [file, text] of Object.entries(files)) await upload(generous, '2.0.0', file, text)
    const service = await serviceOn(generous.data, undefined, LIMITS)
    expect((await commit(service, '2.0.0', files)).statusCode).toBe(413)
    await Promise.all([generous.app.close(), service.app.close()])
  })
})
