import type { ObjectStore } from '../storage/object-store'
import { type SampleService, sampleService } from '../testing/sample-service'
import { commit, upload } from '../testing/upload'

const HOUR_MS = 60 * 60 * 1000

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

/** Pending work that waits for nothing is done after these uploads. */
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
            method: 'POST',
            url: '/prune',
            headers: service.headers('a-token'),
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

  test('is committed with the compared bytes, even if files arrive meanwhile', async () => {
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
