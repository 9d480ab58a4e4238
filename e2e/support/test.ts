import { test as base, expect } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { LandingPage } from '../pages/landing-page'
import { SlipPanel } from '../pages/slip-panel'
import { Releases } from './releases'

interface Pages {
  landing: LandingPage
  board: BoardPage
  slip: SlipPanel
  /** Errors of scripts that nobody caught. */
  complaints: string[]
  /** Fails the test when the content security policy refused anything on any page of it. */
  refusals: undefined
  /** Release service of the platform that this run started; tests that release need one of their own. */
  releases: Releases
}

/** Playwright's test with our pages handed in. */
export const test = base.extend<Pages>({
  landing: async ({ page }, use) => use(new LandingPage(page)),
  board: async ({ page }, use) => use(new BoardPage(page)),
  slip: async ({ page }, use) => use(new SlipPanel(page)),
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
  releases: async ({ page: _page }, use) => {
    const dataDir = process.env.E2E_DATA_DIR
    base.skip(!dataDir, 'needs the release service of a platform that this run started')
    await use(new Releases(dataDir ?? ''))
  },
})

export { expect }
