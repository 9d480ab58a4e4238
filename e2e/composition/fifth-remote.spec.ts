import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newRemote } from '../support/new-remote'
import { openInPage } from '../support/open-in-page'
import { waitUntilServed } from '../support/served-version'
import { expect, test } from '../support/test'

const AREA = 'loyalty'
const PATH = '/loyalty'

test('a fifth remote is made, released, rolled back and withdrawn without a change of the shell', async ({
  page,
  signIn,
  releases,
}) => {
  test.setTimeout(240_000)
  const title = (text: string) => page.getByRole('main').getByRole('heading', { level: 1, name: text })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Loyalty' }).first()
  const shell = await filesOfShell(page)
  const others = await versionsBeside(releases)
  const remote = await newRemote(AREA)
  try {
    await remote.test()
    await signIn('demo8')
    await page.goto('/desktop')
    await page.evaluate(() => document.body.setAttribute('data-first-load', ''))
    await expect(link).toBeHidden()

    // Its first release: an open tab gets the menu entry and the page.
    await releases.publish(await remote.build('1.0.0'))
    await releases.use(AREA, '1.0.0')
    await expect(link).toBeVisible({ timeout: 15_000 })
    await link.click()
    await expect(title('Loyalty')).toBeVisible()
    await expect(page.getByText('Welcome, demo8')).toBeVisible()
    await expect(page.locator('body[data-first-load]')).toHaveCount(1)

    // Its second release, seen by new loads.
    remote.edit('src/locales/en/loyalty.json', '"title": "Loyalty"', '"title": "Loyalty club"')
    await releases.publish(await remote.build('1.1.0'))
    await releases.use(AREA, '1.1.0')
    await waitUntilServed(page, AREA, '1.1.0')
    await page.goto(PATH)
    await expect(title('Loyalty club')).toBeVisible()

    await releases.change({ kind: 'rollback', area: AREA })
    await waitUntilServed(page, AREA, '1.0.0')
    await page.goto(PATH)
    await expect(title('Loyalty')).toBeVisible()
    expect(await versionsBeside(releases)).toEqual(others)

    // Withdrawn under an open tab: the menu forgets it, its page is not found.
    await releases.change({ kind: 'withdraw', area: AREA })
    await expect(link).toBeHidden({ timeout: 15_000 })
    await expect(title('Loyalty')).toBeHidden()
    await openInPage(page, '/info/betlist')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect((await page.request.get(PATH)).status()).toBe(404)
    expect(await filesOfShell(page)).toEqual(shell)
  } finally {
    remote.remove()
  }
})

/** Every file of the shell that players get, with what it hashes to now. */
async function filesOfShell(page: Page): Promise<Record<string, string>> {
  const { shell } = await (await page.request.get('/release.json')).json()
  const { base, integrity } = shell.current
  const files = Object.keys(integrity).map(async (file) => {
    const body = await (await page.request.get(base + file)).body()
    return [base + file, createHash('sha384').update(body).digest('base64')]
  })
  return Object.fromEntries(await Promise.all(files))
}

async function versionsBeside(releases: { document(): Promise<{ remotes: object }> }): Promise<object> {
  const { remotes } = await releases.document()
  const beside = Object.entries(remotes).filter(([area]) => area !== AREA)
  return Object.fromEntries(beside.map(([area, { current }]) => [area, current.version]))
}
