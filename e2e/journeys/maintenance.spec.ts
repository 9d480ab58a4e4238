import type { Page } from '@playwright/test'
import { operator } from '../support/operator'
import { notBegun } from '../support/soon'
import { expect, test } from '../support/test'

/** Sooner than most pages would ask by themselves: they do so every 15 seconds while no socket is open. */
const NOTIFIED_WITHIN = { timeout: 12_000 }
/** Its price may have moved meanwhile. */
const READY = /^(Confirm bet|Bet at )/
const WORDS = /^The sportsbook is under maintenance until \d\d\/\d\d \d\d:\d\d GMT\+8\.$/

test('open pages show what an operator closes and opens, and a slip keeps what it holds', {
  tag: '@core',
}, async ({ dataDir, signIn, page, board, slip, baseURL }) => {
  await signIn('demo26')
  const [match = ''] = await notBegun(baseURL ?? '', 1)
  await board.pickOf(match)
  await slip.stake().fill('20')
  await expect(slip.main()).toHaveText(READY)
  const lobby = await page.context().newPage()
  await lobby.goto('/casino')
  await expect(lobby.getByRole('main')).toContainText('Casino')
  const card = (at: Page) => at.getByRole('heading', { name: /^We will be back at \d\d:\d\d GMT\+8$/ })
  try {
    await operator(dataDir, 'maintenance', 'on', '30', '--product', 'sportsbook')
    await expect(slip.main()).toHaveText('Maintenance', NOTIFIED_WITHIN)
    await expect(slip.main()).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(WORDS)).toBeVisible()
    await expect(card(page)).toBeVisible()
    await expect(board.priceOf(match)).toBeHidden()
    await expect(card(lobby)).toHaveCount(0)

    // The other product closes, and a page that comes meanwhile learns it too.
    await operator(dataDir, 'maintenance', 'on', '30', '--product', 'casino')
    await expect(card(lobby)).toBeVisible(NOTIFIED_WITHIN)
    await lobby.reload()
    await expect(card(lobby)).toBeVisible()

    // Offline when the maintenance ends: nobody notifies the page, and it asks when it is back.
    await lobby.context().setOffline(true)
    await operator(dataDir, 'maintenance', 'off', '--product', 'casino')
    await operator(dataDir, 'maintenance', 'off', '--product', 'sportsbook')
    await expect(card(lobby)).toBeVisible()
    await lobby.context().setOffline(false)
    await expect(card(lobby)).toHaveCount(0, { timeout: 20_000 })
    await expect(card(page)).toHaveCount(0, { timeout: 20_000 })

    await operator(dataDir, 'maintenance', 'on', '30')
    await expect(card(page)).toBeVisible(NOTIFIED_WITHIN)
    await expect(card(lobby)).toBeVisible(NOTIFIED_WITHIN)
    await operator(dataDir, 'maintenance', 'off')
    await expect(card(page)).toHaveCount(0, NOTIFIED_WITHIN)
    await expect(card(lobby)).toHaveCount(0, NOTIFIED_WITHIN)
    await expect(board.priceOf(match)).toBeVisible()
    await expect(slip.stake()).toHaveValue('20')
    await expect(slip.main()).toHaveText(READY)
    await slip.press()
    await expect(page.getByRole('heading', { name: /^Bet accepted/ })).toBeVisible({ timeout: 30_000 })
  } finally {
    for (const scope of [[], ['--product', 'sportsbook'], ['--product', 'casino']])
      await operator(dataDir, 'maintenance', 'off', ...scope)
  }
})
