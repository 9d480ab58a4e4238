import { expect, test } from '../support/test'

test('a protected deep link asks for the login and leads back to it', { tag: '@core' }, async ({
  page,
  landing,
}) => {
  await page.goto('/info/betlist')
  await expect(page).toHaveURL(/\/\?redirect=/)
  await landing.logIn('demo3')
  await expect(page).toHaveURL(/\/info\/betlist$/)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})

const ELSEWHERE = ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)']

test('a redirect to another site stays on this one', { tag: '@core' }, async ({ page, landing, baseURL }) => {
  for (const target of ELSEWHERE)
    await test.step(target, async () => {
      await page.context().clearCookies()
      await landing.open(`/?redirect=${encodeURIComponent(target)}`)
      await landing.logIn('demo3')
      await expect(page).toHaveURL(new RegExp(`^${baseURL}/desktop`))
    })
})

test('an unknown path says that it was not found and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('does not exist')
})
