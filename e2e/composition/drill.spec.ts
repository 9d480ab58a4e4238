import type { Browser } from '@playwright/test'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'
import { builtThrowingAtRender } from '../support/variant-build'

const AREA = 'casino-games'
const BROKEN = '9.2.0-throws-at-render'
const PERCENT = 60
/** Fewer devices, or fewer addresses, take nothing back. */
const FAILING = 5
/** Sandbox members who come by, each with a browser of their own. */
const MEMBERS = Array.from({ length: 29 }, (_, index) => `demo${index + 2}`)

test('a canary that throws at render is taken to 0 % by the service itself, which says why', async ({
  browser,
  baseURL,
  releases,
}) => {
  test.setTimeout(300_000)
  const good = await releases.current(AREA)
  await releases.change({
    kind: 'budget',
    area: AREA,
    maxErrorRate: 0.2,
    minLoads: 3,
    windowSeconds: 300,
    autoFallback: false,
  })
  await releases.publishAs(await builtThrowingAtRender('mfe-casino-games'), AREA, BROKEN)
  await releases.change({ kind: 'canary', area: AREA, version: BROKEN, percent: PERCENT })
  const isStopped = async () => (await releases.document()).remotes[AREA]?.canary === null

  const seen = { good: 0, broken: 0 }
  for (const [at, member] of MEMBERS.entries()) {
    seen[await visit(browser, baseURL ?? '', member, `10.0.0.${at + 1}`)] += 1
    if (seen.broken >= FAILING) break
  }
  expect(seen.broken, 'members in the canary').toBeGreaterThanOrEqual(FAILING)
  await expect.poll(isStopped, { timeout: 15_000 }).toBe(true)

  const [newest] = await releases.history()
  expect(newest).toMatchObject({ actor: 'error budget' })
  expect(newest?.reason).toContain(BROKEN)
  test.info().annotations.push({ type: 'reason', description: newest?.reason ?? '' })
  expect(await releases.current(AREA)).toBe(good)
})

/** One member opens the lobby in a browser and at an address of their own; says which version they got. */
async function visit(
  browser: Browser,
  baseURL: string,
  member: string,
  address: string,
): Promise<'good' | 'broken'> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } })
  const page = await context.newPage()
  await signIn(context, baseURL, member)
  await page.goto('/slots')
  const alert = page.getByRole('main').getByRole('alert').first()
  await expect(alert.or(page.getByRole('main').getByRole('searchbox'))).toBeVisible({ timeout: 20_000 })
  const outcome = (await alert.isVisible()) ? 'broken' : 'good'
  // Failures are reported at once, gathered for a second.
  if (outcome === 'broken') await page.waitForTimeout(1500)
  await context.close()
  return outcome
}
