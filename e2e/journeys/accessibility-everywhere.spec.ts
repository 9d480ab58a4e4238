import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGE_TAG, type Language } from '@touchline/contracts/limits'
import { axeOf, seriousFindings } from '../support/axe'
import { expect, test } from '../support/test'

const ROOT = resolve(import.meta.dirname, '../..')
const BRANDS = [
  { id: 'touchline', host: 'localhost' },
  { id: 'northquay', host: 'northquay.localhost' },
  { id: 'garnet', host: 'garnet.localhost' },
] as const
const SCREENS = [
  '/desktop',
  '/desktop?market=live&sport=2',
  '/info/betlist',
  '/info/betlist?view=settled',
  '/info/statement',
  '/info/draws',
  '/info/result',
  '/info/result?view=outrights',
  '/efresult',
  '/ngresult',
  '/info/sysparlay',
  '/info/message',
  '/info/rules',
  '/info/help',
  '/info/settings',
  '/info/password',
  '/info/nickname',
  '/tournament2/home',
  '/slots',
  '/no-such-page',
]
/** Dialogs, by what opens them: a link into another account, leagues, how the board looks, days by the calendar. */
const DIALOGS = [
  { path: '/?token=never-made', opener: null },
  { path: '/desktop', opener: 0 },
  { path: '/desktop', opener: 1 },
  { path: '/info/statement', opener: 0 },
] as const
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

for (const { id, host } of BRANDS) {
  const file: { languages: Language[]; switchLogin?: boolean } = JSON.parse(
    readFileSync(join(ROOT, 'deploy/brands', id, 'brand.json'), 'utf8'),
  )
  for (const language of file.languages) {
    test(`axe finds nothing serious on any screen or dialog of ${id} in ${language}, and none is wider than a phone`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(420_000)
      const { port } = new URL(baseURL ?? '')
      const origin = `http://${host}:${port}`
      const found: string[] = []
      const look = async (what: string) => {
        await page.waitForTimeout(1500)
        for (const size of [WIDE, PHONE]) {
          await page.setViewportSize(size)
          await page.waitForTimeout(500)
          const inPage = await findings(page, size === WIDE)
          found.push(...inPage.map((finding) => `${what} at ${size.width}: ${finding}`))
        }
        await page.setViewportSize(WIDE)
      }
      await page.goto(origin)
      await choose(page, language)
      await look('landing')
      await page.locator('input[autocomplete="username"]').fill('demo7')
      await page.locator('input[type="password"]').fill('demo88')
      await page.locator('form button[type="submit"]').click()
      await page.locator('main [data-cell]').first().waitFor()
      await choose(page, language)
      for (const path of SCREENS) {
        await page.goto(`${origin}${path}`)
        const shown = page.getByRole('main').locator('h1, [data-cell]')
        await expect(shown.first(), `${path} comes`).toBeVisible({ timeout: 30_000 })
        await look(path)
      }
      for (const { path, opener } of DIALOGS) {
        await page.goto(`${origin}${path}`)
        if (opener !== null)
          await page.getByRole('main').locator('[aria-haspopup="dialog"]').nth(opener).click()
        await expect(page.getByRole('dialog'), `a dialog of ${path} comes`).toBeVisible({ timeout: 30_000 })
        await look(`dialog ${opener ?? ''} of ${path}`)
      }
      if (file.switchLogin) {
        await page.goto(`${origin}/info/betlist`)
        const header = page.getByRole('banner')
        await header.getByRole('button', { name: 'demo7' }).click()
        // The last is the way out.
        await header.getByRole('button', { name: 'demo7' }).locator('..').getByRole('button').nth(-2).click()
        await expect(page.getByRole('dialog').locator('input[type="password"]')).toBeVisible({
          timeout: 30_000,
        })
        await look('dialog of the way to another account')
      }
      expect(found).toEqual([])
    })
  }
}

/** By the menu in the header, as a member or a visitor does. */
async function choose(page: Page, language: Language): Promise<void> {
  const root = page.locator('html')
  if ((await root.getAttribute('lang')) === LANGUAGE_TAG[language]) return
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^([A-Z]{2}, )?[^,]+: / })
    .first()
    .click()
  await page.locator(`[lang="${LANGUAGE_TAG[language]}"]:not(html)`).click()
  await expect(root).toHaveAttribute('lang', LANGUAGE_TAG[language])
}

/** Of every rule in light, of contrast in dark; on a phone how far the page is wider than it. */
async function findings(page: Page, isWide: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  // The name of the brand makes room on a phone: it wraps out of sight, which axe does not see.
  const axe = () => (isWide ? axeOf(page) : axeOf(page).exclude('header a > span > span'))
  const light = await seriousFindings(axe())
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await seriousFindings(axe().withRules(['color-contrast']))
  if (isWide) return [...light, ...dark]
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...light, ...dark, ...(wider > 0 ? [`${wider} px too wide`] : [])]
}
