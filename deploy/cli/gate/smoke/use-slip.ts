import type { Page } from 'playwright-core'
import type { Trouble } from './watch-page'

/** A price of the board that can be pressed now. */
const PRICE =
  '[data-area="sportsbook"][data-slot="main"] button[data-cell][aria-pressed]:enabled:not([aria-disabled="true"])'
const STAKE = '[data-slot="slip"] input'
const PRICE_WITHIN_MS = 10_000
const STAKE_WITHIN_MS = 10_000
/** A faulty selection fails when the server has answered for it. */
const SETTLE_MS = 600
const TYPED = '10'

/**
 * Presses the first price of the page and types a stake, as a player does on the way to a bet; nothing is bet. Null when
 * the page has no price.
 */
export async function useSlip(page: Page, trouble: Trouble): Promise<string[] | null> {
  const price = page.locator(PRICE).first()
  const isThere = await price.waitFor({ timeout: PRICE_WITHIN_MS }).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  const problems: string[] = []
  const stake = page.locator(STAKE).first()
  try {
    await price.click({ timeout: STAKE_WITHIN_MS })
    await stake.waitFor({ timeout: STAKE_WITHIN_MS })
    await stake.fill(TYPED, { timeout: STAKE_WITHIN_MS })
    await page.waitForTimeout(SETTLE_MS)
    if ((await stake.inputValue({ timeout: STAKE_WITHIN_MS })) !== TYPED)
      problems.push('the slip lost the stake that was typed')
  } catch {
    problems.push('no stake could be typed after a price was pressed')
  }
  const found = trouble.take().map((problem) => `after a price was pressed: ${problem}`)
  // The next page begins without a selection.
  await page
    .locator(`${PRICE}[aria-pressed="true"]`)
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined)
  return [...problems, ...found]
}
