import type { BrowserContext } from '@playwright/test'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform, type Platform } from './launch-platform'
import { MemberClient } from './member-client'
import { FEED_SECRET, OwnFeed } from './own-feed'
import { FIRST_PORT } from './platform-of'
import { test } from './test'

/** A platform of one file's tests, which are its feed. */
export interface OwnPlatform {
  readonly origin: string
  readonly feed: OwnFeed
  readonly dataDir: string
  /** The browser and a client that places bets in one session. */
  memberIn(context: BrowserContext, account: string): Promise<MemberClient>
}

/** Runs a platform while the tests of the calling file run; `place` is the place of its port after the first, its own in all files. */
export function ownPlatform(place: number): OwnPlatform {
  const port = FIRST_PORT + place
  const origin = `http://127.0.0.1:${port}`
  let platform: Platform
  let feed: OwnFeed
  test.use({ baseURL: origin })
  test.skip(Boolean(process.env.E2E_BASE_URL), 'needs a platform whose matches it tells itself')
  test.beforeAll(async () => {
    platform = await launchPlatform(port, { ...EVERYBODY_AT_ONE_ADDRESS, FEED_SECRET })
    feed = await OwnFeed.start(platform.dataDir)
  })
  test.afterAll(async () => {
    feed?.stop()
    await platform?.stop()
  })
  return {
    origin,
    get feed() {
      return feed
    },
    get dataDir() {
      return platform.dataDir
    },
    memberIn: async (context, account) => {
      const member = await MemberClient.login(origin, account)
      await context.addCookies(member.cookies)
      return member
    },
  }
}
