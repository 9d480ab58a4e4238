import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

/** One second; beside another journey on a small machine six. */
const WITHIN_MS = sized(6000, 1000)

/** The session's secret; the mark of a browser that has logged in before stays. */
const SESSION = /^(__Host-)?touchline$/

test('a logout in one tab ends the session in every tab and leaves nothing of it in storage', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('demo10')
  await page.goto('/desktop')
  const tabs = [page]
  for (const path of ['/info/betlist', '/slots', '/tournament2/home']) {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.getByRole('banner')).toContainText('MYR')
    tabs.push(tab)
  }
  await page.bringToFront()
  await page.getByRole('button', { name: /Account of demo10/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const pressed = Date.now()
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('button', { name: 'Log in', exact: true })
        .waitFor({ timeout: Math.max(1, pressed + WITHIN_MS - Date.now()) }),
    ),
  )
  test.info().annotations.push({ type: 'every tab out after', description: `${Date.now() - pressed} ms` })

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/demo10|session_token|balance/i)
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => SESSION.test(name)))
    .toEqual([])
})
