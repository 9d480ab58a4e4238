import type { BrowserContext } from '@playwright/test'

/** Logs a member of the sandbox in on a page that is closed then; the session is a cookie of the whole context. */
export async function logInOn(context: BrowserContext, account = 'demo'): Promise<void> {
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Username').fill(account)
  await page.getByLabel('Password', { exact: true }).fill('demo88')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/desktop**')
  await page.close()
}
