import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entryKey } from '../release-service/release/keys'
import { FIRST, sampleService, serviceOn, set } from '../release-service/testing/sample-service'
import { temporaryFolder } from '../testing/sample-build'
import { followReleases } from './follow-releases'

const IDENTITY = { brand: 'touchline', channel: 'production' }

/** The release that a starting edge serves, with the one kept from before. */
async function servedBy(service: string, keep: string) {
  const releases = await followReleases({
    service,
    brands: ['touchline'],
    channel: 'production',
    keep,
    everyMs: 60_000,
    onChange: () => undefined,
    log: () => undefined,
  })
  releases.stop()
  const document = releases.of('touchline').current()
  return [document?.revision, document?.remotes.sportsbook?.current.version]
}

test('an edge that was away while the service was restored follows the new history', async () => {
  const keep = await temporaryFolder('kept')
  const before = await sampleService()
  await before.change(0, FIRST)
  const copy = join(before.data, 'documents/touchline/production.json')
  const backup = await readFile(copy)
  await before.change(1, set({ sportsbook: '1.1.0' }))
  expect(await servedBy(await before.app.listen({ port: 0 }), keep)).toEqual([2, '1.1.0'])
  await before.app.close()

  await rm(join(before.data, entryKey(IDENTITY, 2)))
  await writeFile(copy, backup)
  const after = await serviceOn(before.data)
  after.clock.now += 60_000
  await after.change(1, set({ sportsbook: '1.2.0' }))
  expect(await servedBy(await after.app.listen({ port: 0 }), keep)).toEqual([2, '1.2.0'])
  await after.app.close()
})
