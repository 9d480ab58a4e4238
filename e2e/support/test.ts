import { test as base, expect } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { LandingPage } from '../pages/landing-page'
import { SlipPanel } from '../pages/slip-panel'
import { Releases } from './releases'

interface Pages {
  landing: LandingPage
  board: BoardPage
  slip: SlipPanel
  /** What the page complained of: errors of scripts and refusals of the content security policy. */
  complaints: string[]
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
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/i.test(message.text())) complaints.push(message.text())
    })
    await use(complaints)
  },
  releases: async ({ page: _page }, use) => {
    const dataDir = process.env.E2E_DATA_DIR
    base.skip(!dataDir, 'needs the release service of a platform that this run started')
    await use(new Releases(dataDir ?? ''))
  },
})

export { expect }
