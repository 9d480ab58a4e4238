import type { Locator, Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { LandingPage } from '../pages/landing-page'
import { operator } from '../support/operator'
import { expect, test } from '../support/test'

/** The way to the messages in the header, which says how many are unread. */
const badge = (page: Page): Locator => page.getByRole('link', { name: /^Messages, / })
const unreadIn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await badge(page).getAttribute('aria-label')) ?? '')?.[0])
const hasUnread = (page: Page, count: number) =>
  expect(badge(page)).toHaveAccessibleName(`Messages, ${count} unread`, { timeout: 15_000 })

test('what an operator writes is counted in both tabs, and read in one it is read in the other', {
  tag: '@core',
}, async ({ context, page, signIn, dataDir }) => {
  // Until it has asked, the page counts none: one there is for certain.
  await operator(dataDir, 'message', 'demo19', 'Welcome back', '--body', 'Good luck.')
  await signIn('demo19')
  await page.goto('/info/message')
  await expect(badge(page)).toHaveAccessibleName(/[1-9]/)
  const before = await unreadIn(page)
  const other = await context.newPage()
  await new BoardPage(other).open()
  await hasUnread(other, before)

  const title = 'Your limit for tennis was raised'
  await operator(
    dataDir,
    'message',
    'demo19',
    title,
    '--body',
    'From Sunday <b>noon</b>.\\n\\n[Rules](/info/rules)',
  )
  await hasUnread(page, before + 1)
  await hasUnread(other, before + 1)

  // By keys alone: the row is a link, and the message takes the focus.
  const row = page.getByRole('link', { name: new RegExp(`Unread:.*${title}`) })
  await row.focus()
  await page.keyboard.press('Enter')
  const message = page.getByRole('article', { name: title })
  await expect(message.getByRole('heading', { name: title })).toBeFocused()
  await expect(message.getByText('From Sunday <b>noon</b>.')).toBeVisible()
  await hasUnread(other, before)
  await hasUnread(page, before)
  await expect(message.getByText('Read', { exact: true })).toBeVisible()

  // Elsewhere it is read too.
  await page.reload()
  await hasUnread(page, before)
  await message.getByRole('button', { name: 'Mark as unread' }).click()
  await hasUnread(other, before + 1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await hasUnread(other, 0)
  await message.getByRole('link', { name: 'Rules' }).click()
  await expect(page).toHaveURL(/\/info\/rules$/)
})

/** Numbers of the published announcements: after a failed test they would open over the pages of other tests. */
const published: string[] = []
test.afterEach(async ({ dataDir }) => {
  for (const id of published.splice(0))
    await operator(dataDir, 'announce', 'withdraw', id).catch(() => undefined)
})

/** Announces with a pop-up to all members; answers its number. */
async function announce(dataDir: string, title: string, key: string, body: string): Promise<string> {
  const output = await operator(
    dataDir,
    ...['announce', 'say', title, '--special', '--popup', key, '--minutes', '5', '--body', body],
  )
  const id = /\d+/.exec(output)?.[0] ?? ''
  published.push(id)
  return id
}

test('an announcement runs in the strip, pops up once, and is gone when it is withdrawn', async ({
  browser,
  page,
  landing,
  baseURL,
  dataDir,
}) => {
  const strip = page.getByRole('region', { name: 'Announcements' })
  await landing.open()
  await landing.logIn('demo20')
  await expect(strip).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName(/^Messages, \d+ unread/)
  const unread = await unreadIn(page)

  const noon = await announce(dataDir, 'Draw at noon', 'draw-noon', 'Twice.')
  // Who is in the middle of something reads it in the strip, and is not interrupted.
  await expect(strip.getByText('Draw at noon')).toBeVisible({ timeout: 60_000 })
  await hasUnread(page, unread + 1)
  const popup = page.getByRole('dialog', { name: 'Draw at noon' })
  await expect(popup).toHaveCount(0)

  await page.reload()
  await expect(popup.getByText('Twice.')).toBeVisible()
  await popup.getByRole('button', { name: 'OK' }).click()
  await expect(popup).toHaveCount(0)
  // The button marks as read: an announcement closed by Esc alone stays unread, and does not open again either.
  await hasUnread(page, unread)
  const six = await announce(dataDir, 'Lines at six', 'lines-six', 'Once.')
  await expect(badge(page)).toHaveAccessibleName(`Messages, ${unread + 1} unread`, { timeout: 60_000 })
  await page.reload()
  const aside = page.getByRole('dialog', { name: 'Lines at six' })
  await expect(aside.getByText('Once.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(aside).toHaveCount(0)
  await page.goto('/info/settings')
  await expect(badge(page)).toHaveAccessibleName(`Messages, ${unread + 1} unread`)
  // The account's own navigation counts them too.
  const row = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /^Message/ })
  await expect(row).toHaveText(`Message ${unread + 1}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await operator(dataDir, 'announce', 'withdraw', six)
  await expect(row).toHaveText(unread === 0 ? 'Messages' : `Messages ${unread}`, { timeout: 60_000 })
  await page.goto('/desktop')
  await page.reload()
  await expect(badge(page)).toBeVisible()
  await expect(strip.getByText('Draw at noon')).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Nor does it come on another device.
  const elsewhere = await browser.newContext({ baseURL })
  const far = await elsewhere.newPage()
  const farLanding = new LandingPage(far)
  await farLanding.open()
  await farLanding.logIn('demo20')
  await expect(badge(far)).toBeVisible()
  await far.waitForTimeout(1000)
  await expect(far.getByRole('dialog')).toHaveCount(0)

  await operator(dataDir, 'announce', 'withdraw', noon)
  await expect(far.getByRole('region', { name: 'Announcements' }).getByText('Draw at noon')).toHaveCount(0, {
    timeout: 15_000,
  })
  await far.goto('/info/message')
  await expect(far.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(far.getByRole('link', { name: /Draw at noon/ })).toHaveCount(0)
  await elsewhere.close()
})
