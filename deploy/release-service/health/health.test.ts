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
  source?: string
}

/** Reports of so many devices, of which some failed. */
async function report(
  { app }: SampleService,
  { version, devices, failing = 0, from = version, source }: Reports,
) {
  for (let device = 0; device < devices; device += 1) {
    const failures: Record<string, number> = device < failing ? { render: 2 } : {}
    const messages = device < failing ? ['odds is not a function'] : []
    const answer = await app.inject({
      method: 'POST',
      url: '/health',
      headers: source ? { 'x-forwarded-for': source } : {},
      payload: {
        ...{
          brand: 'touchline',
          channel: 'production',
          shell: '1.0.0',
          revision: 1,
          device: `${from}-${device}`,
        },
        areas: [{ area: 'sportsbook', version, loads: 1, failures, messages, loadMs: [100 + device] }],
      },
    })
    expect(answer.statusCode).toBe(204)
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

  test('is not ended by one browser that invents devices', async () => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 400 })
    await report(service, {
      version: '1.1.0',
      devices: 300,
      failing: 300,
      from: 'forged',
      source: '203.0.113.7',
    })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({
      canary: { health: { loads: 420, errors: 20, verdict: 'good' } },
    })
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
