import { test as base, expect } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { LandingPage } from '../pages/landing-page'
import { SlipPanel } from '../pages/slip-panel'
import { platformOf, type RunningPlatform } from './platform-of'
import { Releases } from './releases'
import { watchSecrets } from './session-secrets'
import { signIn } from './sign-in'

interface Pages {
  landing: LandingPage
  board: BoardPage
  slip: SlipPanel
  /** Logs the page's browser in without the form; open a page afterwards. */
  signIn: (account: string) => Promise<void>
  /** Errors of scripts that nobody caught. */
  complaints: string[]
  /** Fails the test when the content security policy refused anything on any page of it. */
  refusals: undefined
  /** Fails the test when the secret of a session shows in an address, in the console or in a store of any page of it. */
  secrets: ReturnType<typeof watchSecrets>
  /** Release service of the platform; tests that release skip on a platform that they did not start. */
  releases: Releases
  /** Data folder of the platform; tests that need it skip on a platform that they did not start. */
  dataDir: string
}

interface Shared {
  /** The platform of this worker. */
  platform: RunningPlatform
}

/** Playwright's test with our pages handed in. */
export const test = base.extend<Pages, Shared>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern.
    async ({}, use, { parallelIndex }) => use(platformOf(parallelIndex)),
    { scope: 'worker' },
  ],
  baseURL: async ({ platform }, use) => use(platform.origin),
  landing: async ({ page }, use) => use(new LandingPage(page)),
  board: async ({ page }, use) => use(new BoardPage(page)),
  slip: async ({ page }, use) => use(new SlipPanel(page)),
  signIn: async ({ context, baseURL, secrets }, use) =>
    use(async (account) => {
      await signIn(context, baseURL ?? '', account)
      await secrets.learnCookies()
    }),
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(complaints)
  },
  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = []
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted Type/i.test(message.text())) refusals.push(message.text())
      })
      await use(undefined)
      expect(refusals, 'refused by the content security policy').toEqual([])
    },
    { auto: true },
  ],
  secrets: [
    async ({ context }, use) => {
      const secrets = watchSecrets(context)
      await use(secrets)
      expect(await secrets.found(), 'where the secret of a session shows').toEqual([])
    },
    { auto: true },
  ],
  dataDir: async ({ platform: { dataDir } }, use) => {
    base.skip(dataDir === null, 'needs the files of a platform that this run started')
    await use(dataDir ?? '')
  },
  releases: async ({ dataDir }, use) => use(new Releases(dataDir)),
})

export { expect }
