import type { Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { newMember } from '../support/operator'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const PASSWORD = 'first1'

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })
const dialog = (page: Page) => page.getByRole('dialog')
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

async function switchTo(page: Page, from: string, to: string, password = PASSWORD): Promise<void> {
  await menuOf(page, from).click()
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(dialog(page).getByLabel('Username')).toBeFocused()
  await dialog(page).getByLabel('Username').fill(to)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('a member goes over to another account in every tab, and a wrong password logs them out', async ({
  context,
  page,
  board,
  slip,
  baseURL,
  dataDir,
}) => {
  for (const name of ['switchone', 'switchtwo']) await newMember(dataDir, name, PASSWORD)
  await signIn(context, baseURL ?? '', 'switchone', PASSWORD)
  const other = await context.newPage()
  await new BoardPage(other).open()
  await board.open('?market=early')
  const address = page.url()
  await board.pressable(0).click()
  await expect(slip.matches()).toHaveCount(1)
  await menuOf(page, 'switchone').click()
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open Rules in a new window' }).click(),
  ])
  await expect(rules.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  // Wherever a tab passes by the landing page, it has been there.
  const places: string[] = []
  for (const tab of [page, other])
    tab.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname))

  await page.bringToFront()
  await switchTo(page, 'switchone', 'switchtwo')
  for (const tab of [page, other]) {
    await expect(menuOf(tab, 'switchtwo')).toBeVisible()
    await expect(dialog(tab)).toHaveCount(0)
    await expect(tab.getByText('Your slip is empty')).toBeVisible()
  }
  await expect.poll(() => rules.isClosed()).toBe(true)
  expect([page.url(), places.includes('/')]).toEqual([address, false])
  await expect.poll(() => keptIn(page)).not.toContain('switchone')

  await switchTo(page, 'switchtwo', 'switchone', 'wrong1')
  await expect(dialog(page)).toContainText('The switch failed, and you are logged out.')
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('on a phone the way to another account is in the menu', async ({ page, signIn, board }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('demo19')
  await board.open()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(dialog(page).getByLabel('Username')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByLabel('Username')).toHaveCount(0)
})
