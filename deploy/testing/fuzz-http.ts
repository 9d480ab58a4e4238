import { connect } from 'node:net'
import fc from 'fast-check'

/** A request as it goes over the wire, right or wrong. */
export interface FuzzedRequest {
  method: string
  path: string
  host: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string
}

const HANG_MS = 10_000
const AT_ONCE = 20
const FAULTS_MAX = 5

const odd = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '%00',
    '%',
    '%zz',
    '..',
    '../..',
    '//',
    '\ud800',
    '1e18',
    '-1',
    'NaN',
    '__proto__',
  ),
  fc.constantFrom('constructor', 'null', '[]', '{}', '"', "'", '<script>', 'a'.repeat(3000), '%c0%ae%c0%ae/'),
)

const contentType = fc.oneof(
  { weight: 3, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['text/plain; application/json', 'application/json; charset', 'application/json;;', 'text/plain'],
      ...[
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        ';',
        'json',
        'application/octet-stream',
      ],
    ),
  },
)

const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      ...['accept-encoding', 'if-none-match', 'origin', 'cookie', 'range', 'x-forwarded-for', 'x-brand'],
      ...['x-forwarded-host', 'x-forwarded-proto', 'sec-fetch-site', 'connection', 'expect', 'accept', 'te'],
      ...['authorization', 'if-modified-since', 'forwarded', 'upgrade', 'transfer-encoding', 'sec-purpose'],
    ),
    odd,
  ),
  fc.tuple(
    fc.constant('cookie'),
    odd.map((value) => `touchline_language=${value}; touchline_theme=${value}`),
  ),
  fc.tuple(
    fc.constant('authorization'),
    odd.map((value) => `Bearer ${value}`),
  ),
)

/** Known facts of a server of ours: a fuzz that is always wrong at the first look finds little behind it. */
interface Known {
  paths: readonly string[]
  hosts: readonly string[]
  /** A token for closed routes. */
  token?: string
  /** Fields of bodies, and values that fit somewhere. */
  fields?: readonly string[]
  values?: readonly unknown[]
}

/** Requests of known parts, of odd parts, and of both together. */
export function fuzzedRequests(known: Known): fc.Arbitrary<FuzzedRequest> {
  const { paths, hosts, token, fields = [], values = [] } = known
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...paths) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...paths), odd).map((parts) => parts.join('/')) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...paths), odd, odd).map(([at, k, v]) => `${at}?${k}=${v}`),
    },
    { weight: 1, arbitrary: odd.map((text) => `/${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('//', '///', '*', '//x:99999', '/?', '/.', '/..', 'http://x:99999/'),
    },
  )
  const host = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...hosts) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x:99999', 'x:', ':80', '[::1]:80', '[', 'a b', 'x:-1', '999.999.1.1'),
    },
    { weight: 1, arbitrary: odd },
  )
  const value = fc.oneof(fc.constantFrom<unknown>(...values, null, 1, -1, 1e18, 0.5, true, [], {}), odd)
  const record = fc.dictionary(
    fc.constantFrom('x', ...fields),
    fc.oneof(value, fc.array(value, { maxLength: 3 })),
  )
  const body = fc.oneof(
    fc.constant(''),
    record.map((fields) => JSON.stringify(fields)),
    fc.tuple(record, fc.constantFrom('x', ...fields), record).map(([outer, name, inner]) => {
      return JSON.stringify({ ...outer, [name]: inner })
    }),
    fc.json({ maxDepth: 3 }),
    odd,
    fc.constantFrom('{', '[', '{"__proto__":{}}', `${'['.repeat(2000)}`, '"\\ud800"', '{"brand":"\\u0000"}'),
  )
  return fc.record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'POST',
      'POST',
      'PUT',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'PATCH',
      'TRACE',
    ),
    path,
    host,
    headers: fc
      .tuple(fc.array(header, { maxLength: 4 }), contentType, fc.boolean())
      .map(([others, type, isKnown]) => [
        ...(token && isKnown ? [['authorization', `Bearer ${token}`] as const] : []),
        ...others,
        ['content-type', type] as const,
      ]),
    body,
  })
}

/** Line breaks would end a header: broken HTTP itself is refused by Node's parser, which has tests of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]/g, ' ')
const target = (text: string): string => oneLine(text).replaceAll(' ', '%20') || '/'

/** Sends a request byte for byte; resolves with the whole answer, or with `hang` when none came in time. */
export function sendRaw(port: number, { method, path, host, headers, body }: FuzzedRequest): Promise<string> {
  const payload = Buffer.from(body)
  const head = [
    `${method} ${target(path)} HTTP/1.1`,
    `Host: ${oneLine(host)}`,
    ...headers
      .filter(([name]) => name !== 'connection' && name !== 'transfer-encoding')
      .map(([name, value]) => `${name}: ${oneLine(value)}`),
    `Content-Length: ${payload.length}`,
    'Connection: close',
  ]
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const timer = setTimeout(() => {
      done('hang')
      socket.destroy()
    }, HANG_MS)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      done(Buffer.concat(chunks).toString('latin1'))
    })
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload]))
  })
}

/** The fault of an answer, or null. */
export function faultOf(answer: string): string | null {
  if (answer === 'hang') return 'no answer'
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
  if (status === 0 || status >= 500) return answer.slice(0, 300)
  if (/\n\s+at .*[:(]|node:internal|\.[tj]s:\d+:\d+/.test(answer))
    return `a stack trace: ${answer.slice(0, 600)}`
  return null
}

/** Sends so many requests, twenty at once, and resolves with the faults; the seed in front sends the same again. */
export async function fuzz(
  port: number,
  requests: fc.Arbitrary<FuzzedRequest>,
  count: number,
  seed = Date.now(),
): Promise<string[]> {
  const faults: string[] = []
  for (let sent = 0; sent < count && faults.length < FAULTS_MAX; sent += AT_ONCE) {
    const some = fc.sample(requests, { numRuns: AT_ONCE, seed: seed + sent })
    await Promise.all(
      some.map(async (request) => {
        const fault = faultOf(await sendRaw(port, request))
        if (fault) faults.push(`${seed + sent}: ${JSON.stringify(request).slice(0, 600)}: ${fault}`)
      }),
    )
  }
  return faults
}
