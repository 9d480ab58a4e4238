import { publish } from '../../cli/publish'
import { sampleBuild } from '../../testing/sample-build'
import {
  loads,
  named,
  newest,
  report,
  sendReport,
  serve,
  sportsbookOf,
  withCanary,
} from '../testing/report-health'
import { FIRST, type SampleService, sampleService } from '../testing/sample-service'

describe('a canary whose pages stop answering', () => {
  /** Devices that load the version and announce a report; hanging devices never send it. */
  async function announce(service: SampleService, version: string, devices: number, hanging: number) {
    const names = named(version, devices)
    await serve(service, names)
    for (const device of names) await sendReport(service, device, [loads(version)], 10_000)
    service.clock.now += 5000
    await service.health.judge()
    for (const device of names.slice(hanging))
      await sendReport(service, device, [loads(version, { loads: 0, mounted: 1 })])
    service.clock.now += 6000
    await service.health.judge()
    service.clock.now += 6000
    await service.health.judge()
  }

  test('ends, though none of them reported a failure', async () => {
    const service = await withCanary()
    await announce(service, '1.1.0', 30, 10)
    expect(await newest(service)).toMatchObject({
      actor: 'error budget',
      reason:
        'sportsbook 1.1.0 failed on 0 of 30 devices within 300 s, stopped answering on 10 (0 %, allowed 5 %)',
    })
  })

  test('stays when the version beside it stops as often', async () => {
    const service = await withCanary()
    await announce(service, '1.0.0', 30, 10)
    await announce(service, '1.1.0', 30, 10)
    expect((await newest(service)).revision).toBe(2)
  })

  test('stays when the service itself was paused', async () => {
    const service = await withCanary()
    await service.health.judge()
    await serve(service, named('d', 30))
    for (const device of named('d', 30)) await sendReport(service, device, [loads('1.1.0')], 10_000)
    service.clock.now += 60_000
    await service.health.judge()
    expect((await newest(service)).revision).toBe(2)
  })

  test('is not blamed for pages that were late', async () => {
    const service = await withCanary()
    await announce(service, '1.1.0', 18, 18)
    for (const device of named('1.1.0', 18))
      await sendReport(service, device, [loads('1.1.0', { loads: 0, mounted: 1 })])
    await report(service, { version: '1.1.0', devices: 30, from: 'later' })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ canary: { health: { loads: 48, hangs: 0 } } })
  })

  test('is blamed for a page that loaded it, and not the areas beside it', async () => {
    const service = await withCanary()
    const names = named('d', 30)
    await serve(service, names)
    const shell = { area: 'shell', version: '1.0.0', loads: 1, failures: {} }
    const both = [
      shell,
      loads('1.1.0', { mounted: 1 }),
      { ...loads('1.0.0', { mounted: 1 }), area: 'tournament' },
    ]
    for (const device of names) await sendReport(service, device, both, 1000)
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

  /** Players with either version of the area that has a canary; on their pages another area still loads when they hang. */
  async function hangWhileLoading(hanging: { candidate: number; beside: number }) {
    const service = await withCanary()
    for (const [version, count] of [
      ['1.1.0', hanging.candidate],
      ['1.0.0', hanging.beside],
    ] as const) {
      const names = named(version, 30)
      await serve(service, names)
      for (const [at, device] of names.entries())
        await sendReport(
          service,
          device,
          [loads(version, { mounted: 1 }), { ...loads('1.0.0'), area: 'tournament' }],
          at < count ? 1000 : null,
        )
    }
    service.clock.now += 7000
    await service.health.judge()
    return newest(service)
  }

  test('is blamed also while something else was still loading', async () => {
    expect((await hangWhileLoading({ candidate: 20, beside: 0 })).reason).toContain('sportsbook 1.1.0')
  })

  test('stays when the loading area hangs for everybody', async () => {
    expect((await hangWhileLoading({ candidate: 20, beside: 20 })).revision).toBe(2)
  })
})

describe('a page that stopped answering', () => {
  const wait = async (service: SampleService, ms: number) => {
    service.clock.now += ms
    await service.health.judge()
  }
  const shown = loads('1.1.0', { mounted: 1 })
  const nothing = loads('1.1.0', { loads: 0 })
  const hangsOf = async (service: SampleService) => (await sportsbookOf(service)).canary.health.hangs

  /** A browser whose page `first` loaded the candidate and announced its next report. */
  async function withPage() {
    const service = await withCanary()
    await serve(service, ['d'])
    await sendReport(service, 'd', [shown], 10_000, { page: 'first' })
    return service
  }

  test('counts also when the player loads it anew before its report is due', async () => {
    const service = await withPage()
    await wait(service, 8000)
    await serve(service, ['d'])
    await sendReport(service, 'd', [shown], 10_000, { page: 'second' })
    await wait(service, 5000)
    await sendReport(service, 'd', [], 20_000, { page: 'second' })
    await wait(service, 5000)
    expect(await hangsOf(service)).toBe(1)
  })

  test.each([
    ['does not, by what another page of the same browser says', 'second', 1],
    ['does, by what it says itself', 'first', 0],
  ])('is taken back when it answers after all: it %s', async (_what, page, hangs) => {
    const service = await withPage()
    await wait(service, 8000)
    await wait(service, 8000)
    expect(await hangsOf(service)).toBe(1)
    await sendReport(service, 'd', [nothing], 20_000, { page })
    expect(await hangsOf(service)).toBe(hangs)
  })

  test('hangs as long as one of two that stopped does not answer', async () => {
    const service = await withPage()
    await sendReport(service, 'd', [shown], 10_000, { page: 'second' })
    await wait(service, 8000)
    await wait(service, 8000)
    await sendReport(service, 'd', [], null, { page: 'second' })
    expect(await hangsOf(service)).toBe(1)
    await sendReport(service, 'd', [], null, { page: 'first' })
    expect(await hangsOf(service)).toBe(0)
  })

  test.each([
    ['before the next page is served', true],
    ['after it, since both requests go at the same time', false],
  ])(
    'does not count as hanging when it withdraws its next report as the player leaves, %s',
    async (_when, isBefore) => {
      const service = await withPage()
      if (isBefore) await sendReport(service, 'd', [], null, { page: 'first' })
      await serve(service, ['d'])
      if (!isBefore) await sendReport(service, 'd', [], null, { page: 'first' })
      await sendReport(service, 'd', [shown], null, { page: 'second' })
      await wait(service, 8000)
      await wait(service, 8000)
      expect(await hangsOf(service)).toBe(0)
    },
  )

  test('counts once for a browser that has pages without a name, as before pages had any', async () => {
    const service = await withCanary()
    await serve(service, ['d'])
    await sendReport(service, 'd', [shown], 10_000)
    await wait(service, 8000)
    await wait(service, 8000)
    expect(await hangsOf(service)).toBe(1)
    await sendReport(service, 'd', [nothing], 10_000)
    expect(await hangsOf(service)).toBe(0)
  })
})

describe('a canary of the shell without any report', () => {
  test('is silent also where an older page of the same browser still speaks', async () => {
    const service = await sampleService()
    await publish(await sampleBuild('shell', '1.1.0', 'dead('), `${service.data}/releases`)
    await service.change(0, FIRST)
    await service.change(1, { kind: 'canary', area: 'shell', version: '1.1.0', percent: 20 })
    await serve(service, ['d'])
    await serve(service, ['d'], undefined, '1.1.0')
    await sendReport(service, 'd', [], null, { page: 'first', shell: '1.0.0' })
    service.clock.now += 21_000
    const [{ areas }] = (await service.get('/status')).json().releases
    const shell = areas.find(({ area }: { area: string }) => area === 'shell')
    expect([shell.current.health.silent, shell.canary.health.silent]).toEqual([0, 1])
  })

  async function withShellCanary(silentBeside: number) {
    const service = await sampleService()
    await publish(await sampleBuild('shell', '1.1.0', 'dead('), `${service.data}/releases`)
    await service.change(0, FIRST)
    await service.change(1, { kind: 'canary', area: 'shell', version: '1.1.0', percent: 20 })
    await serve(service, named('new', 30), undefined, '1.1.0')
    await serve(service, named('old', 100))
    const shell = { area: 'shell', version: '1.0.0', loads: 1, failures: {} }
    for (const device of named('old', 100 - silentBeside)) await sendReport(service, device, [shell])
    service.clock.now += 21_000
    await service.health.judge()
    return service
  }

  test('ends, because the version beside it reports', async () => {
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
