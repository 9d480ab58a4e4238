import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { buildVariant } from '../support/variant-build'

const AREA = 'tournament'
const VERSION = '0.0.8-cups'

/** One more page with its entry in the menus, and a parcel beside every page. */
function addCups(source: string): void {
  const file = join(source, 'pages.json')
  const pages = JSON.parse(readFileSync(file, 'utf8'))
  pages.routes.push({ path: '/cups', protected: true })
  pages.menu.push({ path: '/cups', icon: 'trophy', labels: { en: 'Cups' } })
  pages.parcels = [{ name: 'ranking', place: 'aside' }]
  writeFileSync(file, JSON.stringify(pages))
  renameSync(join(source, 'remote.ts'), join(source, 'original-remote.ts'))
  writeFileSync(
    join(source, 'remote.ts'),
    `import { mountReact } from '@touchline/ui'
     import { createElement } from 'react'
     import original from './original-remote'
     const heading = (level, text) => (target, host) =>
       mountReact(target, createElement(level, null, text), { host, ...original })
     const mount = (target, host) =>
       location.pathname === '/cups' ? heading('h1', 'Cups')(target, host) : original.mount(target, host)
     export default { ...original, mount, parcels: { ranking: heading('h2', 'Cup ranking') } }`,
  )
}

test('an own area adds a page, its menu entry and a parcel by a release of its own alone', async ({
  page,
  signIn,
  releases,
}) => {
  test.setTimeout(180_000)
  const good = await releases.current(AREA)
  const link = page.getByRole('banner').getByRole('link', { name: 'Cups' })
  const ranking = page.getByRole('complementary').getByRole('heading', { name: 'Cup ranking' })
  await signIn('demo9')
  await page.goto('/desktop')
  await page.locator('[data-slot="aside"]').waitFor()
  const shell = await filesOfShell(page)
  const slip = page.locator('[data-slot="slip"]')
  await slip.evaluate((box) => box.setAttribute('data-before', ''))
  await expect(link).toBeHidden()
  await releases.publish(await buildVariant({ folder: `mfe-${AREA}`, version: VERSION, change: addCups }))
  try {
    // An open tab gets all of it, and the parts beside its page stay.
    await releases.use(AREA, VERSION)
    await expect(link).toBeVisible({ timeout: 15_000 })
    await expect(ranking).toBeVisible()
    await expect(slip).toHaveAttribute('data-before', '')
    await expect(page.locator('[data-slot="aside"]')).toBeVisible()
    await link.click()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Cups' })).toBeVisible()
    expect(await filesOfShell(page)).toEqual(shell)
  } finally {
    await releases.use(AREA, good)
  }
  await expect(link).toBeHidden({ timeout: 15_000 })
})

/** Every file of the shell that players get, with its hash. */
async function filesOfShell(page: Page): Promise<Record<string, string>> {
  const { shell } = await (await page.request.get('/release.json')).json()
  const { base, integrity } = shell.current
  const files = Object.keys(integrity).map(async (file) => {
    const body = await (await page.request.get(base + file)).body()
    return [base + file, createHash('sha384').update(body).digest('base64')]
  })
  return Object.fromEntries(await Promise.all(files))
}
