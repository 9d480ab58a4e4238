import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createReleasedFiles } from './released-files'
import { sampleEdge } from './testing/sample-edge'

test('released files are sent to one visitor up to so many kilobytes, and to others as before', async () => {
  const { app } = await sampleEdge({
    limits: { fileKilobytes: { points: 3, seconds: 60 } },
    trustedProxies: ['127.0.0.1'],
  })
  const get = async (from: string) => {
    const answer = await app.inject({
      url: '/assets/shell/1.0.0/main.js',
      headers: { host: 'garnet.example', 'x-forwarded-for': from },
    })
    return [answer.statusCode, answer.statusCode === 429 && answer.json().status]
  }
  const found = []
  for (let i = 0; i < 5; i += 1) found.push(await get('6.6.6.6'))
  expect(found[0]).toEqual([200, false])
  expect(found[4]).toEqual([429, 'requestLimit'])
  expect(await get('7.7.7.7')).toEqual([200, false])
  await app.close()
})

describe('a released file', () => {
  const open = async () => {
    const { app, dataDir } = await sampleEdge()
    const path = join(dataDir, 'releases/shell/1.0.0/main.js')
    const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({
        method,
        url: '/assets/shell/1.0.0/main.js',
        headers: { host: 'garnet.example', ...headers },
      })
    return { app, path, get }
  }

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
  ])('is sent to who accepts %p as %p', async (accepted, coding) => {
    const { app, get } = await open()
    const { headers } = await get({ 'accept-encoding': accepted })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(headers['content-encoding']).toBe(coding)
    await app.close()
  })

  test('is not sent again to who has it', async () => {
    const { app, path, get } = await open()
    const first = await get()
    expect(first.body).toBe(await readFile(path, 'utf8'))
    const again = await get({ 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await get({}, 'HEAD')
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag])
    await app.close()
  })

  test.each(['shell%2f1.0.0%2fmain.js', 'shell/1.0.0/main%2ejs', '/shell/1.0.0/main.js'])(
    'has one address, and not also %p',
    async (name) => {
      const { app } = await open()
      const answer = await app.inject({ url: `/assets/${name}`, headers: { host: 'garnet.example' } })
      expect(answer.statusCode).toBe(404)
      await app.close()
    },
  )

  test('that was repaired or taken away is so for the next who ask', async () => {
    const { app, path, get } = await open()
    const soon = () => new Promise((next) => setTimeout(next, 120))
    await get()
    await writeFile(path, 'repaired')
    await soon()
    expect((await get()).body).toBe('repaired')
    await rm(path)
    await soon()
    expect((await get()).statusCode).toBe(404)
    await writeFile(path, 'back')
    await soon()
    expect((await get()).body).toBe('back')
    await app.close()
  })

  test('is served when there is no room to keep it, and to all who ask at once', async () => {
    const { app, path } = await open()
    const folder = join(path, '../..')
    const names = Array.from({ length: 12 }, (_, index) => `many/${index}.js`)
    await mkdir(join(folder, 'many'))
    for (const name of names) await writeFile(join(folder, name), `${name} `.repeat(1000))
    for (const room of [10, 20_000]) {
      const fileOf = createReleasedFiles(folder, room)
      for (let round = 0; round < 3; round += 1) {
        const bodies = await Promise.all(
          [...names, ...names].map(async (name) => (await fileOf(name, undefined))?.body.toString()),
        )
        expect(bodies).toEqual([...names, ...names].map((name) => `${name} `.repeat(1000)))
      }
    }
    await app.close()
  })

  test('that cannot be read although it is there is a fault, and not absent', async () => {
    const { app, path } = await open()
    const folder = join(path, '../..')
    await symlink('round.js', join(folder, 'round.js'))
    await expect(createReleasedFiles(folder)('round.js', undefined)).rejects.toThrow(/ELOOP/)
    await app.close()
  })

  test.each([
    '.secret',
    'shell/.secret',
    'shell/../../maintenance.json',
    '../releases/shell/1.0.0/main.js',
    'shell',
    '',
    'a\0b',
    'shell//1.0.0/main.js',
    'shell/1.0.0/main.js/',
    '/shell/1.0.0/main.js',
  ])('is not what lies at %p', async (name) => {
    const { app, path } = await open()
    const folder = join(path, '../../..')
    for (const other of ['.secret', 'shell/.secret', '../maintenance.json'])
      await writeFile(join(folder, other), 'x')
    expect(await createReleasedFiles(folder)(name, undefined)).toBeNull()
    await app.close()
  })
})
