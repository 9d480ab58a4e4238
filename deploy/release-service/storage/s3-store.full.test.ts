import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { createReleaseService } from '../app'
import { hasCeph, KEYS, startCeph } from '../testing/start-ceph'
import type { ObjectStore } from './object-store'
import { openStore } from './open-store'
import { requireConditions } from './require-conditions'

let server: Awaited<ReturnType<typeof startCeph>>
let store: ObjectStore

beforeAll(async () => {
  if (!(await hasCeph())) throw new Error('Install ceph-mon, ceph-osd and radosgw to run these tests.')
  server = await startCeph()
  const client = new S3Client({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials: KEYS,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  await client.send(new CreateBucketCommand({ Bucket: 'releases' }))
  const [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY] = [KEYS.accessKeyId, KEYS.secretAccessKey]
  Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION: 'us-east-1' })
  const settings = { RELEASE_BUCKET: 'releases', RELEASE_BUCKET_PREFIX: 'touchline' }
  store = await openStore({ ...settings, RELEASE_S3_ENDPOINT: server.endpoint })
}, 300_000)
afterAll(() => server?.stop())

const bytes = (text: string) => Buffer.from(text)

describe('a bucket', () => {
  test('keeps its promises about conditions', () => requireConditions(store))

  test('of 50 who create the same key lets one through', async () => {
    const attempts = Array.from({ length: 50 }, (_, at) => store.write('race', bytes(String(at)), null))
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1)
  })

  test('reads, lists and removes written values', async () => {
    for (const key of ['a/1', 'a/2/x', 'b']) await store.write(key, bytes(key), null)
    expect((await store.read('a/1'))?.body.toString()).toBe('a/1')
    expect(await store.list('a/')).toEqual(['a/1', 'a/2/x'])
    expect(await store.names('a/')).toEqual(['1', '2'])
    await store.remove('a/1')
    expect(await store.read('a/1')).toBeNull()
  })
})

test('two services on one bucket: of changes for the same revision one wins, and both show the same', async () => {
  const start = () =>
    createReleaseService({
      store,
      token: 't',
      edgeToken: 'edge',
      now: Date.now,
      newSecret: () => 's',
      brands: async () => ['touchline'],
      log: () => undefined,
    })
  const services = await Promise.all([start(), start()])
  const manifest = { base: '', entry: 'x', contractRange: '^1.0', integrity: {} }
  for (const [area, version] of [
    ['shell', '1'],
    ['sportsbook', '1'],
    ['sportsbook', '2'],
  ] as const) {
    const text = JSON.stringify({ ...manifest, version })
    await store.write(`releases/${area}/${version}/release.json`, bytes(text), null)
  }
  const change = (service: number, expected: number, version: string) =>
    (services[service] as (typeof services)[number]).app.inject({
      method: 'POST',
      url: '/change',
      headers: { authorization: 'Bearer t' },
      payload: {
        expected,
        change: { kind: 'set', versions: { shell: '1', sportsbook: version } },
        reason: 'race',
        unchecked: true,
      },
    })
  for (let revision = 0; revision < 10; revision += 1) {
    const answers = await Promise.all([change(0, revision, '1'), change(1, revision, '2')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
  const documents = await Promise.all(
    services.map(async ({ app, releases }) => {
      await releases.refresh()
      return (await app.inject('/document')).json()
    }),
  )
  expect(documents[0]).toEqual(documents[1])
  const verdict = await services[0].app.inject({
    url: '/history/verify',
    headers: { authorization: 'Bearer t' },
  })
  expect(verdict.json()).toMatchObject({ ok: true, entries: 10 })
}, 60_000)
