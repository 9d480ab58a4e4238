import type { Page } from '@playwright/test'
import { failuresIn, healthReportsOf } from '../support/health-reports'
import { expect, test } from '../support/test'

/** The code of a screen that is fetched when it is wanted. */
const RULES = /\/account-info\/[^/]+\/rules\.js/

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test('a screen that fails to load is counted and shows a notice; its area goes on, and a retry loads it', async ({
  page,
  signIn,
  releases,
}) => {
  const version = await releases.current('account-info')
  const reports = await healthReportsOf(page)
  await page.route(RULES, (route) => route.fulfill({ status: 404 }))
  await signIn('demo9')
  await page.goto('/info/betlist')
  await link(page, 'Rules').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page could not be shown')
  await expect
    .poll(async () => failuresIn(await reports())[`account-info@${version}`]?.screen, { timeout: 20_000 })
    .toBe(1)
  await link(page, 'Bet list').click()
  await expect(heading(page, 'Bet list')).toBeFocused()

  await page.unroute(RULES)
  await link(page, 'Rules').click()
  await expect(heading(page, 'Rules')).toBeVisible()
})

test('another screen comes while the page is idle, by its hash, and takes focus and scroll when it shows', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const files: [string, string][] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) files.push([node.src, node.integrity])
        else if (node instanceof HTMLLinkElement) files.push([node.href, node.integrity])
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { testFiles: files })
  })
  const ofRules = () =>
    page.evaluate(() =>
      (window as unknown as { testFiles: [string, string][] }).testFiles
        .filter(([url]) => /\/rules\.(js|css)|\/screen-words-[^/]*rules/.test(url))
        .map(([, integrity]) => integrity.slice(0, 7)),
    )
  await signIn('demo9')
  await page.goto('/info/betlist')
  await expect(heading(page, 'Bet list')).toBeVisible()
  // Its code, its sheet and its words, none of which anybody asked for.
  await expect.poll(ofRules, { timeout: 20_000 }).toEqual(['sha384-', 'sha384-', 'sha384-'])

  const top = () => page.evaluate(() => document.documentElement.scrollTop)
  await link(page, 'Rules').click()
  await expect(heading(page, 'Rules')).toBeFocused()
  await page.evaluate(() => document.documentElement.scrollTo(0, 600))
  await expect.poll(top).toBe(600)
  // By a press that does not scroll to the link first.
  await link(page, 'Bet list').evaluate((element: HTMLElement) => element.click())
  await expect(heading(page, 'Bet list')).toBeFocused()
  expect(await top()).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Rules')).toBeVisible()
  await expect.poll(top).toBe(600)
})
