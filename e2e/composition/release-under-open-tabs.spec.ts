import type { Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { SlipPanel } from '../pages/slip-panel'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const TABS = sized(3, 20)
const NOTICE_WITHIN_MS = 60_000
const NEWER = '9.0.0-newer'

const notice = (tab: Page) => tab.getByText(/older version was detected/i).first()

test(`a release under ${TABS} open tabs: each shows the notice, none goes white, no slip is lost`, {
  tag: '@core',
}, async ({ context, page, signIn, releases }) => {
  test.setTimeout(120_000 + TABS * 15_000)
  await signIn('demo14')
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  for (const tab of tabs) {
    const board = new BoardPage(tab)
    await board.open('?market=early')
    // The tabs of a browser share one slip.
    if (tab === page) await board.pick(3)
    await new SlipPanel(tab).stakeOf(3, '25')
  }
  const before = await releases.current('sportsbook')
  const picked = await Promise.all(tabs.map(heldIn))
  await releases.publishAs('mfe-sportsbook', 'sportsbook', NEWER)
  await releases.use('sportsbook', NEWER)
  const released = Date.now()
  try {
    await Promise.all(tabs.map((tab) => notice(tab).waitFor({ timeout: NOTICE_WITHIN_MS })))
    test
      .info()
      .annotations.push({ type: 'all tabs notified after', description: `${Date.now() - released} ms` })
    for (const [index, tab] of tabs.entries()) {
      await expect(new BoardPage(tab).prices().first()).toBeVisible()
      expect(await heldIn(tab), `slip of tab ${index}`).toBe(picked[index])
    }
    for (const tab of tabs.slice(0, 2)) {
      await tab
        .getByRole('button', { name: /refresh/i })
        .first()
        .click()
      await expect(new SlipPanel(tab).stake()).toBeVisible()
      await expect(tab.locator(`[data-slot="main"][data-version="${NEWER}"]`)).toBeVisible()
      await expect(notice(tab)).toBeHidden()
    }
  } finally {
    await releases.use('sportsbook', before)
  }
})

const heldIn = (tab: Page): Promise<string> => new SlipPanel(tab).held()
