import type { Page } from '@playwright/test'
import { type ErrorCode, feedbackOf } from '@touchline/contracts/errors'
import { expect } from '../../support/test'

/** The visible effect of an error that the caller leaves to the page. */
type Shown = 'error dialog' | 'notice dialog' | 'warning' | 'nothing' | 'bar' | 'out'

/** The specified effect of a code of this class (8), with or without a caller that asks for a dialog. */
export function shownFor(code: ErrorCode, dialog: boolean): Shown {
  switch (feedbackOf(code)) {
    case 'logout':
      return 'out'
    case 'network':
      return 'bar'
    case 'notice':
      return 'notice dialog'
    case 'logged':
      return dialog ? 'error dialog' : 'nothing'
    case 'warning':
      return dialog ? 'error dialog' : 'warning'
    case 'silent':
      return 'nothing'
    default:
      return 'error dialog'
  }
}

/** Sees it, and puts it away by the keyboard, after which the focus is where it was. */
export async function see(page: Page, shown: Shown, text: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  switch (shown) {
    case 'error dialog':
    case 'notice dialog':
      await expect(dialog).toHaveAccessibleName(shown === 'error dialog' ? 'Error' : 'Notice')
      await expect(dialog.getByRole('alert')).toContainText(text)
      await expect(dialog).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(defaultFocus(page)).toBeFocused()
      break
    case 'warning': {
      const close = page.getByRole('button', { name: 'Close' })
      const toast = page.getByRole('status').filter({ hasText: text, has: close })
      await expect(toast).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await toast.locator(close).press('Enter')
      await expect(toast).toHaveCount(0)
      break
    }
    case 'nothing':
      await painted(page)
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(text)).toHaveCount(0)
      break
    case 'bar':
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText(/Unstable|Offline/)
      break
    case 'out':
      await expect(dialog).toHaveAccessibleName('You are logged out')
      await expect(dialog.getByRole('alert')).toContainText(text)
      await expect(page).toHaveURL(({ pathname }) => pathname === '/')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      break
  }
}

/** Where the focus is while no message is shown. */
export const defaultFocus = (page: Page) => page.getByRole('banner').getByRole('button').first()

/** Resolves after the next frame is drawn. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
