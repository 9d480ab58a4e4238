import type { BrowserContext, Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { LandingPage } from '../pages/landing-page'
import { axeOf, seriousFindings } from '../support/axe'
import { newMember, operator } from '../support/operator'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const PASSWORD = 'first1'

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })
const dialog = (page: Page) => page.getByRole('dialog')
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

/** Opens a page of the account menu in a window of its own, by keys alone. */
async function openWindow(page: Page, member: string, name: string): Promise<Page> {
  await menuOf(page, member).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Open ${name} in a new window` }).focus()
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await expect(opened.getByRole('heading', { level: 1, name })).toBeVisible()
  return opened
}

const logInBelow = async (page: Page, member: string) => {
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await new LandingPage(page).logIn(member, PASSWORD)
}

test('an invalid link ends the earlier session, and a valid link replaces it without a trace', async ({
  context,
  page,
  board,
  slip,
  baseURL,
  dataDir,
}) => {
  for (const name of ['linkfirst', 'linksecond']) await newMember(dataDir, name, PASSWORD)
  const enter = () => signIn(context, baseURL ?? '', 'linkfirst', PASSWORD)
  const follow = async (link: string) => {
    await page.goto(link)
    await expect(dialog(page)).toContainText('You are logged in as linkfirst.')
    await page.getByRole('button', { name: 'Log in with the link' }).click()
  }

  await enter()
  await follow('/?token=never-made')
  await expect(dialog(page)).toContainText('Login failed, please try again later...')
  await page.goto('/desktop')
  await expect(page).toHaveURL(/\/\?redirect=/)

  await enter()
  await board.open('?market=early')
  await board.pressable(0).click()
  await expect(slip.matches()).toHaveCount(1)
  const rules = await openWindow(page, 'linkfirst', 'Rules')
  const token = await operator(dataDir, 'account', 'token', 'linksecond')
  await follow(`/?token=${token}&redirect=${encodeURIComponent('/info/statement')}`)
  await expect(page).toHaveURL(/\/info\/statement$/)
  await expect(menuOf(page, 'linksecond')).toBeVisible()
  await expect.poll(() => rules.isClosed()).toBe(true)
  await board.open()
  await expect(page.getByText('Your slip is empty')).toBeVisible()
  expect(await keptIn(page)).not.toContain('linkfirst')
})

test('a locked-out member reads in their language who their upline is', async ({
  context,
  page,
  board,
  baseURL,
  dataDir,
}) => {
  await newMember(dataDir, 'keptout1', PASSWORD)
  const contacts = page.waitForResponse((answer) => answer.url().endsWith('/uplinecontact'))
  await signIn(context, baseURL ?? '', 'keptout1', PASSWORD)
  await board.open()
  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('button', { name: 'မြန်မာ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await contacts
  await operator(dataDir, 'account', 'product', 'keptout1', 'sportsbook', 'off')
  // At the first price that is asked for.
  await board.pressable(0).click()
  await expect(dialog(page)).toContainText('သင့်အေးဂျင့်')
  const asked = dialog(page).getByRole('definition')
  await expect(asked.first()).toHaveText('demoagent')
  await expect(asked.nth(1)).toHaveText('@touchline_demo_agent')

  await operator(dataDir, 'account', 'state', 'keptout1', 'block')
  await dialog(page).getByRole('button').last().click()
  await page.locator('[name="username"]').fill('keptout1')
  await page.locator('[name="password"]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByRole('definition').first()).toHaveText('demoagent')
})

test('who was logged in elsewhere comes back to the same place with the unsent slip, and nobody else does', {
  tag: '@core',
}, async ({ browser, context, page, board, slip, baseURL, dataDir }) => {
  const origin = baseURL ?? ''
  for (const name of ['comesback1', 'comeslater']) await newMember(dataDir, name, PASSWORD)
  const elsewhere: BrowserContext = await browser.newContext({ baseURL: origin })
  const superseded = async () => {
    await signIn(elsewhere, origin, 'comesback1', PASSWORD)
    await expect(dialog(page)).toContainText('This account was logged in from another browser')
  }

  await signIn(context, origin, 'comesback1', PASSWORD)
  await board.open('?market=early')
  await board.pressable(1).click()
  await slip.stakeOf(1, '25')
  await page
    .getByRole('button', { name: /^All \d+ markets of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/match=\d+/)
  const asked = page.url()
  const held = await slip.held()
  // The board brings the open match into sight first.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const down = await page.evaluate(() => scrollY)
  await superseded()
  await expect(page).toHaveURL(/\/\?redirect=/)
  await logInBelow(page, 'comesback1')
  await expect(page).toHaveURL(asked)
  await expect(page.getByText(/^Your slip is as you left it: 1 selection/)).toBeVisible()
  expect(await slip.held()).toBe(held)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(down)

  await superseded()
  await logInBelow(page, 'comeslater')
  await expect(page.getByText('Your slip is empty')).toBeVisible()
  expect(await keptIn(page)).not.toContain('comesback1')
  await elsewhere.close()
})

test('a window of its own has no frame, follows the settings, and closes with the session', async ({
  browser,
  context,
  page,
  board,
  baseURL,
  dataDir,
}) => {
  const origin = baseURL ?? ''
  await newMember(dataDir, 'twowindows', PASSWORD)
  await signIn(context, origin, 'twowindows', PASSWORD)
  await board.open()
  const [statement, betList] = [
    await openWindow(page, 'twowindows', 'Statement'),
    await openWindow(page, 'twowindows', 'Bet list'),
  ]
  await expect(page).toHaveURL(/\/desktop/)
  await statement.reload()
  await expect(statement.getByRole('heading', { level: 1 })).toBeVisible()
  for (const beside of [menuOf(statement, 'twowindows'), statement.getByRole('region', { name: /Bet Slip/ })])
    await expect(beside).toHaveCount(0)
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(statement.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await seriousFindings(axeOf(statement))).toEqual([])
  await statement.getByRole('button', { name: 'Last week' }).click()
  await expect(statement).toHaveURL(/[?&]from=/)
  const left = statement.url()
  await statement.evaluate(() => document.body.setAttribute('data-left', ''))
  await menuOf(page, 'twowindows').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Open Statement in a new window' }).press('Enter')
  // The same window again, as it was left: neither another one, nor loaded anew, nor at this week.
  await expect.poll(() => statement.evaluate(() => document.hasFocus())).toBe(true)
  await expect(statement.getByRole('button', { name: 'Last week', pressed: true })).toBeVisible()
  await expect(statement.locator('body[data-left]')).toHaveCount(1)
  expect(statement.url()).toBe(left)
  expect(context.pages()).toHaveLength(3)
  await betList.getByRole('button', { name: 'Close' }).focus()
  await Promise.all([betList.waitForEvent('close'), betList.keyboard.press('Enter').catch(() => undefined)])

  await page.reload()
  await board.ready()
  await menuOf(page, 'twowindows').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => statement.isClosed(), { intervals: [100] }).toBe(true)

  const blocking = await browser.newContext({ baseURL: origin })
  await blocking.addInitScript(() => {
    window.open = () => null
  })
  await signIn(blocking, origin, 'twowindows', PASSWORD)
  const other = await blocking.newPage()
  await new BoardPage(other).open()
  await menuOf(other, 'twowindows').click()
  await other.getByRole('button', { name: 'Open Rules in a new window' }).click()
  await expect(other).toHaveURL(/\/info\/rules$/)
  await expect(other.getByText(/^Your browser blocked the window/)).toBeVisible()
  await blocking.close()
})

test('a collapsed part stays so: after a reload, in other tabs, and after the next login', async ({
  browser,
  context,
  page,
  board,
  baseURL,
  dataDir,
}) => {
  const origin = baseURL ?? ''
  await newMember(dataDir, 'smallframe', PASSWORD)
  await signIn(context, origin, 'smallframe', PASSWORD)
  await board.open()
  const open = ['Expand header', 'Show slip and menu', 'Show hot matches']
  const areSmall = async (shown: Page) => {
    for (const name of open) await expect(shown.getByRole('button', { name })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Collapse header' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Expand header' })).toBeFocused()
  await page.getByRole('button', { name: 'Hide slip and menu' }).press('Enter')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/usersettings'))
  await page.getByRole('button', { name: 'Hide hot matches' }).press('Enter')
  await saved
  await page.reload()
  await areSmall(page)
  const tab = await context.newPage()
  await tab.goto('/desktop')
  await areSmall(tab)
  await tab.getByRole('button', { name: 'Expand header' }).click()
  await expect(page.getByRole('button', { name: 'Collapse header' })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse header' }).click()

  const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  await signIn(elsewhere, origin, 'smallframe', PASSWORD)
  const other = await elsewhere.newPage()
  await other.goto('/desktop')
  await areSmall(other)
  await elsewhere.close()
})
