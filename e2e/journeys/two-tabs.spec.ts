import { BoardPage } from '../pages/board-page'
import { SlipPanel } from '../pages/slip-panel'
import { soonest } from '../support/soon'
import { expect, test } from '../support/test'

const ACCEPTED = /^Bet accepted/

test('two tabs share one slip, and a bet whose tab is closed is told by the other', async ({
  context,
  page,
  signIn,
  board,
  slip,
  baseURL,
}) => {
  await signIn('demo13')
  const other = await context.newPage()
  const otherSlip = new SlipPanel(other)
  await new BoardPage(other).open()

  const [first = '', second = ''] = await soonest(baseURL ?? '', 2)
  await board.pickOf(first)
  await slip.stake().fill('20')
  await expect(otherSlip.stake()).toHaveValue('20')
  await new BoardPage(other).pickOf(second)
  await expect(slip.matches()).toHaveCount(2)
  await other
    .getByRole('button', { name: /^Remove (?!selection)/ })
    .last()
    .click()
  await expect(slip.matches()).toHaveCount(1)

  const left = page.waitForRequest('**/bet/betsingle')
  // Held back until its page is gone: the answer never comes, and the bet stands all the same.
  await page.route('**/bet/betsingle', () => undefined)
  await slip.press()
  const request = await left
  await expect(otherSlip.main()).toHaveText('Sending…')
  await expect(otherSlip.main()).toHaveAttribute('aria-disabled', 'true')
  const { origin } = new URL(request.url())
  const data = request.postDataJSON()
  await page.close()
  await context.request.post(request.url(), { data, headers: { origin } })
  await expect(other.getByRole('heading', { name: ACCEPTED })).toHaveCount(1, { timeout: 30_000 })
  await expect(otherSlip.matches()).toHaveCount(0)
})

test('a bet that two tabs confirm at the same moment is placed once, and once more when that is meant', async ({
  context,
  signIn,
  board,
  slip,
  baseURL,
}) => {
  await signIn('demo16')
  const other = await context.newPage()
  const otherSlip = new SlipPanel(other)
  await new BoardPage(other).open()
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/bet/betsingle')) sent.push(request.postData() ?? '')
  })
  const matches = await soonest(baseURL ?? '', 3)
  for (const [done, match] of matches.entries()) {
    await board.pickOf(match)
    await slip.stakeOf(1, '20')
    for (const one of [slip, otherSlip]) {
      await expect(one.stake()).toHaveValue('20')
      await expect(one.main()).toHaveText('Confirm bet')
    }
    const at = Date.now() + 500
    const press = (button: Element, time: number) =>
      new Promise<void>((pressed) => {
        setTimeout(() => {
          ;(button as HTMLButtonElement).click()
          pressed()
        }, time - Date.now())
      })
    await Promise.all([slip.main().evaluate(press, at), otherSlip.main().evaluate(press, at)])
    for (const one of [slip, otherSlip]) await expect(one.matches()).toHaveCount(0, { timeout: 30_000 })
    expect(sent).toHaveLength(done + 1)
  }
  await board.pickOf(matches[0] ?? '')
  await slip.stakeOf(1, '20')
  await slip.confirm()
  expect(sent).toHaveLength(matches.length + 1)
})

test('who logs out leaves nothing of the slip in the browser', async ({
  context,
  page,
  signIn,
  board,
  slip,
}) => {
  await signIn('demo15')
  const other = await context.newPage()
  await new BoardPage(other).open('?market=early')
  await board.open('?market=early')
  await board.pick(2)
  await expect(new SlipPanel(other).matches()).toHaveCount(2)
  await slip.mode('Parlay')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Parlay' })).toBeChecked()
  await page.getByRole('button', { name: /Account of demo15/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('touchline.slip'))),
    )
    .toEqual([])
})
