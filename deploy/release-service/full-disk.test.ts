import { execFile } from 'node:child_process'
import { cp, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../testing/sample-build'
import type { ObjectStore } from './storage/object-store'
import { StorageFull } from './storage/object-store'
import { FIRST, type SampleService, sampleService, serviceOn, set } from './testing/sample-service'
import { upload } from './testing/upload'

const run = promisify(execFile)

interface SmallDisk {
  service: SampleService
  fill: () => Promise<void>
  free: () => Promise<void>
  end: () => Promise<void>
}

/** A real file system of one megabyte, which root may mount. */
async function mounted(): Promise<SmallDisk> {
  const folder = await temporaryFolder('disk')
  await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  const { data } = await sampleService()
  await cp(data, folder, { recursive: true })
  const ballast = join(folder, 'ballast')
  return {
    service: await serviceOn(folder),
    fill: async () => {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(ballast, Buffer.alloc(bavail * bsize))
    },
    free: () => rm(ballast),
    end: async () => {
      await run('umount', [folder])
    },
  }
}

/** A storage that says it is full, for who may not mount anything. */
async function pretended(): Promise<SmallDisk> {
  let isFull = false
  const around = (store: ObjectStore): ObjectStore => ({
    ...store,
    write: (key, body, expected) =>
      isFull ? Promise.reject(new StorageFull(null)) : store.write(key, body, expected),
  })
  const set = async (full: boolean) => {
    isFull = full
  }
  return {
    service: await sampleService(around),
    fill: () => set(true),
    free: () => set(false),
    end: async () => undefined,
  }
}

const isRoot = process.getuid?.() === 0
const disks = [['pretended', pretended] as const, ...(isRoot ? [['real', mounted] as const] : [])]

describe.each(disks)('on a full disk (%s)', (_kind, makeDisk) => {
  let disk: SmallDisk
  beforeEach(async () => {
    disk = await makeDisk()
    await disk.service.change(0, FIRST)
  })
  afterEach(() => disk.end())

  test('a change is refused and changes nothing; once there is room it goes through', async () => {
    const { change, app, get } = disk.service
    await disk.fill()
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const answer = await change(1, set({ sportsbook: '1.1.0' }))
      expect([answer.statusCode, answer.json().reason]).toEqual([
        507,
        expect.stringContaining('nothing was changed'),
      ])
    }
    expect((await app.inject('/document')).json()).toMatchObject({
      revision: 1,
      remotes: { sportsbook: { current: { version: '1.0.0' } } },
    })
    expect((await get('/history/verify')).json()).toMatchObject({ ok: true, entries: 1 })
    await disk.free()
    expect((await change(1, set({ sportsbook: '1.1.0' }))).statusCode).toBe(200)
    expect((await get('/history/verify')).json()).toMatchObject({ ok: true, entries: 2 })
  })

  test('an upload is refused and can be repeated once there is room', async () => {
    const put = () => upload(disk.service, '2.0.0', 'main.js', 'run()\n'.repeat(1000))
    await disk.fill()
    expect((await put()).statusCode).toBe(507)
    await disk.free()
    expect((await put()).statusCode).toBe(200)
  })
})
