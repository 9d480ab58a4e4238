import { type ObjectStore, StorageFull } from '../storage/object-store'
import { newest, report, sportsbookOf, withCanary } from '../testing/report-health'
import { FIRST, sampleService, serviceOn } from '../testing/sample-service'

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

  test('is counted anew when it cannot be read, with a line in the log', async () => {
    const { data, store } = await withCanary()
    await store.write('health/windows.json.gz', Buffer.from('half a fi'), null)
    const after = await serviceOn(data)
    expect(after.logged.join()).toContain('counted anew')
    await report(after, { version: '1.1.0', devices: 2 })
    expect(await sportsbookOf(after)).toMatchObject({ canary: { health: { loads: 2 } } })
  })

  test('is counted on without being kept while there is no room, with one line in the log', async () => {
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
    expect(service.logged.filter((line) => line.includes('cannot be kept'))).toHaveLength(1)
    expect(await sportsbookOf(service)).toMatchObject({ current: { health: { loads: 2 } } })
  })
})
