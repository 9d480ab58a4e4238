import { publish } from '../../cli/publish'
import { sampleBuild } from '../../testing/sample-build'
import { DEFAULT_BUDGET } from '../release/release-settings'
import { type ObjectStore, StorageFull } from '../storage/object-store'
import { FIRST, type SampleService, sampleService, serviceOn, set } from '../testing/sample-service'

const CANARY = { kind: 'canary', area: 'sportsbook', version: '1.1.0', percent: 20 } as const

interface Reports {
  version: string
  devices: number
  failing?: number
  /** Begins the names of the devices. */
  from?: string
  /** Address that all their pages went to; one for each without it. */
  source?: string
}

const IDENTITY = { brand: 'touchline', channel: 'production' }

const post = ({ app }: SampleService, url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload })

/** An edge serves pages to devices. */
const serve = async (
  service: SampleService,
  devices: readonly string[],
  source?: string,
  shell = '1.0.0',
) => {
  const pages = devices.map((device) => ({ device, source: source ?? device, shell }))
  expect((await post(service, '/served', { ...IDENTITY, pages })).statusCode).toBe(204)
}

/** What a page says of itself. */
const say = async (service: SampleService, device: string, areas: object[], next: number | null = null) => {
  const report = { ...IDENTITY, shell: '1.0.0', revision: 1, device, areas, next }
  expect((await post(service, '/health', report)).statusCode).toBe(204)
}

const loads = (version: string, more: object = {}) => ({
  area: 'sportsbook',
  version,
  loads: 1,
  failures: {},
  ...more,
})

const named = (from: string, count: number) => Array.from({ length: count }, (_, at) => `${from}-${at}`)

/** Pages and reports of so many devices, of which some failed. */
async function report(
  service: SampleService,
  { version, devices, failing = 0, from = version, source }: Reports,
) {
  const names = named(from, devices)
  await serve(service, names, source)
  for (const [at, device] of names.entries()) {
    const failed = at < failing ? { failures: { render: 2 }, messages: ['odds is not a function'] } : {}
    await say(service, device, [loads(version, { loadMs: [100 + at], ...failed })])
  }
}

async function withCanary() {
  const service = await sampleService()
  await service.change(0, FIRST)
  await service.change(1, CANARY)
  return service
}

const sportsbookOf = async ({ get }: SampleService) => {
  const [release] = (await get('/status')).json().releases
  return release.areas.find(({ area }: { area: string }) => area === 'sportsbook')
}
const newest = async ({ get }: SampleService) => (await get('/history?limit=1')).json().entries[0]

describe('a canary', () => {
  test('over its budget goes to 0 % by itself, and the history says why', async () => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 40, failing: 7 })
    await service.health.judge()
    expect(await newest(service)).toMatchObject({
      actor: 'error budget',
      change: { kind: 'canary', percent: 0 },
      reason:
        'sportsbook 1.1.0 failed on 7 of 40 devices within 300 s (17.5 %, allowed 5 %): render 14; newest: odds is not a function',
    })
    expect(await sportsbookOf(service)).toMatchObject({ canary: null, current: { version: '1.0.0' } })
  })

  test('goes to 0 % in a freeze as well', async () => {
    const service = await withCanary()
    await service.change(2, { kind: 'freeze', on: true })
    await report(service, { version: '1.1.0', devices: 20, failing: 20 })
    await service.health.judge()
    expect((await newest(service)).actor).toBe('error budget')
  })

  test.each([
    ['too few devices', [{ version: '1.1.0', devices: 19, failing: 19 }]],
    ['two unlucky devices', [{ version: '1.1.0', devices: 20, failing: 2 }]],
    ['failures within the budget', [{ version: '1.1.0', devices: 100, failing: 5 }]],
    [
      'what runs beside it failing alike',
      [
        { version: '1.1.0', devices: 20, failing: 10 },
        { version: '1.0.0', devices: 20, failing: 8 },
      ],
    ],
    ['reports of a version that is not live', [{ version: '1.2.0', devices: 40, failing: 40 }]],
  ])('stays with %s', async (_what, reports: Reports[]) => {
    const service = await withCanary()
    for (const one of reports) await report(service, one)
    await service.health.judge()
    expect((await newest(service)).revision).toBe(2)
  })

  test.each([
    ['twenty posts from one address that was served nothing', 0, {}],
    ['one browser that fetches a page for every device it invents', 300, { source: '203.0.113.7' }],
  ])('is not ended by %s', async (_what, served, { source }: { source?: string }) => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 30 })
    await serve(service, named('forged', served), source)
    for (const device of named('forged', 20))
      await say(service, device, [loads('1.1.0', { failures: { render: 9 } })])
    await service.health.judge()
    const { canary } = await sportsbookOf(service)
    const counted = served === 0 ? 0 : 2
    expect(canary.health).toMatchObject({ verdict: 'good', errors: counted })
    expect(canary.health.failures.render ?? 0).toBe(counted * 9)
  })

  test('is not ended by two addresses, whatever the budget allows', async () => {
    const service = await withCanary()
    await service.change(2, { kind: 'budget', area: 'sportsbook', minLoads: 1, maxErrorRate: 0 })
    for (const source of ['203.0.113.7', '203.0.113.8'])
      await report(service, { version: '1.1.0', devices: 20, failing: 20, from: source, source })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ canary: { health: { errors: 2, verdict: 'good' } } })
  })

  test('is mended in open tabs when the service ends it', async () => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 40, failing: 20 })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ canary: null, urgent: true })
  })

  test('is judged by what happened within the window alone', async () => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 19, failing: 19 })
    service.clock.now += DEFAULT_BUDGET.windowSeconds * 1000
    await report(service, { version: '1.1.0', devices: 30, from: 'later' })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({
      canary: { health: { loads: 30, errors: 0, verdict: 'good', loadMs: { p50: 114, p95: 128 } } },
    })
  })
})

describe('a canary whose pages stop answering', () => {
  /** Devices that load the version and promise a report; those that hang never send it. */
  async function promise(service: SampleService, version: string, devices: number, hanging: number) {
    const names = named(version, devices)
    await serve(service, names)
    for (const device of names) await say(service, device, [loads(version)], 10_000)
    service.clock.now += 5000
    await service.health.judge()
    for (const device of names.slice(hanging))
      await say(service, device, [loads(version, { loads: 0, mounted: 1 })])
    service.clock.now += 6000
    await service.health.judge()
    service.clock.now += 6000
    await service.health.judge()
  }

  test('ends, though none of them reported a failure', async () => {
    const service = await withCanary()
    await promise(service, '1.1.0', 30, 10)
    expect(await newest(service)).toMatchObject({
      actor: 'error budget',
      reason:
        'sportsbook 1.1.0 failed on 0 of 30 devices within 300 s, stopped answering on 10 (0 %, allowed 5 %)',
    })
  })

  test('stays when the version beside it stops as often', async () => {
    const service = await withCanary()
    await promise(service, '1.0.0', 30, 10)
    await promise(service, '1.1.0', 30, 10)
    expect((await newest(service)).revision).toBe(2)
  })

  test('stays when the service itself stood still', async () => {
    const service = await withCanary()
    await service.health.judge()
    await serve(service, named('d', 30))
    for (const device of named('d', 30)) await say(service, device, [loads('1.1.0')], 10_000)
    service.clock.now += 60_000
    await service.health.judge()
    expect((await newest(service)).revision).toBe(2)
  })

  test('is not blamed for pages that were late', async () => {
    const service = await withCanary()
    await promise(service, '1.1.0', 18, 18)
    for (const device of named('1.1.0', 18))
      await say(service, device, [loads('1.1.0', { loads: 0, mounted: 1 })])
    await report(service, { version: '1.1.0', devices: 30, from: 'later' })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ canary: { health: { loads: 48, hangs: 0 } } })
  })

  test('is blamed for a page that loaded it, and not what runs beside it', async () => {
    const service = await withCanary()
    const names = named('d', 30)
    await serve(service, names)
    const shell = { area: 'shell', version: '1.0.0', loads: 1, failures: {} }
    const both = [
      shell,
      loads('1.1.0', { mounted: 1 }),
      { ...loads('1.0.0', { mounted: 1 }), area: 'tournament' },
    ]
    for (const device of names) await say(service, device, both, 1000)
    service.clock.now += 7000
    await service.health.judge()
    expect((await newest(service)).reason).toContain('sportsbook 1.1.0')
    const [{ areas }] = (await service.get('/status')).json().releases
    expect(
      areas.map(
        ({ current }: { current: { health: { hangs: number } | null } }) => current.health?.hangs ?? 0,
      ),
    ).toEqual([0, 0, 0])
  })
})

describe('a canary of the shell that nothing is heard of', () => {
  async function withShellCanary(silentBeside: number) {
    const service = await sampleService()
    await publish(await sampleBuild('shell', '1.1.0', 'dead('), `${service.data}/releases`)
    await service.change(0, FIRST)
    await service.change(1, { kind: 'canary', area: 'shell', version: '1.1.0', percent: 20 })
    await serve(service, named('new', 30), undefined, '1.1.0')
    await serve(service, named('old', 100))
    const shell = { area: 'shell', version: '1.0.0', loads: 1, failures: {} }
    for (const device of named('old', 100 - silentBeside)) await say(service, device, [shell])
    service.clock.now += 21_000
    await service.health.judge()
    return service
  }

  test('ends, because the one beside it is heard of', async () => {
    const { change, reason } = await newest(await withShellCanary(10))
    expect([change, reason]).toEqual([
      expect.objectContaining({ kind: 'canary', area: 'shell', percent: 0 }),
      expect.stringContaining('was never heard of on 30'),
    ])
  })

  test('stays when the one beside it is as silent', async () => {
    expect((await newest(await withShellCanary(80))).revision).toBe(2)
  })
})

describe('a full release that spends its budget', () => {
  async function released(autoFallback: boolean) {
    const service = await sampleService()
    await service.change(0, FIRST)
    await service.change(1, set({ sportsbook: '1.1.0' }))
    await service.change(2, { kind: 'budget', area: 'sportsbook', ...DEFAULT_BUDGET, autoFallback })
    return service
  }

  test('goes back to the last good version at once when it is set to, and once only', async () => {
    const service = await released(true)
    await report(service, { version: '1.1.0', devices: 30, failing: 10 })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ current: { version: '1.0.0' }, urgent: true })
    await report(service, { version: '1.0.0', devices: 30, failing: 30 })
    await service.health.judge()
    expect((await newest(service)).revision).toBe(4)
  })

  test('stays when the version before it failed as often', async () => {
    const service = await sampleService()
    await service.change(0, FIRST)
    await service.change(1, { kind: 'budget', area: 'sportsbook', autoFallback: true })
    await report(service, { version: '1.0.0', devices: 30, failing: 8 })
    await service.health.judge()
    await service.change(2, set({ sportsbook: '1.1.0' }))
    await report(service, { version: '1.1.0', devices: 30, failing: 10 })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({
      current: { version: '1.1.0', health: { verdict: 'bad' } },
    })
  })

  test.each([
    ['it is not set to', false, 0],
    ['it ran well for a day', true, 24 * 60 * 60 * 1000],
  ])('stays when %s', async (_what, autoFallback, later) => {
    const service = await released(autoFallback)
    service.clock.now += later
    await report(service, { version: '1.1.0', devices: 30, failing: 30 })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({
      current: { version: '1.1.0', health: { verdict: 'bad' } },
    })
  })
})

describe('what devices reported before a restart', () => {
  test('counts after it, so that a canary is ended by the next ones', async () => {
    const before = await withCanary()
    await report(before, { version: '1.1.0', devices: 15, failing: 15 })
    await before.keptHealth.save()
    const after = await serviceOn(before.data)
    await report(after, { version: '1.1.0', devices: 5, failing: 5, from: 'later' })
    await after.health.judge()
    expect(await sportsbookOf(after)).toMatchObject({ canary: null })
    expect((await newest(after)).reason).toContain('failed on 20 of 20 devices')
  })

  test('is judged at once when the service fell before it came to that', async () => {
    const before = await withCanary()
    await report(before, { version: '1.1.0', devices: 40, failing: 40 })
    await before.keptHealth.save()
    const after = await serviceOn(before.data)
    await after.health.judge()
    expect(await newest(after)).toMatchObject({ actor: 'error budget' })
  })

  test('is written only when something new came', async () => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 1 })
    await service.keptHealth.save()
    const written = await service.store.read('health/windows.json.gz')
    await service.store.remove('health/windows.json.gz')
    await service.keptHealth.save()
    expect(written).not.toBeNull()
    expect(await service.store.read('health/windows.json.gz')).toBeNull()
  })

  test('is counted anew when it cannot be read, and that is said', async () => {
    const { data, store } = await withCanary()
    await store.write('health/windows.json.gz', Buffer.from('half a fi'), null)
    const after = await serviceOn(data)
    expect(after.said.join()).toContain('counted anew')
    await report(after, { version: '1.1.0', devices: 2 })
    expect(await sportsbookOf(after)).toMatchObject({ canary: { health: { loads: 2 } } })
  })

  test('is counted on without being kept while there is no room, and that is said once', async () => {
    const full = (store: ObjectStore): ObjectStore => ({
      ...store,
      write: async (key, body, expected) => {
        if (key.startsWith('health/')) throw new StorageFull('no room')
        return store.write(key, body, expected)
      },
    })
    const service = await sampleService(full)
    await service.change(0, FIRST)
    for (const from of ['a', 'b']) {
      await report(service, { version: '1.0.0', devices: 1, from })
      await service.keptHealth.save()
    }
    expect(service.said.filter((line) => line.includes('cannot be kept'))).toHaveLength(1)
    expect(await sportsbookOf(service)).toMatchObject({ current: { health: { loads: 2 } } })
  })
})

test.each([
  ['nothing', {}],
  ['a count that is none', { areas: [{ area: 'sportsbook', version: '1', loads: -1, failures: {} }] }],
  [
    'a long text',
    { areas: [{ area: 'sportsbook', version: '1', loads: 1, failures: {}, messages: ['x'.repeat(400)] }] },
  ],
])('a report with %s is refused', async (_what, body) => {
  const { app } = await sampleService()
  const identity = { brand: 'touchline', channel: 'production', shell: '1', revision: 1, device: 'd' }
  const payload = 'areas' in body ? { ...identity, ...body } : body
  expect((await app.inject({ method: 'POST', url: '/health', payload })).statusCode).toBe(400)
})
