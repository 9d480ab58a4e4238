import type { Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { LandingPage } from '../pages/landing-page'
import { newMember } from '../support/operator'
import { expect, test } from '../support/test'

const OLD = 'first1'
const NEW = 'Second2'

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })

test('a nickname is set once, and opens the page from then on', { tag: '@core' }, async ({
  browser,
  page,
  landing,
  baseURL,
  dataDir,
}) => {
  await newMember(dataDir, 'namedlater', OLD)
  await landing.open()
  await landing.logIn('namedlater', OLD)
  await expect(account(page, 'namedlater')).toBeVisible()
  await page.goto('/info/nickname')

  await page.getByRole('textbox', { name: 'Nickname' }).fill('demoseamless')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('please try to set different nickname')
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Striker9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your nickname is striker9.')).toBeVisible()
  await expect(account(page, 'striker9')).toBeVisible()
  await page.reload()
  await expect(page.getByText('A nickname cannot be changed or removed.')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL })
  const far = await elsewhere.newPage()
  const farLanding = new LandingPage(far)
  await farLanding.open()
  await farLanding.logIn('STRIKER9', OLD)
  await expect(account(far, 'striker9')).toBeVisible()
  await elsewhere.close()
})

test('a changed password keeps its own browser logged in and logs the others out', { tag: '@core' }, async ({
  browser,
  context,
  page,
  landing,
  baseURL,
  dataDir,
}) => {
  await newMember(dataDir, 'careful1', OLD)
  await landing.open()
  await landing.logIn('careful1', OLD)
  await expect(account(page, 'careful1')).toBeVisible()
  const tab = await context.newPage()
  await new BoardPage(tab).open()
  // Somebody who has got hold of the cookie.
  const copy = await browser.newContext({ baseURL, storageState: await context.storageState() })
  const stolen = await copy.newPage()
  await new BoardPage(stolen).open()
  await expect(account(stolen, 'careful1')).toBeVisible()

  await page.goto('/info/password')
  await page.getByLabel('Current password', { exact: true }).fill('wrong1')
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid password.')
  await page.getByLabel('Current password', { exact: true }).fill(OLD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed.')).toBeVisible()

  // Its tabs go on with open sockets; the copy is logged out without a request.
  await expect(stolen.getByRole('dialog', { name: 'You are logged out' })).toBeVisible({ timeout: 30_000 })
  await tab.waitForTimeout(5000)
  await expect(account(tab, 'careful1')).toBeVisible()
  await expect(tab.getByText('Online', { exact: true }).first()).toBeVisible()
  await tab.reload()
  await expect(account(tab, 'careful1')).toBeVisible()
  await copy.close()

  const elsewhere = await browser.newContext({ baseURL })
  const far = await elsewhere.newPage()
  const farLanding = new LandingPage(far)
  await farLanding.open()
  await farLanding.logIn('careful1', OLD)
  await expect(far.getByText('Invalid password.')).toBeVisible()
  await farLanding.logIn('careful1', NEW)
  await expect(account(far, 'careful1')).toBeVisible()
  await elsewhere.close()
})
