import { expect, test } from '../support/test'

test('a rule is reached by its link on a phone, found by words, and its link is given away', {
  tag: '@core',
}, async ({ page, context, signIn, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('demo11')
  await page.goto('/info/rules?rule=burmese.deduction')
  const wanted = page.getByRole('article').filter({ hasText: 'Deduction from maung' })
  await expect(wanted).toBeInViewport({ ratio: 1 })
  await expect(wanted).toContainText('2: 15%, 3–10: 20%')
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('maung void')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Copy link to “Maung”' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?rule=burmese.maung')
  expect(complaints).toEqual([])
})

test('help names the upline of the member and how to reach it', async ({ page, signIn, complaints }) => {
  await signIn('demo11')
  await page.goto('/info/help')
  await expect(page.getByText('demoagent answers for your account')).toBeVisible()
  await expect(page.getByRole('link', { name: '@touchline_demo_agent' })).toHaveAttribute(
    'href',
    'https://t.me/touchline_demo_agent',
  )
  await page.getByRole('article').filter({ hasText: 'The price changed' }).getByRole('link').last().click()
  await expect(page.getByRole('article', { name: '' }).and(page.locator('[aria-current]'))).toContainText(
    'When the odds change',
  )
  expect(complaints).toEqual([])
})

test('a day opens to the deposit on it, and on paper the statement is alone', { tag: '@core' }, async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn('demo11')
  await page.goto('/info/statement')
  const day = page.getByRole('button', { name: /^Breakdown of .*$/ }).last()
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Money in and out' })).toContainText(/Deposit\s*M\d{8}/)
  const around = [page.getByRole('banner'), page.getByRole('navigation').first()]
  for (const part of around) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of around) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Statement' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Statement' })).toContainText('10,000.00')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText(/^Touchline · demo11 · MYR · /)).toBeVisible()
  // A sheet of A4 between its margins is that wide.
  const over = await page.getByRole('table', { name: 'Statement' }).evaluate((table) => {
    document.body.style.width = '702px'
    const frame = table.parentElement ?? table
    const wider = frame.scrollWidth - frame.clientWidth
    document.body.style.width = ''
    return wider
  })
  expect(over).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})
