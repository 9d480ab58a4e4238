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
    const expected = { removed: [], uploads: [{ area: 'sportsbook', version: '2.0.0' }] }
    expect(await prune(true)).toEqual(expected)
    expect(await prune(false)).toEqual(expected)
    expect(await left(service)).toEqual([[], [], []])
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

  test('is no longer one when it is committed', async () => {
    const service = await sampleService()
    await upload(service, '2.0.0', 'main.js', 'whole()')
    expect((await commit(service, '2.0.0', { 'main.js': 'whole()' })).statusCode).toBe(200)
    service.clock.now += 48 * HOUR_MS
    await service.cleanUploads()
    expect((await service.app.inject('/versions/sportsbook/2.0.0')).statusCode).toBe(200)
    expect((await left(service))[1]).toEqual([])
    await service.app.close()
  })
})

describe('a version', () => {
  const LIMITS = { files: 3, bytes: 100 }

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

  test('is measured again when it is committed, whoever took its files', async () => {
    const files = { 'a.js': 'a'.repeat(60), 'b.js': 'b'.repeat(41) }
    const generous = await sampleService()
    for (const [file, text] of Object.entries(files)) await upload(generous, '2.0.0', file, text)
    const service = await serviceOn(generous.data, undefined, LIMITS)
    expect((await commit(service, '2.0.0', files)).statusCode).toBe(413)
    await Promise.all([generous.app.close(), service.app.close()])
  })
})
