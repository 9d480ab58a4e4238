import type { Page, Route } from '@playwright/test'
import { failuresIn, healthReportsOf } from '../support/health-reports'
import { openInPage } from '../support/open-in-page'
import { expect, test } from '../support/test'

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' })
const isFirst = (path: string) => /\/(remote|entry)[^/]*\.js$/.test(path)

/** Behaviour of a server for files of an area, and its effect on the count of their version. */
const CASES: readonly [
  string,
  (path: string) => boolean,
  (route: Route) => Promise<void> | undefined,
  string,
][] = [
  ['503 to the entry', isFirst, status(503), 'unreached'],
  ['429 to every file', (path) => path.endsWith('.js'), status(429), 'unreached'],
  ['408 to style sheets', (path) => path.endsWith('.css'), status(408), 'unreached'],
  ['no connection', (path) => path.endsWith('.js'), (route) => route.abort('connectionrefused'), 'unreached'],
  ['no answer for eight seconds', (path) => path.endsWith('.js'), () => undefined, 'unreached'],
  ['404 to the entry', isFirst, status(404), 'load'],
  ['404 to style sheets', (path) => path.endsWith('.css'), status(404), 'style'],
]

/** Of the tournament alone: nothing else is kept from coming. */
async function answerBy(page: Page, isMeant: (path: string) => boolean, answer: (route: Route) => unknown) {
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/tournament/') && isMeant(pathname),
    async (route) => {
      await answer(route)
    },
  )
}

for (const [what, isMeant, answer, kind] of CASES) {
  test(`a load that gets ${what} counts as "${kind}"`, async ({ page, signIn, releases }) => {
    const name = `tournament@${await releases.current('tournament')}`
    const reports = await healthReportsOf(page)
    await signIn('demo5')
    await page.goto('/no-such-page')
    await expect(page.getByRole('banner')).toContainText('MYR')
    await answerBy(page, isMeant, answer)
    await openInPage(page, '/tournament2/home')
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 13_000 })
    await expect.poll(async () => Object.keys(failuresIn(await reports())[name] ?? {})).toEqual([kind])
  })
}
