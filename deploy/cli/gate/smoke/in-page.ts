import type { Page } from 'playwright-core'

// biome-ignore lint/suspicious/noExplicitAny: Only their text counts, with any parameters.
type Helper = (...given: any[]) => unknown

/**
 * Runs a self-contained function in a page, beside its helpers: functions of the same file, by their names. The runtime
 * that reads TypeScript names functions by a helper that the page does not have.
 */
export const inPage = <Given, Answer>(
  page: Page,
  run: (given: Given) => Answer | Promise<Answer>,
  given: Given,
  helpers: readonly Helper[] = [],
): Promise<Answer> =>
  page.evaluate(
    `(() => { const __name = (f) => f; ${helpers.join(';')}; return (${run})(${JSON.stringify(given)}) })()`,
  )
