import type { Request } from '@playwright/test'
import { betAcceptList } from '@touchline/contracts/calls'
import { BoardPage } from '../pages/board-page'
import { SlipPanel } from '../pages/slip-panel'
import { MemberClient } from '../support/member-client'
import { notBegun } from '../support/soon'
import { expect, test } from '../support/test'

const ACCEPTED = /^Bet accepted/

test('two tabs share one slip, and the other tab reports a bet whose tab is closed', {
  tag: '@core',
}, async ({ context, page, signIn, board, slip, baseURL }) => {
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

  const left = page.waitForRequest('**/bet/betsingle')
  // Held back until its page is gone: the answer never comes, and the bet is placed all the same.
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

test('a bet that two tabs confirm at the same moment is placed once, and once more when that is meant', {
  tag: '@core',
}, async ({ context, signIn, board, slip, baseURL }) => {
  await signIn('demo16')
  const other = await context.newPage()
  const otherSlip = new SlipPanel(other)
  await new BoardPage(other).open()
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/bet/betsingle')) sent.push(request.postData() ?? '')
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
    expect(sent).toHaveLength(done + 1)
  }
  await board.pickOf(matches[0] ?? '')
  await slip.stakeOf(1, '20')
  await slip.confirm()
  expect(sent).toHaveLength(matches.length + 1)
})

/** So often three tabs press at one moment. */
const ROUNDS = process.env.FULL ? 20 : 6

/**
 * A press in a browser under load: the storage events of other tabs arrive after the press, as can happen between
 * processes.
 */
function pressInHaste(button: Element, time: number): Promise<void> {
  const wait = (until: number) => new Promise((over) => setTimeout(over, until - Date.now()))
  const { getItem, setItem } = Storage.prototype
  const late: StorageEvent[] = []
  const hold = (event: StorageEvent) => {
    event.stopImmediatePropagation()
    late.push(event)
  }
  const press = async () => {
    await wait(time - 50)
    const held = new Map(Object.entries(localStorage))
    addEventListener('storage', hold, true)
    Storage.prototype.getItem = (key) => held.get(key) ?? null
    Storage.prototype.setItem = function (key, value) {
      held.set(key, value)
      setItem.call(this, key, value)
    }
    await wait(time)
    ;(button as HTMLButtonElement).click()
    await wait(time + 1000)
    Storage.prototype.getItem = getItem
    Storage.prototype.setItem = setItem
    removeEventListener('storage', hold, true)
    for (const { key, newValue } of late) dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
  return press()
}

/** How many bets of a member run, as the server lists them. */
async function runningOf(account: string, origin: string): Promise<number> {
  const member = await MemberClient.login(origin, account)
  const running = await member.call(betAcceptList, { page: 1, page_size: 10 })
  if (running.status !== 1) throw new Error(`running bets: ${running.status}`)
  return running.total
}

test('three tabs that bet all at the same moment place each single once, also where the browser has no locks', async ({
  context,
  page,
  signIn,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const before = await runningOf('demo17', baseURL ?? '')
  // A page that is not secure has none.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  await signIn('demo17')
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) await new BoardPage(tab).open('?market=early')
  /** Match of each placed bet, by its number: tabs that send the same press get the same bet. */
  const placed = new Map<string, number>()
  let unread = 0
  let counted = 0
  const isBet = (request: Request) => request.url().endsWith('/bet/betsingle')
  context.on('request', (request) => {
    if (isBet(request)) unread += 1
  })
  context.on('response', async (response) => {
    if (!isBet(response.request())) return
    const { status, bet } = await response.json()
    if (status === 1) placed.set(bet.ref_no, response.request().postDataJSON().match_id)
    unread -= 1
  })
  const slips = [new SlipPanel(page), ...tabs.slice(1).map((tab) => new SlipPanel(tab))] as const
  const betAll = tabs.map((tab) => tab.getByRole('button', { name: /^Bet (all 2|2 of 2)/ }))
  for (let round = 1; round <= ROUNDS; ) {
    // Prices of the feed move meanwhile: such a round is begun anew.
    if (await betBothReady()) {
      const at = Date.now() + 400
      await Promise.all(betAll.map((button) => button.evaluate(pressInHaste, at)))
      for (const slip of slips) await expect(slip.main().filter({ hasText: 'Sending' })).toHaveCount(0)
      await expect.poll(() => unread, 'requests whose answer was not read yet').toBe(0)
      const matches = [...placed.values()]
      placed.clear()
      counted += matches.length
      expect(new Set(matches).size, `twice in round ${round}: ${matches}`).toBe(matches.length)
      if (matches.length === 2) {
        round += 1
        // A placed bet is in no slip any more.
        for (const slip of slips) await expect(slip.matches()).toHaveCount(0)
        continue
      }
    }
    await slips[0].empty()
    for (const slip of slips) await expect(slip.matches()).toHaveCount(0)
  }
  // Also what came after its round was judged. This login ends that of the tabs.
  expect((await runningOf('demo17', baseURL ?? '')) - before).toBe(counted)

  async function betBothReady(): Promise<boolean> {
    await new BoardPage(page).pick(2)
    await page.getByRole('switch', { name: 'Same stake for all' }).setChecked(true)
    await page.getByLabel(/^Stake each/).fill('20')
    const ready = betAll.map((button) =>
      expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 3000 }),
    )
    return (await Promise.allSettled(ready)).every(({ status }) => status === 'fulfilled')
  }
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
