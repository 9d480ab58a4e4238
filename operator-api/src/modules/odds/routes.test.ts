import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { decodeFrame } from '@touchline/contracts/odds'
import { line, offer } from '../../testing/sample-feed'
import { ask, cachedOdds, json } from './testing/cached-odds'
import { openOdds } from './testing/open-odds'
import { Frames } from './wire/frames'

test('names are sent one language at a time, kept for an hour and known again by their tag', async () => {
  const open = await openOdds()
  open.publish([
    { type: 'names', language: 'cn', names: { Arsenal: '阿森纳' } },
    { type: 'names', language: 'tw', names: { Arsenal: '阿仙奴' } },
  ])
  const first = await ask(open.host, 'uxnames?language=cn')
  expect(json(first)).toMatchObject({ status: 1, names: { Arsenal: '阿森纳' } })
  expect(first.headers['cache-control']).toContain('max-age=3600')
  const again = { 'if-none-match': String(first.headers.etag) }
  expect((await ask(open.host, 'uxnames?language=cn', again)).code).toBe(304)
  open.publish([{ type: 'names', language: 'cn', names: { Leeds: '利兹联' } }])
  expect(json(await ask(open.host, 'uxnames?language=cn', again)).names).toEqual({
    Arsenal: '阿森纳',
    Leeds: '利兹联',
  })
  expect(json(await ask(open.host, 'uxnames?language=ja')).names).toEqual({})
  expect(json(await ask(open.host, 'uxnames?language=xx'))).toMatchObject({ status: 'invalidInput' })
  await open.close()
})

const { get, publish, move } = cachedOdds()

describe('the cached odds', () => {
  test('answer a whole channel that decodes', async () => {
    const answer = json(await get('uxmarket?sport=1&market=2'))
    expect(answer).toMatchObject({ status: 1, t: 'snap', ch: '1:2', epoch: 'e1-12', rate: 12 })
    expect(decodeFrame(answer)).toMatchObject({ ok: true })
    expect(answer.payload[1]).toHaveLength(29)
  })

  test('answer 304 until something changes', async () => {
    const { headers } = await get('uxmarket?sport=1&market=2')
    const tag = { 'if-none-match': String(headers.etag) }
    expect(await get('uxmarket?sport=1&market=2', tag)).toMatchObject({ code: 304, body: Buffer.alloc(0) })
    move(95)
    expect((await get('uxmarket?sport=1&market=2', tag)).code).toBe(200)
  })

  test('answer what changed since a sequence, and the whole to another epoch', async () => {
    const { seq } = json(await get('uxmarket?sport=1&market=2'))
    move(95)
    const delta = json(await get(`uxmarket?sport=1&market=2&epoch=e1-12&since=${seq}`))
    expect(delta).toMatchObject({
      t: 'delta',
      from: seq,
      lines: [[expect.any(Number), expect.any(Number), 0, 95, -98]],
    })
    expect(json(await get(`uxmarket?sport=1&market=2&epoch=e0&since=${seq}`)).t).toBe('snap')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('are packed as %s for who accepts it', async (coding, unpack) => {
    const packed = await get('uxmarket?sport=1&market=2', { 'accept-encoding': coding })
    const plain = await get('uxmarket?sport=1&market=2')
    expect(packed.headers['content-encoding'] ?? 'identity').toBe(coding)
    expect(packed.headers.vary).toContain('accept-encoding')
    expect(JSON.parse(String(unpack(packed.body)))).toMatchObject({ payload: json(plain).payload })
  })

  test('prefer brotli, and heed who refuses it', async () => {
    const coding = async (accepted: string) =>
      (await get('uxmarket?sport=1&market=2', { 'accept-encoding': accepted })).headers['content-encoding']
    expect(await coding('gzip, deflate, br')).toBe('br')
    expect(await coding('gzip, br;q=0')).toBe('gzip')
    expect(await coding('*;q=0')).toBeUndefined()
  })

  test('answer every market of one match, and board rows of several', async () => {
    publish([offer(1, line(), line({ bet_type: 'oe', line: 0 }))])
    expect(json(await get('uxmatch?match=1')).payload[3][0][21]).toHaveLength(2)
    const several = json(await get('uxmatch2?matches=1,30,999'))
    expect(decodeFrame(several)).toMatchObject({ ok: true })
    expect(several.payload[3].map((head: number[]) => [head[0], head[2]])).toEqual([
      [1, 2],
      [30, 3],
    ])
  })

  test.each([
    'uxmarket?sport=1&market=4',
    'uxmarket?sport=football&market=1',
    'uxmarket?sport=100&market=1',
    'uxmarket?sport=0&market=1',
    'uxmarket',
    'uxmatch?match=-1',
    'uxmatch?match=12345678901234567890',
    'uxmatch2?matches=1,x',
    `uxmatch2?matches=${Array.from({ length: 61 }, (_, i) => i).join()}`,
    'uxmatch2?matches=1&leagues=x',
    `uxmatch2?matches=1&leagues=${Array.from({ length: 13 }, (_, i) => i).join()}`,
  ])('refuse %s', async (path) => {
    expect(json(await get(path))).toMatchObject({ status: 'invalidInput' })
  })

  test.each([
    ['an epoch that is not ours', (i: number) => `epoch=x${i}&since=1`],
    ['a sequence that is still to come', (i: number) => `epoch=e1-12&since=${1000 + i}`],
  ])('are made once for everybody who names %s', async (_, query) => {
    const ask = (i: number) => get(`uxmarket?sport=1&market=2&${query(i)}`, { 'accept-encoding': 'br' })
    const made = jest.spyOn(Frames.prototype, 'snapshot')
    const tags = new Set<unknown>()
    for (let i = 0; i < 40; i += 1) tags.add((await ask(i)).headers.etag)
    expect([tags.size, made.mock.calls.length]).toEqual([1, 1])
    made.mockRestore()
  })

  test('answer below 500 for any request', async () => {
    const values = [
      '1',
      '',
      '-1',
      '1e18',
      '%00',
      '%ff',
      '%F0%9F',
      '1,2,%00',
      '9'.repeat(16),
      '[]',
      '%zz',
      'a'.repeat(3000),
    ]
    const faults: string[] = []
    for (const name of ['sport', 'match', 'matches', 'epoch', 'since', '__proto__', 'market[]'])
      for (const value of values)
        for (const call of ['uxmenu', 'uxmarket', 'uxmatch', 'uxmatch2']) {
          const path = `${call}?market=1&${name}=${value}&epoch=e1-12`
          const { code, body } = await get(path)
          if (code >= 500 || /\n\s+at /.test(String(body))) faults.push(`${code} ${path}`)
        }
    expect(faults).toEqual([])
  })
})
