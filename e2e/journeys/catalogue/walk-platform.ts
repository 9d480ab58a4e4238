import pg from 'pg'
import { ownPlatform } from '../../support/own-platform'
import { Releases } from '../../support/releases'
import { platformDatabase } from '../../support/scratch-database'
import { test } from '../../support/test'
import { Fixtures } from './fixtures'
import { releaseThatLeavesItsHost } from './page-host'
import { createWalk, type Walk } from './walk'

/**
 * A platform with the matches of the walk, for the tests of the calling file; each has its own page, so that a failed
 * test is tried again alone. `place` is that of `ownPlatform`.
 */
export function walkPlatform(place: number): { readonly walk: Walk } {
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  const own = ownPlatform(place)
  let owner: pg.Pool
  let fixtures: Fixtures
  let walk: Walk
  test.beforeAll(async () => {
    owner = new pg.Pool({ connectionString: platformDatabase(own.dataDir), max: 3 })
    owner.on('error', () => undefined)
    fixtures = new Fixtures(own.origin, own.feed)
    await Promise.all([releaseThatLeavesItsHost(new Releases(own.dataDir)), fixtures.sendAll()])
  })
  test.beforeEach(({ page, context }) => {
    walk = createWalk({ origin: own.origin, dataDir: own.dataDir, page, context, owner, fixtures })
  })
  test.afterAll(() => owner?.end())
  return {
    get walk() {
      return walk
    },
  }
}
