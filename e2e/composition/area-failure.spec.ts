import type { Page } from '@playwright/test'
import { openInPage } from '../support/open-in-page'
import type { Releases } from '../support/releases'
import { waitUntilServed } from '../support/served-version'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'
import { builtThrowingAtRender } from '../support/variant-build'

/** `home` is where the area's own heading shows; `other` is a page of another area. */
const AREAS = [
  { area: 'sportsbook', folder: 'mfe-sportsbook', home: '/desktop', other: '/info/betlist' },
  { area: 'tournament', folder: 'mfe-tournament', home: '/tournament2/home', other: '/info/betlist' },
  { area: 'casino-games', folder: 'mfe-casino-games', home: '/slots', other: '/info/betlist' },
  { area: 'account-info', folder: 'mfe-account-info', home: '/info/betlist', other: '/slots' },
] as const

/** Three seconds; beside another journey six. */
const FALLBACK_WITHIN_MS = sized(6000, 3000)
/** A tab learns of a revision within five seconds; loading comes after that. */
const RECOVERY_WITHIN_MS = 15_000

const failure = (page: Page) => page.getByRole('main').getByRole('alert').first()
const shown = (page: Page) => page.getByRole('main').locator('[data-slot="main"] > *').first()
const entryOf = (area: string) => new RegExp(`/assets/${area}/[^/]+/remote\\.[^/]*js`)

/** Faults between the browser and a good release. */
const ON_THE_WAY: Record<string, (page: Page, area: string) => Promise<unknown>> = {
  'answers 404': (page, area) => page.route(entryOf(area), (route) => route.fulfill({ status: 404 })),
  'answers 500': (page, area) => page.route(entryOf(area), (route) => route.fulfill({ status: 500 })),
  'breaks the connection': (page, area) => page.route(entryOf(area), (route) => route.abort()),
  'has the type of a text': (page, area) =>
    page.route(entryOf(area), async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-type': 'text/plain' }
      await route.fulfill({ response, headers })
    }),
}

for (const [index, { area, home, other }] of AREAS.entries()) {
  for (const [kind, breakIt] of Object.entries(ON_THE_WAY)) {
    const details = { tag: index === 0 && kind === 'answers 404' ? '@core' : [] }
    test(
      `${area} ${kind}: the rest goes on, and Retry brings it back without a reload`,
      details,
      async ({ page, signIn }) => {
        await breakIt(page, area)
        await signIn('demo6')
        await page.goto(other)
        await expect(shown(page)).toBeVisible()
        await markPage(page)

        await openInPage(page, home)
        await expect(failure(page)).toBeVisible({ timeout: FALLBACK_WITHIN_MS })
        await othersGoOn(page, other)

        await page.unrouteAll({ behavior: 'wait' })
        await openInPage(page, home)
        const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
        // It may have come back by itself already.
        await retry.click({ timeout: 2000 }).catch(() => undefined)
        await expect(failure(page)).toBeHidden({ timeout: RECOVERY_WITHIN_MS })
        await expect(shown(page)).toBeVisible()
        await expectSamePage(page)
      },
    )
  }
}

/** Faults of a release itself: it is published and hashed properly, and broken. */
const IN_THE_RELEASE: Record<string, (releases: Releases, area: string, folder: string) => Promise<string>> =
  {
    'is no JavaScript': (releases, area, folder) =>
      releases.publishAs(folder, area, `0.0.1-syntax-${area}`, () => 'this is ( not a script'),
    'throws at load': (releases, area, folder) =>
      releases.publishAs(folder, area, `0.0.1-load-${area}`, () => 'throw new Error("broken at load")'),
    'throws at render': async (releases, area, folder) =>
      releases.publishAs(await builtThrowingAtRender(folder), area, `0.0.1-render-${area}`),
  }

for (const { area, folder, home, other } of AREAS) {
  for (const [kind, publish] of Object.entries(IN_THE_RELEASE)) {
    test(`a release of ${area} that ${kind}: the rest goes on, and the rollback mends open pages`, async ({
      page,
      signIn,
      releases,
    }) => {
      const good = await releases.current(area)
      const bad = await publish(releases, area, folder)
      await releases.use(area, bad)
      try {
        await waitUntilServed(page, area, bad)
        await signIn('demo6')
        await page.goto(other)
        await expect(shown(page)).toBeVisible()
        await markPage(page)
        await openInPage(page, home)
        await expect(failure(page)).toBeVisible({ timeout: FALLBACK_WITHIN_MS })
        await othersGoOn(page, other)
        await openInPage(page, home)
        await expect(failure(page)).toBeVisible({ timeout: FALLBACK_WITHIN_MS })
      } finally {
        await releases.use(area, good)
      }
      await expect(failure(page)).toBeHidden({ timeout: RECOVERY_WITHIN_MS })
      await expect(shown(page)).toBeVisible()
      await expectSamePage(page)
    })
  }
}

/** The shell shows the balance, and another area can be used. */
async function othersGoOn(page: Page, other: string): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('MYR')
  await openInPage(page, other)
  await expect(failure(page)).toBeHidden()
  await expect(shown(page)).toBeVisible()
}

const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-first-load', ''))

async function expectSamePage(page: Page): Promise<void> {
  expect(await page.locator('body[data-first-load]').count(), 'nobody reloaded the page').toBe(1)
}
