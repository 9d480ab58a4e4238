import { DEFAULT_BUDGET } from '../release/release-settings'
import { newest, report, sportsbookOf } from '../testing/report-health'
import { FIRST, sampleService, set } from '../testing/sample-service'

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

  test('goes back once only, though there is an older version', async () => {
    const service = await released(true)
    await service.change(3, set({ sportsbook: '1.2.0' }))
    await report(service, { version: '1.2.0', devices: 30, failing: 10 })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({ current: { version: '1.1.0' }, lastGood: '1.0.0' })
    await report(service, { version: '1.1.0', devices: 30, failing: 30, from: 'again' })
    await service.health.judge()
    expect(await sportsbookOf(service)).toMatchObject({
      current: { version: '1.1.0', health: { verdict: 'bad' } },
    })
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
