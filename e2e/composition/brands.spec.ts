import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { axeOf, seriousFindings } from '../support/axe'
import { expect, test } from '../support/test'

const ROOT = resolve(import.meta.dirname, '../..')

/** What a player sees of each brand; the rest is read from the brand's own file. */
const BRANDS = [
  { id: 'touchline', host: 'localhost', odds: 'MY odds', lang: 'en' },
  { id: 'northquay', host: 'northquay.localhost', odds: 'DEC odds', lang: 'en' },
  { id: 'garnet', host: 'garnet.localhost', odds: 'ဟောင်ကောင်', lang: 'my' },
] as const

const PATHS: Record<string, string> = {
  sportsbook: '/desktop',
  slots: '/slots',
  tournament: '/tournament2/home',
}

interface BrandFile {
  name: string
  theme: string
  products: string[]
  defaultOddsType: number
  addressing: 'path' | 'subdomain'
}

const fileOf = (id: string): BrandFile =>
  JSON.parse(readFileSync(join(ROOT, 'deploy/brands', id, 'brand.json'), 'utf8'))

/** The mark for dark grounds; one as small as ours travels inside the page. */
const drawingOf = (id: string): string =>
  readFileSync(join(ROOT, 'deploy/brands', id, 'logo-dark.svg'), 'utf8')

/** With PICTURES set to a folder, the pictures of the documents are taken anew. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: join(ROOT, folder, `${name}-1440.png`) })
}

/** Brands differ in colours and words; the rest of every screen is looked at once, in the journey of accessibility. */
const findings = (page: Page): Promise<string[]> =>
  seriousFindings(axeOf(page).withRules(['color-contrast', 'image-alt']))

for (const { id, host, odds, lang } of BRANDS) {
  const file = fileOf(id)
  test(`${file.name} is served at ${host} with everything that its file says`, {
    tag: id === 'touchline' ? '@core' : [],
  }, async ({ page, board, complaints, platform }) => {
    const { port } = new URL(platform.origin)
    const origin = `http://${host}:${port}`
    const calls = new Set<string>()
    page.on('request', (request) => {
      const { origin: asked, pathname } = new URL(request.url())
      if (pathname.endsWith('/sessionrestore') || pathname.endsWith('/authlogin')) calls.add(asked + pathname)
    })
    const answer = await page.goto(origin)
    await page.locator('input[type="password"]').waitFor()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-brand-theme', file.theme)
    await expect(root).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(`${file.name} - Sports Betting Platform`)
    await expect(page.locator('header').getByText(file.name)).toBeVisible()
    const mark = page.locator('header img')
    await expect(mark).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(drawingOf(id))}`)
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await answer?.headerValue('content-security-policy')).not.toContain('unsafe')
    await picture(page, `brand-${id}-landing`)
    expect(await findings(page)).toEqual([])

    await page.locator('input[autocomplete="username"]').fill('demo6')
    await page.locator('input[type="password"]').fill('demo88')
    await page.locator('form button[type="submit"]').click()
    await board.ready()
    const choice = page.locator('main select', { has: page.locator(`option:text-is("${odds}")`) })
    await expect(choice).toHaveValue(String(file.defaultOddsType))
    const shown = await page.locator('header nav a').evaluateAll((links) => {
      return links.map((link) => link.getAttribute('href') ?? '')
    })
    const expected = file.products.flatMap((product) => PATHS[product] ?? [])
    expect(shown.filter((path) => expected.includes(path))).toEqual(expected)
    await page.waitForTimeout(2000)
    await picture(page, `brand-${id}-board`)
    expect(await findings(page)).toEqual([])

    const app = file.addressing === 'path' ? `${origin}/app` : `http://app.${host}:${port}`
    expect([...calls].sort()).toEqual([`${app}/authlogin`, `${app}/sessionrestore`])
    expect(complaints).toEqual([])
  })
}

test('what one brand calls its products is said there and nowhere else', async ({ page, platform }) => {
  const { port } = new URL(platform.origin)
  const words: string[][] = []
  for (const host of ['northquay.localhost', 'localhost']) {
    await page.goto(`http://${host}:${port}/`)
    await page.locator('input[autocomplete="username"]').fill('demo6')
    await page.locator('input[type="password"]').fill('demo88')
    await page.locator('form button[type="submit"]').click()
    const links = page.locator('header nav a')
    await links.first().waitFor()
    words.push(await links.allTextContents())
  }
  expect(words[0]).toEqual(expect.arrayContaining(['Cups', 'Reels']))
  expect(words[1]).toEqual(expect.arrayContaining(['Tournament', 'Slots']))
})
