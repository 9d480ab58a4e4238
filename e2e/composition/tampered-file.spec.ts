import type { Page } from '@playwright/test'
import { userSettings } from '@touchline/contracts/calls'
import type { ReleasedVersion } from '@touchline/contracts/release'
import { openInPage } from '../support/open-in-page'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const AREAS = [
  ['sportsbook', '/desktop'],
  ['tournament', '/tournament2/home'],
  ['casino-games', '/slots'],
  ['account-info', '/info/betlist'],
] as const

/** Which of a version's files are tampered with. The exposed module and the words of the page travel in the entry. */
const KINDS: Record<string, (release: ReleasedVersion, file: string) => boolean> = {
  'the entry': (release, file) => file.endsWith('.js') && isFirst(release, file),
  'the lazy chunks': (release, file) => file.endsWith('.js') && !isFirst(release, file),
  'the style sheet': (release, file) => file.endsWith('.css') && isFirst(release, file),
}

const isFirst = ({ initial, worded = {} }: ReleasedVersion, file: string): boolean =>
  initial.includes(file) || Object.values(worded).includes(file)

/** Added to a file: each leaves a trace if the browser takes it. */
const TRACES = { js: "document.documentElement.dataset.tampered = 'yes';", css: ':root { --tampered: yes }' }

const TIMES = sized(1, 5)

for (const [index, [area, path]] of AREAS.entries()) {
  for (const [kind, isMeant] of Object.entries(KINDS)) {
    const details = { tag: index === 0 && kind === 'the entry' ? '@core' : [] }
    test(
      `${area} never runs ${kind} when somebody tampered with it`,
      details,
      async ({ page, landing, signIn }) => {
        test.setTimeout(150_000 * TIMES)
        for (let time = 0; time < TIMES; time += 1) {
          await page.context().clearCookies()
          await landing.open()
          const served = await tamper(page, area, isMeant)
          await signIn('demo9')
          // A page of the shell alone: an area's own page brings its first style sheets along inside it.
          await page.goto('/no-such-page')
          await expect(page.getByRole('banner')).toContainText('MYR')
          await openInPage(page, path)
          // Words of another language are a lazy chunk that every area has.
          await showIn(page, 'မြန်မာ')
          await expect.poll(() => served.length, { timeout: 15_000 }).toBeGreaterThan(0)
          await page.waitForTimeout(500)
          expect(await tracesIn(page), served.join()).toEqual({ ran: undefined, applied: '' })
          await page.unrouteAll({ behavior: 'wait' })
          // Kept before the next round begins: without its session the choice would be put back.
          const kept = page.waitForResponse((response) => response.url().includes(userSettings.path))
          await showIn(page, 'English')
          await kept
        }
      },
    )
  }
}

const tracesIn = (page: Page) =>
  page.evaluate(() => ({
    ran: document.documentElement.dataset.tampered,
    applied: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  }))

async function showIn(page: Page, language: string): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /^(EN|MY)\b/ }).click()
  await banner.getByRole('button', { name: language, exact: true }).click()
}

/** Adds a trace to the chosen files; returns the tampered files that were served. */
async function tamper(
  page: Page,
  area: string,
  isMeant: (release: ReleasedVersion, file: string) => boolean,
): Promise<string[]> {
  const served: string[] = []
  const document = JSON.parse((await page.locator('#touchline-release').textContent()) ?? '{}')
  const release = document.remotes[area].current as ReleasedVersion
  const files = Object.keys(release.integrity).filter((file) => isMeant(release, file))
  await page.route(
    (url) => files.some((file) => url.pathname === release.base + file),
    async (route) => {
      const response = await route.fetch()
      served.push(route.request().url())
      const trace = route.request().url().includes('.css') ? TRACES.css : TRACES.js
      const body = `${trace}${await response.text()}`
      await route.fulfill({ response, body })
    },
  )
  return served
}
