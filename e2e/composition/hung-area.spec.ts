import { openInPage } from '../support/open-in-page'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const PATIENCE_MS = 8000
/** Until the page shows that it gave up. */
const DRAWN_WITHIN_MS = sized(5000, 2000)

const AREAS = [
  ['sportsbook', '/desktop'],
  ['tournament', '/tournament2/home'],
  ['casino-games', '/slots'],
  ['account-info', '/info/betlist'],
] as const

// The shell gives up every area in the same way: the largest one beside every change, all of them at full size.
for (const [area, path] of AREAS.slice(0, sized(1, AREAS.length))) {
  test(`${area} that hangs is given up after eight seconds, and never mounts when it comes late`, async ({
    page,
    signIn,
  }) => {
    const from = area === 'account-info' ? '/slots' : '/info/betlist'
    let arrive = () => undefined as undefined
    const late = new Promise<void>((resolve) => {
      arrive = () => {
        resolve()
        return undefined
      }
    })
    await page.route(new RegExp(`/assets/${area}/.*\\.js`), async (route) => {
      await late
      await route.continue().catch(() => undefined)
    })
    await signIn('demo8')
    await page.goto(from)
    const box = page.getByRole('main').locator('[data-slot="main"]')
    await expect(box).toBeVisible()

    const asked = Date.now()
    await openInPage(page, path)
    const alert = page.getByRole('main').getByRole('alert').first()
    await expect(alert).toBeVisible({ timeout: PATIENCE_MS + DRAWN_WITHIN_MS })
    expect(Date.now() - asked).toBeGreaterThan(PATIENCE_MS - 500)
    await expect(alert).toContainText('8 seconds')

    // The player is elsewhere before the retry: the requested file then arrives when nobody waits for it.
    await openInPage(page, '/no-such-page')
    arrive()
    await page.waitForTimeout(1500)
    await expect(page.locator(`[data-slot="main"][data-area="${area}"]`)).toHaveCount(0)
    await openInPage(page, path)
    await expect(page.locator(`[data-slot="main"][data-area="${area}"]`)).toBeVisible()
  })
}
