import type { Page } from '@playwright/test'

/** Goes to another route as a link of the page does: no reload. */
export async function openInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
