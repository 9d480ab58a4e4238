import type { Page } from '@playwright/test'
import { containerName } from '@touchline/contracts'
import { publishInstead } from '../support/broken-remote'
import { expect, test } from '../support/test'

const AREAS = [
  { area: 'sportsbook', path: '/desktop', other: '/info/betlist', otherText: /Running/ },
  { area: 'tournament', path: '/tournament2/home', other: '/info/betlist', otherText: /Running/ },
  { area: 'casino-games', path: '/slots', other: '/info/betlist', otherText: /Running/ },
  { area: 'account-info', path: '/info/betlist', other: '/slots', otherText: /./ },
] as const

/** A container whose module does what the given statement says when it is put up. */
const container = (global: string, mount: string): string =>
  `var ${global} = { init() {}, get() { return Promise.resolve(() => ({ default: {
    name: 'broken', version: '0', contractRange: '^1.0', async mount(target) { ${mount} } } })) } }`

const FAILURES: Record<string, (page: Page, area: string, global: string) => Promise<void>> = {
  'that is not there': async (page, area) => {
    await page.route(new RegExp(`/assets/${area}/.*/remote\\.[^/]*js$`), (route) =>
      route.fulfill({ status: 404 }),
    )
  },
  'that is no JavaScript': (page, area) => publishInstead(page, area, 'this is ( not a script'),
  'that throws while it loads': (page, area) =>
    publishInstead(page, area, 'throw new Error("broken at load")'),
  'that throws while it renders': (page, area, global) =>
    publishInstead(
      page,
      area,
      container(
        global,
        `setTimeout(() => target.dispatchEvent(new CustomEvent('touchline:failed', { bubbles: true, detail: { error: new Error('render') } })))
         return () => {}`,
      ),
    ),
}

for (const { area, path, other, otherText } of AREAS) {
  for (const [kind, breakIt] of Object.entries(FAILURES)) {
    test(`a remote ${area} ${kind} leaves the rest usable and comes back by Retry`, async ({
      page,
      landing,
    }) => {
      await landing.open()
      await landing.logIn('demo6')
      await page.waitForURL('**/desktop**')
      const global = containerName(area, await versionOf(page, area))
      await breakIt(page, area, global)

      await page.goto(path)
      const panel = page.getByRole('main').getByRole('alert').first()
      await expect(panel).toBeVisible({ timeout: 10_000 })
      await expect(page.getByRole('banner')).toContainText('MYR')

      await page.getByRole('banner').getByRole('link').first().waitFor()
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, other)
      await expect(page.getByRole('main')).toContainText(otherText)

      await page.unrouteAll({ behavior: 'wait' })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })
  }
}

/** Version that the page was served with. */
async function versionOf(page: Page, area: string): Promise<string> {
  const text = await page.locator('#touchline-release').textContent()
  return JSON.parse(text ?? '{}').remotes[area].current.version
}
