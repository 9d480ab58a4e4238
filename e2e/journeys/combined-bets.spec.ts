import { notBegun } from '../support/soon'
import { expect, test } from '../support/test'

/** Their matches are over after some minutes; beside every change the bets are seen running. */
const [SEGMENT, WITHIN_MS] = process.env.FULL
  ? (['Settled', 300_000] as const)
  : (['Running', 30_000] as const)

test('a system of three legs is placed ticket by ticket, and followed in My Bets', { tag: '@core' }, async ({
  page,
  signIn,
  board,
  slip,
  complaints,
  baseURL,
}) => {
  test.setTimeout(150_000 + WITHIN_MS)
  await signIn('demo11')
  for (const home of await notBegun(baseURL ?? '', 3)) await board.pickOf(home)
  await slip.mode('System')
  await expect(page.getByRole('heading', { name: 'Trixie' })).toBeVisible()
  await slip.row('2 of 3').fill('10')
  await slip.row('3 of 3').fill('5')
  const bet = await slip.confirm()
  await expect(page.getByText('4 tickets')).toBeVisible()
  await slip.done().click()

  await slip.tab('My Bets')
  await page.getByRole('radio', { name: new RegExp(SEGMENT) }).click()
  await expect(page.getByText(bet, { exact: true })).toBeVisible({ timeout: WITHIN_MS })
  await expect(page.getByText('Trixie · 4 tickets').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('in Burmese odds a body and a maung are placed from the board, and followed in My Bets', {
  tag: '@core',
}, async ({ page, signIn, board, slip, complaints, baseURL }) => {
  test.setTimeout(150_000 + WITHIN_MS)
  await signIn('demommk')
  await board.open()
  await board.inEnglish()
  await board.oddsType('MM odds')
  const [first = '', second = ''] = await notBegun(baseURL ?? '', 2)
  await board.pickOf(first)
  await slip.stake().fill('10000')
  await expect(page.getByText(/What happens if/)).toBeVisible()
  const body = await slip.confirm()
  await slip.done().click()

  await board.pickOf(first)
  await board.pickOf(second)
  await slip.stake().fill('5000')
  await expect(page.getByText('Deduction, 2 legs: 15%')).toBeVisible()
  const maung = await slip.confirm()
  await slip.done().click()

  await slip.tab('My Bets')
  await page.getByRole('radio', { name: new RegExp(SEGMENT) }).click()
  for (const bet of [body, maung])
    await expect(page.getByText(bet, { exact: true })).toBeVisible({ timeout: WITHIN_MS })
  expect(complaints).toEqual([])
})

test('a system whose page ends before the answer is found by its key', async ({
  page,
  signIn,
  board,
  slip,
}) => {
  await signIn('demo12')
  await board.open('?market=early')
  for (let place = 0; place < 3; place++) await board.upcoming(place).click()
  await slip.mode('System')
  await slip.row('3 of 3').fill('5')
  const left = page.waitForRequest('**/bet/betsysparlay')
  // The page is gone before its request is sent; the request arrives all the same.
  await page.route('**/bet/betsysparlay', () => page.goto('about:blank'))
  await slip.press()
  const request = await left
  await expect(page).toHaveURL('about:blank')
  const { origin } = new URL(request.url())
  // A price may move meanwhile.
  const data = { ...request.postDataJSON(), accept: 'any' }
  const answer = await page.request.post(request.url(), { data, headers: { origin } })
  expect(await answer.json()).toMatchObject({ status: 1 })

  await board.open('?market=early')
  await expect(page.getByRole('heading', { name: /^Bet accepted/ })).toBeVisible({ timeout: 30_000 })
})
