import { DEFAULT_BUDGET } from '../release/release-settings'
import {
  loads,
  named,
  newest,
  type Reports,
  report,
  sendReport,
  serve,
  sportsbookOf,
  withCanary,
} from '../testing/report-health'

describe('a canary', () => {
  test('over its budget goes to 0 % by itself, and the history says why', async () => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 40, failing: 7 })
    await service.health.judge()
    expect(await newest(service)).toMatchObject({
      actor: 'error budget',
      change: { kind: 'canary', percent: 0 },
      reason:
        'sportsbook 1.1.0 failed on 7 of 40 devices within 300 s (17.5 %, allowed 5 %): render 14; newest, as a page wrote it: “odds is not a function”',
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

  describe('whose loads an overloaded server did not answer', () => {
    const unreached = (more: object = {}) =>
      loads('1.1.0', { failures: { unreached: 3 }, messages: ['remote.js did not come'], ...more })
    const canaryOf = async (service: Awaited<ReturnType<typeof withCanary>>) =>
      (await sportsbookOf(service)).canary

    test('stays, and they count apart', async () => {
      const service = await withCanary()
      await report(service, { version: '1.1.0', devices: 25 })
      await serve(service, named('away', 40))
      for (const device of named('away', 40)) await sendReport(service, device, [unreached()])
      await service.health.judge()
      expect((await canaryOf(service)).health).toMatchObject({
        verdict: 'good',
        loads: 25,
        errors: 0,
        unreached: 40,
        rate: 0,
        failures: { unreached: 120 },
      })
    })

    test('is judged by the others: they hide no failure', async () => {
      const service = await withCanary()
      await serve(service, named('away', 400))
      for (const device of named('away', 400)) await sendReport(service, device, [unreached()])
      await report(service, { version: '1.1.0', devices: 40, failing: 7 })
      await service.health.judge()
      expect(await canaryOf(service)).toBeNull()
    })

    test.each([
      ['came later', 1, { mounted: 1 }],
      ['failed later', 1, { failures: { render: 1 } }],
    ])('counts a device on which it %s', async (_what, counted, later) => {
      const service = await withCanary()
      await serve(service, ['one'])
      await sendReport(service, 'one', [unreached()])
      expect((await canaryOf(service)).health).toMatchObject({ loads: 0, unreached: 1 })
      await sendReport(service, 'one', [loads('1.1.0', later)])
      expect((await canaryOf(service)).health).toMatchObject({ loads: counted, unreached: 0 })
    })
  })

  test.each([
    ['twenty posts from one address that was served nothing', 0, {}],
    ['one browser that fetches a page for every device it invents', 300, { source: '203.0.113.7' }],
  ])('is not ended by %s', async (_what, served, { source }: { source?: string }) => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 30 })
    await serve(service, named('forged', served), source)
    for (const device of named('forged', 20))
      await sendReport(service, device, [loads('1.1.0', { failures: { render: 9 } })])
    await service.health.judge()
    const { canary } = await sportsbookOf(service)
    const counted = served === 0 ? 0 : 2
    expect(canary.health).toMatchObject({ verdict: 'good', errors: counted })
    expect(canary.health.failures.render ?? 0).toBe(counted * 9)
  })

  test('is not ended by two addresses, even over its budget', async () => {
    const service = await withCanary()
    await service.change(2, { kind: 'budget', area: 'sportsbook', minLoads: 1, maxErrorRate: 0 })
    for (const source of ['203.0.113.7', '203.0.113.8'])
      await report(service, { version: '1.1.0', devices: 20, failing: 20, from: source, source })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ canary: { health: { errors: 2, verdict: 'good' } } })
  })

  test.each([
    ['three addresses among thirty', 30, 3, 2],
    ['four addresses among thirty', 30, 4, 1],
    ['fourteen addresses among three hundred', 300, 14, 2],
  ])('is not ended by %s', async (_what, honest, addresses, each) => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: honest })
    for (const source of named('attacker', addresses))
      await report(service, { version: '1.1.0', devices: each, failing: each, from: source, source })
    await service.health.judge()
    const { canary } = await sportsbookOf(service)
    expect(canary.health).toMatchObject({ verdict: 'good', errors: addresses * each })
    expect(canary.health.rate).toBeGreaterThan(DEFAULT_BUDGET.maxErrorRate)
  })

  test('is ended by one device in ten, however many there are', async () => {
    const service = await withCanary()
    await report(service, { version: '1.1.0', devices: 300, failing: 30 })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ canary: null })
  })

  test('leaves no text in the history that a terminal takes for more than text', async () => {
    const service = await withCanary()
    const text = 'x”\u001b[2J\n\u202e\u200bgone\u0007 '
    const names = named('d', 30)
    await serve(service, names)
    for (const device of names)
      await sendReport(service, device, [
        loads('1.1.0', { failures: { '\u001b[31mload': 1 }, messages: [text + 'y'.repeat(250)] }),
      ])
    await service.health.judge()
    const { reason } = await newest(service)
    expect(reason).toMatch(/: other 30; newest, as a page wrote it: “x” \[2J gone y+…”$/)
    expect(reason).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  test('is replaced in open tabs when the service ends it', async () => {
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
