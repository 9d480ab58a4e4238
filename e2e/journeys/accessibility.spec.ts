import type { Page } from '@playwright/test'
import { axeOf, seriousFindings } from '../support/axe'
import { expect, test } from '../support/test'

const SCREENS = [
  ['the board', '/desktop'],
  ['the bet list', '/info/betlist'],
  ['the settings', '/info/settings'],
  ['the statement', '/info/statement'],
  ['the results', '/info/result'],
  ['the rules', '/info/rules'],
  ['help', '/info/help'],
  ['the rooms', '/tournament2/home'],
  ['the lobby', '/slots'],
] as const

/** Of the shell and the slip, the same beside every screen: looked at beside the first. */
const BESIDE = ['header', 'aside']

/**
 * Axe's serious findings in light, and in dark its findings on colours alone: the document is the same. Parts checked
 * before are excluded.
 */
async function findings(page: Page, seen: readonly string[] = []): Promise<string[]> {
  const axe = () => seen.reduce((builder, part) => builder.exclude(part), axeOf(page))
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await seriousFindings(axe())
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...light, ...(await seriousFindings(axe().withRules(['color-contrast'])))]
}

test('axe finds nothing serious on the landing page', { tag: '@core' }, async ({ page, landing }) => {
  await landing.open()
  expect(await findings(page)).toEqual([])
})

test('axe finds nothing serious on any screen of a member', { tag: '@core' }, async ({
  page,
  signIn,
  board,
}) => {
  test.setTimeout(300_000)
  await signIn('demo5')
  await board.open()
  await board.price().click()
  for (const [at, [name, path]] of SCREENS.entries()) {
    await page.goto(path)
    await page.getByRole('main').locator('[data-slot="main"]').waitFor()
    await page.waitForTimeout(1500)
    expect(await findings(page, at === 0 ? [] : BESIDE), name).toEqual([])
  }
})
