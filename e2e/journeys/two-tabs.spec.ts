import { BoardPage } from '../pages/board-page'
import { SlipPanel } from '../pages/slip-panel'
import { notBegun } from '../support/soon'
import { expect, test } from '../support/test'

const ACCEPTED = /^Bet accepted/

test('a pick and its stake show in the other tab', { tag: '@core' }, async ({
  context,
  signIn,
  board,
  slip,
  baseURL,
}) => {
  await signIn('demo13')
  const other = await context.newPage()
  const otherSlip = new SlipPanel(other)
  await new BoardPage(other).open()
  const [first = '', second = ''] = await notBegun(baseURL ?? '', 2)
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
})

test('two tabs that press at the same moment place one bet', { tag: '@core' }, async ({
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
  const placed = new Set<string>()
  context.on('response', async (response) => {
    if (!response.url().endsWith('/bet/betsingle')) return
    const { status, bet } = await response.json()
    if (status === 1) placed.add(bet.ref_no)
  })
  const matches = await notBegun(baseURL ?? '', 3)
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
    await expect.poll(() => placed.size).toBe(done + 1)
  }
})

test('the next page finds the bet of a closed one', { tag: '@core' }, async ({
  context,
  page,
  signIn,
  board,
  slip,
  baseURL,
}) => {
  await signIn('demo15')
  const [match = ''] = await notBegun(baseURL ?? '', 1)
  await board.pickOf(match)
  await slip.stakeOf(1, '20')
  const sent = page.waitForRequest('**/bet/betsingle')
  // The answer never comes, and the bet is placed.
  await page.route('**/bet/betsingle', () => undefined)
  await slip.press()
  const request = await sent
  const { origin } = new URL(request.url())
  const data = request.postDataJSON()
  await page.close()
  await context.request.post(request.url(), { data, headers: { origin } })
  const next = await context.newPage()
  await new BoardPage(next).open()
  await expect(next.getByRole('heading', { name: ACCEPTED })).toHaveCount(1, { timeout: 30_000 })
  await expect(new SlipPanel(next).matches()).toHaveCount(0)
})
