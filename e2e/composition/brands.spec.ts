import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { PRODUCTS } from '@touchline/contracts/products'
import { AREAS } from '@touchline/contracts/routes'
import { axeOf, seriousFindings } from '../support/axe'
import { expect, test } from '../support/test'

const ROOT = resolve(import.meta.dirname, '../..')

/** Visible marks of each brand; other values are read from the brand's own file. */
const BRANDS = [
  { id: 'touchline', host: 'localhost', odds: 'MY odds', lang: 'en' },
  { id: 'northquay', host: 'northquay.localhost', odds: 'DEC odds', lang: 'en' },
  { id: 'garnet', host: 'garnet.localhost', odds: 'ဟောင်ကောင်', lang: 'my' },
] as const

/** Fields that the page shows or acts by, each seen below or in the brand's data inside the page. */
const IN_PAGE = [
  'id',
  'name',
  'theme',
  'languages',
  'languageLabels',
  'defaultLanguage',
  'currencies',
  'defaultOddsType',
  'products',
  'labels',
  'bettingDayStartHour',
  'refresh',
  'stakePresets',
  'support',
  'switchLogin',
  'tournament',
  'myanmar',
  'maungDeductions',
  'hosts',
  'addressing',
  'lobbies',
]

/** Fields of servers and operators, with the test of each. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  colours: 'deploy/edge/hosts.test.ts',
  pins: 'deploy/brands/pins.test.ts',
  overrideOrigins: 'e2e/composition/override.spec.ts',
  maintenance: 'deploy/edge/maintenance.test.ts',
  betLimits: 'operator-api/src/brand-terms.test.ts',
}

interface BrandFile {
  name: string
  theme: string
  languages: string[]
  languageLabels: Record<string, string>
  products: string[]
  labels: Record<string, Record<string, string>>
  defaultOddsType: number
  addressing: 'path' | 'subdomain'
  refresh: { oddsMs: number }
}

const fileOf = (id: string): BrandFile =>
  JSON.parse(readFileSync(join(ROOT, 'deploy/brands', id, 'brand.json'), 'utf8'))

interface Entry {
  path: string
  query?: Record<string, string>
  product?: string
  labels: Record<string, string>
}

/** Menu entries that the product's own areas declare. */
const DECLARED: readonly Entry[] = AREAS.flatMap(
  (area) => JSON.parse(readFileSync(join(ROOT, `mfe-${area}/src/pages.json`), 'utf8')).menu ?? [],
)

const addressOf = ({ path, query }: Entry): string => (query ? `${path}?${new URLSearchParams(query)}` : path)

/** The menu of a brand: every product of its file that can be played, in its order and words, then the member's bets. */
function menuOf({ products, labels }: BrandFile, language: string) {
  const open = products.filter((id) => PRODUCTS.some((row) => row.id === id && row.state === 'open'))
  // A part of a product keeps its own name.
  const ofProducts = open.flatMap((id) =>
    DECLARED.filter(({ product }) => product === id).map((entry) => ({
      path: addressOf(entry),
      label: (entry.query ? undefined : labels[language]?.[`product.${id}`]) ?? entry.labels[language],
    })),
  )
  const others = DECLARED.filter(({ product }) => product === undefined)
  return [...ofProducts, ...others.map(({ path, labels: own }) => ({ path, label: own[language] }))]
}

/** The brand's data inside the page, field by field as in its file. */
function viewOf(file: BrandFile): Record<string, unknown> {
  const { refresh, ...fields } = file
  const { oddsMs, ...intervals } = refresh
  const shown = Object.entries(fields).filter(
    ([field]) => IN_PAGE.includes(field) && !['hosts', 'addressing'].includes(field),
  )
  return { ...Object.fromEntries(shown), refreshMs: oddsMs, intervals }
}

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
  test(`${file.name} is served at ${host} as its file says`, {
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
    const data = await page.locator('#touchline-page').textContent()
    expect(JSON.parse(data ?? '{}').brand).toMatchObject(viewOf(file))
    const languages = page.locator('header button[aria-expanded]')
    await languages.click()
    expect(await page.locator('header button[lang]').allTextContents()).toEqual(
      file.languages.map((language) => file.languageLabels[language]),
    )
    await languages.click()
    await picture(page, `brand-${id}-landing`)
    expect(await findings(page)).toEqual([])

    await page.locator('input[autocomplete="username"]').fill('demo6')
    await page.locator('input[type="password"]').fill('demo88')
    await page.locator('form button[type="submit"]').click()
    await board.ready()
    const choice = page.locator('main select', { has: page.locator(`option:text-is("${odds}")`) })
    await expect(choice).toHaveValue(String(file.defaultOddsType))
    const shown = await page
      .locator('header nav a')
      .evaluateAll((links) =>
        links.map((link) => ({ path: link.getAttribute('href'), label: link.textContent })),
      )
    expect(shown).toEqual(menuOf(file, lang))
    await page.waitForTimeout(2000)
    await picture(page, `brand-${id}-board`)
    expect(await findings(page)).toEqual([])

    const app = file.addressing === 'path' ? `${origin}/app` : `http://app.${host}:${port}`
    expect([...calls].sort()).toEqual([`${app}/authlogin`, `${app}/sessionrestore`])
    expect(complaints).toEqual([])
  })
}

test('each field of the brand files is checked here, or by a test that exists', { tag: '@core' }, () => {
  const ids = readdirSync(join(ROOT, 'deploy/brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(ids.sort()).toEqual(BRANDS.map(({ id }) => id as string).sort())
  const fields = new Set(BRANDS.flatMap(({ id }) => Object.keys(fileOf(id))))
  const checked = [...IN_PAGE, ...Object.keys(ELSEWHERE)]
  expect([...fields].filter((field) => !checked.includes(field))).toEqual([])
  for (const file of Object.values(ELSEWHERE)) expect(existsSync(join(ROOT, file)), file).toBe(true)
})

test('the product names of one brand appear there and nowhere else', async ({ page, platform }) => {
  const { port } = new URL(platform.origin)
  const words: string[][] = []
  for (const host of ['garnet.localhost', 'localhost']) {
    await page.goto(`http://${host}:${port}/`)
    await page.locator('input[autocomplete="username"]').fill('demo6')
    await page.locator('input[type="password"]').fill('demo88')
    await page.locator('form button[type="submit"]').click()
    const links = page.locator('header nav a')
    await links.first().waitFor()
    words.push(await links.allTextContents())
  }
  expect(words[0]).toContain('ဘောလုံး')
  expect(words[1]).toContain('Sportsbook')
})
