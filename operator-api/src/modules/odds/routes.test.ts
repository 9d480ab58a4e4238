import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { applyDelta, BET_TYPES, decodeFrame, HEAD } from '@touchline/contracts/odds'
import { HOUR, league, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { openOdds } from './testing/open-odds'
import { Frames } from './wire/frames'

interface Answer {
  code: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Without the help of fetch, which unpacks and caches by itself. */
const ask = (host: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(`http://${host}/odds/${path}`, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ code: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

/** All but the time of day. */
const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
]

const json = ({ body }: Answer) => JSON.parse(String(body))

test('names are told one language at a time, kept for an hour and known again by their tag', async () => {
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
  expect(json(await ask(open.host, 'uxnames?language=ko')).names).toEqual({})
  expect(json(await ask(open.host, 'uxnames?language=xx'))).toMatchObject({ status: 'invalidInput' })
  await open.close()
})

describe('the cached odds', () => {
  let open: Awaited<ReturnType<typeof openOdds>>
  const get = (path: string, headers?: Record<string, string>) => ask(open.host, path, headers)
  const move = (price: number) => {
    open.publish([offer(1, line({ prices: [price, -98] }))])
    open.clock.advance(250)
  }

  /** Puts the time of day forward, by which what an address may do comes back. */
  const later = (ms: number) => jest.setSystemTime(Date.now() + ms)

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: TIMERS })
    open = await openOdds()
    const matches = Array.from({ length: 30 }, (_, i) => [match(i + 1), offer(i + 1, line())]).flat()
    open.publish([league(), ...matches, state(30)])
    open.clock.advance(250)
  })
  afterEach(async () => {
    await open.close()
    jest.useRealTimers()
  })

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
    open.publish([offer(1, line(), line({ bet_type: 'oe', line: 0 }))])
    open.clock.advance(250)
    expect(json(await get('uxmatch?match=1')).payload[3][0][21]).toHaveLength(2)
    const several = json(await get('uxmatch2?matches=1,30,999'))
    expect(decodeFrame(several)).toMatchObject({ ok: true })
    expect(several.payload[3].map((head: number[]) => [head[0], head[2]])).toEqual([
      [1, 2],
      [30, 3],
    ])
  })

  test('tell on a board that corners are there, and their prices on their own channel', async () => {
    open.publish([
      match(41, { match_type: 1, parent: 1 }),
      offer(41, line(), line({ bet_type: 'ou', line: 38 })),
    ])
    open.clock.advance(250)
    const { payload } = json(await get('uxmarket?sport=1&market=2'))
    const headOf = (rows: unknown[][], id: number) => rows.find(([match]) => match === id) ?? []
    const [parent, child] = [headOf(payload[3], 1), headOf(payload[3], 41)]
    expect(payload[2]).toEqual([[1, 41]])
    expect([parent[8], child[4], child[7], child[21]]).toEqual([2, 2, 2, []])
    const own = json(await get('uxmatch?match=41'))
    expect(headOf(own.payload[3], 41)[21]).toHaveLength(2)
  })

  test('answer what changed in a list of matches of several boards, whatever becomes of them', async () => {
    const list = 'uxmatch2?matches=30,1,2,3,999'
    const whole = async () => json(await get(list))
    let held = await whole()
    const steps = [
      [offer(1, line({ prices: [95, -97] }))],
      [state(2, { score: [1, 0] }), offer(9, line({ prices: [80, -82] }))],
      [state(30, { scoreboard: { parts: [[3, 1]] } }), offer(3, line(), line({ line: -3 }))],
      [match(3, { kickoff: NOON + 48 * HOUR })],
      [{ type: 'removed' as const, match: 1 }],
      [match(1), offer(1, line())],
    ]
    for (const events of steps) {
      open.publish(events)
      open.clock.advance(250)
      const delta = json(await get(`${list}&epoch=e1-12&since=${held.seq}`))
      expect(delta).toMatchObject({ t: 'delta', from: held.seq, ch: held.ch })
      const applied = applyDelta(held, delta)
      if (!applied.ok) throw new Error(applied.reason)
      const now = await whole()
      const sorted = ({ seq, payload, scoreboards = [] }: typeof held) => ({
        seq,
        ids: payload[1].map(([id]: number[]) => id).sort(),
        rows: payload.map((rows: number[][]) => rows.map((row) => JSON.stringify(row)).sort()),
        scoreboards,
      })
      expect(sorted(applied.snapshot as typeof held)).toEqual(sorted(now))
      held = now
    }
    expect(json(await get(`${list}&epoch=e1-12&since=${held.seq}`))).toMatchObject({ t: 'delta', gone: [] })
    expect(json(await get(`${list}&epoch=e0&since=${held.seq}`)).t).toBe('snap')
    expect(json(await get(`${list}&epoch=e1-12&since=${held.seq + 1}`)).t).toBe('snap')
  })

  test('answer the matches of leagues in such a list with what belongs to them, without outrights, and what becomes of them', async () => {
    open.publish([
      ...[league(2), league(3)],
      ...[match(41, { league: 2 }), offer(41, line()), match(42, { league: 2, kickoff: NOON + 48 * HOUR })],
      ...[match(43, { league: 2, match_type: 1, parent: 41 }), offer(43, line())],
      ...[match(44, { league: 3, match_type: 2 }), offer(44, line({ bet_type: 'orz', prices: [250] }))],
    ])
    open.clock.advance(250)
    const list = 'uxmatch2?matches=1&leagues=2,3,999'
    const ids = ({ payload }: { payload: number[][][] }) => payload[1]?.map(([id]) => id).sort()
    const held = json(await get(list))
    expect(ids(held)).toEqual([1, 41, 42, 43])
    expect(held.payload[2]).toEqual([[41, 43]])
    open.publish([
      { type: 'removed', match: 43 },
      { type: 'removed', match: 41 },
      match(45, { league: 2 }),
      offer(45, line()),
    ])
    open.clock.advance(250)
    const delta = json(await get(`${list}&epoch=e1-12&since=${held.seq}`))
    expect(delta).toMatchObject({ t: 'delta', from: held.seq })
    expect(delta.gone.sort()).toEqual([41, 43])
    expect([ids(delta), ids(json(await get(list)))]).toEqual([[45], [1, 42, 45]])
  })

  test('count matches and bet types for the menu', async () => {
    const { sports } = json(await get('uxmenu'))
    expect(sports[0]).toMatchObject({ id: 1, early: 0, today: 29, live: 1, parlay: 30 })
    expect(sports[0].types.slice(0, 2)).toEqual([30, 0])
    const { early, today, live } = sports[0].markets
    expect([early, today, live].map(({ types }) => types[0])).toEqual([0, 29, 1])
    expect([early, today, live].map(({ parlay }) => parlay)).toEqual([0, 29, 1])
  })

  test.each([
    ['early', 1],
    ['today', 2],
    ['live', 3],
  ])('count for the menu what the board of %s lists', async (market, id) => {
    open.publish([
      ...[offer(3, line(), line({ bet_type: 'htft', line: 0, combo_min: 0, prices: Array(9).fill(500) }))],
      ...[offer(4), offer(30, line({ combo_min: 0 })), state(2, { period: 4 })],
      ...[match(41, { kickoff: NOON + 48 * HOUR }), offer(41, line())],
      ...[match(42, { match_type: 1, parent: 5 }), offer(42, line())],
    ])
    open.clock.advance(250)
    const { payload } = json(await get(`uxmarket?sport=1&market=${id}`))
    const left = new Set([
      ...payload[2].map(([, child]: number[]) => child),
      ...payload[1].flatMap((row: number[]) => (row[6] === 4 ? [row[0]] : [])),
    ])
    const heads: number[][] = payload[3].filter(([match]: number[]) => !left.has(match))
    const { sports } = json(await get('uxmenu'))
    expect(heads).not.toHaveLength(0)
    expect(sports[0][market as 'early']).toBe(heads.length)
    expect(sports[0].markets[market as 'early']).toEqual({
      types: BET_TYPES.map((_, place) => heads.filter((head) => head[HEAD.counts + place] !== 0).length),
      parlay: heads.filter((head) => head[5] !== 0).length,
    })
  })

  test('count for the menu neither what is over nor outrights among matches', async () => {
    open.publish([
      ...[match(31, { match_type: 2 }), offer(31, line({ bet_type: 'orz', prices: [250] }))],
      state(2, { period: 4 }),
    ])
    const { sports } = json(await get('uxmenu'))
    expect(sports[0]).toMatchObject({ early: 0, today: 28, live: 1, parlay: 29 })
    const of = (counts: { types: number[] }) => [counts.types[0], counts.types[BET_TYPES.indexOf('orz')]]
    expect(of(sports[0])).toEqual([29, 1])
    expect(of(sports[0].markets.today)).toEqual([28, 1])
  })

  test.each([
    'uxmarket?sport=1&market=4',
    'uxmarket?sport=football&market=1',
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

  test('make so many new lists a second for an address, and give away those that are made', async () => {
    const list = (i: number) =>
      get(`uxmatch2?matches=${[1, 2, 3, 4, 5, 6].filter((bit) => i & (1 << (bit - 1)))}`)
    const answers = []
    for (let i = 0; i < 40; i += 1) answers.push(json(await list(i)).status)
    expect(answers).toEqual([...Array(30).fill(1), ...Array(10).fill('requestLimit')])
    expect(json(await list(5))).toMatchObject({ status: 1 })
    expect(json(await get('uxmatch2?matches=888,999,1,3'))).toMatchObject({ status: 1 })
    later(3000)
    for (let i = 30; i < 62; i += 1) answers.push(json(await list(i)).status)
    expect(answers.slice(40)).toEqual([...Array(30).fill(1), 'requestLimit', 'requestLimit'])
  })

  test('search so often for each address, and again a moment later', async () => {
    const ask = async (i: number) => json(await get(`uxsearch?q=home${i}`)).status
    const answers = []
    for (let i = 0; i < 62; i += 1) answers.push(await ask(i))
    expect(answers).toEqual([...Array(60).fill(1), 'requestLimit', 'requestLimit'])
    later(3000)
    expect(await ask(1)).toBe(1)
  })

  test('tell so many readers of a network what changed since a moment of their own, and the others the whole', async () => {
    // Changes are kept from the first reader on.
    await get('uxmarket?sport=1&market=2')
    for (let i = 0; i < 80; i += 1) move(50 + i)
    const since = async (seq: number) =>
      json(await get(`uxmarket?sport=1&market=2&epoch=e1-12&since=${seq}`)).t
    const answers = []
    for (let seq = 1; seq <= 70; seq += 1) answers.push(await since(seq))
    expect(answers).toEqual([...Array(60).fill('delta'), ...Array(10).fill('snap')])
    // What somebody asked for before is there.
    expect(await since(60)).toBe('delta')
    later(3000)
    expect(await since(70)).toBe('delta')
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

  test('answer below 500 whatever is asked', async () => {
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
