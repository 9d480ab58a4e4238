import type { Page } from '@playwright/test'
import type { ReleasedVersion } from '@touchline/contracts'
import { openInPage } from '../support/open-in-page'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const AREAS = [
  ['sportsbook', '/desktop'],
  ['tournament', '/tournament2/home'],
  ['casino-games', '/slots'],
  ['account-info', '/info/betlist'],
] as const

/** Which of a version's scripts are tampered with. */
const KINDS: Record<string, (release: ReleasedVersion, file: string) => boolean> = {
  'the entry': ({ entry }, file) => file === entry,
  'the exposed chunk': ({ entry, initial }, file) => file !== entry && initial.includes(file),
  'the lazy chunks': ({ initial }, file) => !initial.includes(file),
}

const TIMES = sized(1, 5)

for (const [kind, isMeant] of Object.entries(KINDS)) {
  for (const [area, path] of AREAS) {
    test(`${area} never runs ${kind} when somebody tampered with it`, async ({ page, landing }) => {
      test.setTimeout(60_000 * TIMES)
      for (let time = 0; time < TIMES; time += 1) {
        await page.context().clearCookies()
        await landing.open()
        const served = await tamper(page, area, isMeant)
        await landing.open(`/?redirect=${encodeURIComponent(path)}`)
        await landing.logIn('demo9')
        await expect(page.getByRole('banner')).toContainText('MYR')
        await openInPage(page, path)
        await expect.poll(() => served.length, { timeout: 15_000 }).toBeGreaterThan(0)
        await page.waitForTimeout(500)
        expect(await page.locator('html[data-tampered]').count(), served.join()).toBe(0)
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  }
}

/** Adds a line to the scripts that are meant; returns what was served so. */
async function tamper(
  page: Page,
  area: string,
  isMeant: (release: ReleasedVersion, file: string) => boolean,
): Promise<string[]> {
  const served: string[] = []
  const document = JSON.parse((await page.locator('#touchline-release').textContent()) ?? '{}')
  const release = document.remotes[area].current as ReleasedVersion
  const files = Object.keys(release.integrity).filter(
    (file) => file.endsWith('.js') && isMeant(release, file),
  )
  await page.route(
    (url) => files.some((file) => url.pathname === release.base + file),
    async (route) => {
      const response = await route.fetch()
      served.push(route.request().url())
      const body = `document.documentElement.dataset.tampered = 'yes';${await response.text()}`
      await route.fulfill({ response, body })
    },
  )
  return served
}
