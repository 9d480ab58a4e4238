import type { Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { expect, test } from '../support/test'

const JUNK = ['{', '5', 'null', '{"a":[1]}', '"text"']

const keysOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort())

test('junk under any key of the browser loses no more than the value of that key', async ({
  page,
  signIn,
  board,
  slip,
  complaints,
}) => {
  test.setTimeout(300_000)
  await signIn('demo21')
  await board.open('?market=early')
  await board.pressable(0).click()
  await slip.stakeOf(1, '25')
  await slip.mode('Parlay')
  await slip.mode('Single')
  await page.goto('/slots')
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  // The product keeps at least these keys, some of them when it is idle; every other key found is tried too.
  for (const known of ['announced', 'layout', 'account.settings', 'slip.', 'favourite-games.'])
    await expect.poll(async () => (await keysOf(page)).join(' ')).toContain(`touchline.${known}`)
  const keys = await keysOf(page)
  const names = new Set([...keys, 'touchline.device', 'touchline.overrides', 'touchline.remembered'])

  for (const junk of JUNK) {
    for (const path of ['/desktop', '/slots', '/info/settings']) {
      await page.evaluate(
        ([all, text]) => {
          for (const name of all) localStorage.setItem(name, text)
        },
        [[...names], junk] as const,
      )
      await page.goto(path)
      await expect(page.getByRole('button', { name: /^Account of demo21/ })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  }
  await new BoardPage(page).open('?market=early')
  await board.pressable(0).click()
  await expect(slip.matches()).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('tabs ignore messages that are not theirs', async ({ page, signIn, board, complaints }) => {
  await signIn('demo22')
  await board.open()
  await page.evaluate((junk) => {
    const channel = new BroadcastChannel('touchline')
    for (const text of [
      ...junk,
      '{"type":"out"}',
      '{"type":"preferences","account":"demo22","preferences":null}',
    ])
      try {
        channel.postMessage(JSON.parse(text))
      } catch {
        channel.postMessage(text)
      }
  }, JUNK)
  await page.waitForTimeout(500)
  await expect(page.getByRole('button', { name: /^Account of demo22/ })).toBeVisible()
  expect(complaints).toEqual([])
})
