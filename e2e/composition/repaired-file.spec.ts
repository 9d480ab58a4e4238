import type { Page } from '@playwright/test'
import type { ReleaseDocument, ReleasedVersion } from '@touchline/contracts/release'
import { spoilFiles } from '../support/spoil-files'
import { expect, test } from '../support/test'

const HEALED_WITHIN_MS = 10_000

const slotOf = (page: Page, slot: string) => page.locator(`[data-slot="${slot}"] > *`).first()
const releaseOf = ({ shell, remotes }: ReleaseDocument, area: string): ReleasedVersion =>
  (area === 'shell' ? shell : remotes[area])?.current as ReleasedVersion

/** Which file the browser was given altered, where that shows, and what shows as long as it is. */
const FILES = [
  {
    what: 'the entry of a remote',
    area: 'tournament',
    slot: 'main',
    path: '/tournament2/home',
    isMeant: (file: string) => /^remote\..*js$/.test(file),
  },
  {
    what: 'a lazy chunk of a remote',
    area: 'sportsbook',
    slot: 'slip',
    path: '/desktop',
    isMeant: (file: string) => /^\d+\..*js$/.test(file),
  },
  {
    what: 'a lazy style sheet of a remote',
    area: 'sportsbook',
    slot: 'slip',
    path: '/desktop',
    isMeant: (file: string) => /^\d+\..*css$/.test(file),
  },
  {
    what: 'the first script of the shell',
    area: 'shell',
    slot: 'main',
    path: '/slots',
    isMeant: (file: string) => /^main\..*js$/.test(file),
  },
]

for (const { what, area, slot, path, isMeant } of FILES) {
  test(`${what} that the browser keeps altered is fetched anew once it is repaired, by a plain reload`, async ({
    page,
    signIn,
    dataDir,
    releases,
  }) => {
    await signIn('demo4')
    const release = releaseOf(await releases.document(), area)
    const repair = spoilFiles(dataDir, release, isMeant)
    try {
      await page.goto(path)
      await page.waitForTimeout(3000)
      await expect(slotOf(page, slot)).toBeHidden()
    } finally {
      repair()
    }
    await page.goto(path)
    await expect(slotOf(page, slot)).toBeVisible({ timeout: HEALED_WITHIN_MS })
    await expect(page.getByRole('alert').filter({ hasText: area })).toHaveCount(0)
  })
}
