import { gunzipSync } from 'node:zlib'
import type { ReleaseChange } from '@touchline/contracts/release'
import { FIRST, sampleService, set, TOKEN } from './testing/sample-service'

describe('the release document', () => {
  test('is not there before the first release', async () => {
    const { app } = await sampleService()
    expect((await app.inject('/document')).statusCode).toBe(404)
  })

  test('names the files of every area with their hashes', async () => {
    const { app, change } = await sampleService()
    expect((await change(0, FIRST)).statusCode).toBe(200)
    const document = (await app.inject('/document')).json()
    expect(document).toMatchObject({
      revision: 1,
      brand: 'touchline',
      shell: { current: { version: '1.0.0' } },
    })
    expect(document.remotes.sportsbook.current.integrity['main.js']).toMatch(/^sha384-/)
  })

  test.each(['"r1-1000000"', 'W/"r1-1000000"', '"r0", "r1-1000000"'])(
    'is answered with 304 to who holds %s',
    async (held) => {
      const { app, change } = await sampleService()
      await change(0, FIRST)
      const again = await app.inject({ url: '/document', headers: { 'if-none-match': held } })
      expect(again.statusCode).toBe(304)
    },
  )

  test('is compressed for who takes that', async () => {
    const { app, change } = await sampleService()
    await change(0, FIRST)
    const answer = await app.inject({ url: '/document', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      etag: '"r1-1000000"',
      'cache-control': 'no-cache',
    })
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({ revision: 1 })
  })

  test('is another one for every brand and channel', async () => {
    const { app, change } = await sampleService()
    await change(0, FIRST)
    await change(0, set({ shell: '1.0.0', sportsbook: '1.1.0' }), { brand: 'garnet' })
    await change(0, set({ shell: '1.0.0' }), { channel: 'staging', newChannel: true })
    const versions = async (query: string) => (await app.inject(`/document?${query}`)).json().remotes
    expect(await versions('brand=touchline')).toMatchObject({ sportsbook: { current: { version: '1.0.0' } } })
    expect(await versions('brand=garnet')).toMatchObject({ sportsbook: { current: { version: '1.1.0' } } })
    expect(await versions('channel=staging')).toEqual({})
  })
})

describe('a change', () => {
  test('is made by exactly one of many for the same revision', async () => {
    const { change, get } = await sampleService()
    await change(0, FIRST)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(1, set({ sportsbook: '1.1.0' }))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const late = answers.filter(({ statusCode }) => statusCode === 409)
    expect(late.map((answer) => answer.json().revision)).toEqual(Array(19).fill(2))
    expect((await get('/history')).json().entries).toHaveLength(2)
  })

  test('can be tried without being made', async () => {
    const { app, change, get } = await sampleService()
    await change(0, FIRST)
    const tried = await change(1, set({ sportsbook: '1.1.0' }), { dryRun: true })
    expect(tried.json()).toMatchObject({ revision: 2, remotes: { sportsbook: { lastGood: '1.0.0' } } })
    expect((await app.inject('/document')).json().revision).toBe(1)
    expect((await get('/history')).json().entries).toHaveLength(1)
  })

  test.each([
    ['a version nobody published', 1, set({ sportsbook: '9.9.9' }), TOKEN, 422],
    ['a path in place of a version', 1, set({ sportsbook: '../shell/1.0.0' }), TOKEN, 400],
    ['a revision that has passed', 0, set({ sportsbook: '1.1.0' }), TOKEN, 409],
    ['a wrong token', 1, set({ sportsbook: '1.1.0' }), 'another', 401],
    ['a change of no kind', 1, { kind: 'erase' } as unknown as ReleaseChange, TOKEN, 400],
  ])('is refused for %s', async (_what, expected, body, token, status) => {
    const { app, change } = await sampleService()
    await change(0, FIRST)
    expect((await change(expected, body, {}, token)).statusCode).toBe(status)
    expect((await app.inject('/document')).json().revision).toBe(1)
  })

  test('is sent to every listener, after the current release', async () => {
    const { app, change } = await sampleService()
    await change(0, FIRST)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const stream = (await fetch(`${url}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    let received = ''
    const until = async (text: string) => {
      while (!received.includes(text)) received += (await stream?.read())?.value ?? ''
    }
    await until('data: {"brand":"touchline","channel":"production","revision":1,"changedAt":1000000}\n\n')
    await change(0, FIRST, { brand: 'garnet' })
    await until('data: {"brand":"garnet","channel":"production","revision":1,"changedAt":1000000}\n\n')
    await app.close()
  })
})
