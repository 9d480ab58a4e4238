import type { Page } from '@playwright/test'
import { failuresIn, healthReportsOf } from '../support/health-reports'
import { waitUntilServed } from '../support/served-version'
import { expect, test } from '../support/test'

const THROWS = '0.0.3-throws'

/** Fails on demand: inside a function that the shell wraps, and with a file that does not exist. */
const ON_DEMAND = `
;addEventListener('test:handler', () => history.pushState(null, '', 'https://elsewhere.example/'));
addEventListener('test:rejection', async () => history.pushState(null, '', 'https://elsewhere.example/'));
addEventListener('test:missing', () => import('/assets/tournament/${THROWS}/gone.js'));
`

const older = (page: Page) => page.getByText(/older version was detected/i).first()

test('what a remote does wrong counts for its own version, also after it was replaced, and never for the shell', async ({
  page,
  signIn,
  releases,
}) => {
  const good = await releases.current('tournament')
  await releases.publishAs('mfe-tournament', 'tournament', THROWS, (code) => code + ON_DEMAND)
  await releases.use('tournament', THROWS)
  try {
    await waitUntilServed(page, 'tournament', THROWS)
    const reports = await healthReportsOf(page)
    const failures = async () => failuresIn(await reports())
    await signIn('demo5')
    await page.goto('/tournament2/home')
    await expect(page.locator(`[data-slot="main"][data-version="${THROWS}"]`)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('test:handler')))
    await page.evaluate(() => dispatchEvent(new Event('test:rejection')))
    await expect.poll(failures).toEqual({ [`tournament@${THROWS}`]: { script: 2 } })
    const pages = new Set((await reports()).map(({ page }) => page))
    expect([...pages]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])

    await releases.use('tournament', good)
    await expect(older(page)).toBeVisible({ timeout: 15_000 })
    await page.evaluate(() => dispatchEvent(new Event('test:missing')))
    // A repeated failure is not reported each time, but it is when the page goes.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')))
        return failures()
      })
      .toEqual({ [`tournament@${THROWS}`]: { script: 3 } })
  } finally {
    await releases.use('tournament', good)
  }
})
