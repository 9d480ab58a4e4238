import { betAcceptList } from '@touchline/contracts/calls'
import { MemberClient } from '../support/member-client'
import { notBegun } from '../support/soon'
import { expect, test } from '../support/test'

test('armed by keyboard, a press on a price bets at once, and the bet is in the list', {
  tag: '@core',
}, async ({ page, signIn, board, slip, complaints, baseURL }) => {
  await signIn('demo24')
  const [home = ''] = await notBegun(baseURL ?? '', 1)
  await board.openOf(home)
  await page.getByRole('button', { name: 'Slip settings' }).press('Enter')
  const stake = page.getByLabel('Stake, MYR')
  await stake.focus()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Turn on', exact: true }).press('Enter')
  await expect(page.getByText('Quick bet is on: 12').first()).toBeVisible()
  const chip = page.getByRole('button', { name: 'Quick bet 12' })
  await expect(chip).toBeInViewport({ ratio: 1 })

  await board.priceOf(home).press('Enter')
  const bets = page.getByRole('region', { name: 'Quick bet', exact: true })
  await expect(bets.getByText('Accepted')).toBeVisible({ timeout: 10_000 })
  const reference = await bets.getByText(/^TL\d{9}$/).innerText()

  await page.getByRole('button', { name: 'Turn off' }).press('Enter')
  await expect(chip).toHaveCount(0)
  await slip.tab('My Bets')
  const card = page.getByRole('article', { name: reference })
  await expect(card).toContainText('Stake12.00')
  await page.goto('/info/betlist')
  await expect(page.getByText(reference)).toBeVisible()
  // A login of its own, which ends that of the page.
  const member = await MemberClient.login(baseURL ?? '', 'demo24')
  const running = await member.call(betAcceptList, { page: 1, page_size: 10 })
  if (running.status !== 1) throw new Error(`running bets: ${running.status}`)
  expect(running.bets.find(({ ref_no }) => ref_no === reference)).toMatchObject({
    kind: 'single',
    stake: 1200,
  })
  expect(complaints).toEqual([])
})

test('settings of the slip are opened, changed and closed by keyboard alone, and the focus comes back', async ({
  page,
  signIn,
  board,
  slip,
}) => {
  await signIn('demo27')
  await board.open('?market=early')
  await board.pick(2)
  await expect(slip.matches()).toHaveCount(2)
  const opener = page.getByRole('button', { name: 'Slip settings' })
  const settings = page.getByRole('region', { name: 'Slip settings' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(settings).toBeVisible()
  await expect(slip.matches().first()).toBeHidden()

  await page.keyboard.press('Tab')
  const keep = settings.getByRole('switch').first()
  await expect(keep).toBeFocused()
  await page.keyboard.press('Space')
  await expect(keep).toBeChecked()
  await page.keyboard.press('Tab')
  const first = settings.getByRole('combobox')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveValue('fixed')
  await page.keyboard.press('Tab')
  await page.keyboard.type('35')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(slip.matches()).toHaveCount(2)

  // Changes stay: a new selection begins with that stake, and a second press closes the settings as Escape does.
  await page.keyboard.press('Enter')
  await expect(keep).toBeChecked()
  await expect(settings.getByRole('textbox').first()).toHaveValue('35')
  await page.keyboard.press('Enter')
  await expect(settings).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear all' }).press('Enter')
  await board.pick(1)
  await expect(slip.stake()).toHaveValue('35')
})

test('the stake has room beside its label when the page turns Burmese, armed or not', async ({
  page,
  signIn,
  board,
}) => {
  await signIn('demo26')
  await board.open('?market=early')
  await board.inEnglish()
  await page.getByRole('button', { name: 'Slip settings' }).click()
  await page.getByLabel('Stake, MYR').fill('2000')
  await page.getByRole('banner').getByRole('button', { name: /^EN/ }).click()
  await page.getByText('မြန်မာ').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  const stake = page.getByRole('textbox', { name: 'လောင်းငွေ MYR' })
  const hasRoom = () =>
    expect
      .poll(() => stake.evaluate((field: HTMLInputElement) => field.clientWidth - field.scrollWidth))
      .toBe(0)
  await expect(stake).toBeVisible()
  await hasRoom()
  await page.getByRole('button', { name: 'ဖွင့်မည်', exact: true }).click()
  await expect(page.getByRole('button', { name: 'ပိတ်မည်', exact: true })).toBeVisible()
  await hasRoom()
})

/** Height of the header of a phone. */
const HEADER_PX = 56

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the chip is in the header, and leads to the bet', async ({ page, signIn, board }) => {
    await signIn('demo25')
    await board.open('?market=early')
    await page.getByRole('navigation').getByRole('button', { name: /Slip/ }).tap()
    await page.getByRole('button', { name: 'Slip settings' }).tap()
    await page.getByLabel('Stake, MYR').fill('12')
    await page.getByRole('button', { name: 'Turn on', exact: true }).tap()
    await page
      .getByRole('button', { name: /^Close/ })
      .first()
      .tap()
    const chip = page.getByRole('button', { name: 'Quick bet 12' })
    await expect(chip).toBeInViewport({ ratio: 1 })
    const place = await chip.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(HEADER_PX)
    await board.price().tap()
    // It leaves the search beside it to be pressed.
    await page.getByRole('banner').getByRole('button').first().tap({ trial: true })
    await chip.tap()
    await expect(
      page.getByRole('region', { name: 'Quick bet', exact: true }).getByText('Accepted'),
    ).toBeVisible({ timeout: 10_000 })
  })

  test('My Bets that is asked for before the slip has come is what opens', async ({
    page,
    signIn,
    board,
  }) => {
    await signIn('demo25')
    let come: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(/slip-words/, async (route) => {
      await asked
      await route.continue()
    })
    await board.open('?market=early')
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /My Bets/ })
      .tap()
    come()
    await expect(page.getByRole('tab', { name: /My Bets/ })).toHaveAttribute('aria-selected', 'true')
  })
})
