import { expect, test } from '../support/test'

test('a field of the login has one focus ring, that of its frame', async ({ page, landing }) => {
  await landing.open()
  for (const field of [landing.username(), landing.password()]) {
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    const rings = await field.evaluate((input) =>
      [input, input.parentElement as Element].map((element) => getComputedStyle(element).outlineStyle),
    )
    expect(rings).toEqual(['none', 'solid'])
    await landing.username().fill('demo')
  }
})

test('the login names missing input, in the specified words', async ({ page, landing }) => {
  await landing.open()
  await landing.submit().click()
  await expect(page.getByText('Username is required!')).toBeVisible()
  await landing.username().fill('demo')
  await landing.submit().click()
  await expect(page.getByText('Password is required!')).toBeVisible()
})

test('who may not come in is refused with a reason', { tag: '@core' }, async ({ page, landing }) => {
  for (const account of ['demoblock', 'democlose', 'demofreeze', 'demoinactive'])
    await test.step(account, async () => {
      await landing.open()
      await landing.logIn(account)
      await expect(page.getByText(/contact your (upline|agent)/i).first()).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    })
})

test('a suspended member may look and not bet', async ({ page, landing, board, slip }) => {
  await landing.open()
  await landing.logIn('demosuspend')
  await board.ready()
  await board.price().click()
  await expect(slip.main()).toHaveText(/view only/i)
  await expect(slip.main()).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/look, but not bet|view only/i).first()).toBeVisible()
})
