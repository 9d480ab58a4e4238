import type { Page } from 'playwright-core'

/**
 * Runs a function that stands alone in a page. The runtime that reads TypeScript names functions by a helper that the
 * page does not have.
 */
export const inPage = <Given, Told>(
  page: Page,
  run: (given: Given) => Told | Promise<Told>,
  given: Given,
): Promise<Told> =>
  page.evaluate(`(() => { const __name = (f) => f; return (${run})(${JSON.stringify(given)}) })()`)
