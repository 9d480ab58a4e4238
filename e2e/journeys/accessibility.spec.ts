import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const SCREENS = [
  ['the board', '/desktop'],
  ['the bet list', '/info/betlist'],
  ['the rooms', '/tournament2/home'],
  ['the lobby', '/slots'],
] as const

async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter((finding) => finding.impact === 'serious' || finding.impact === 'critical')
    .map(
      (finding) =>
        `${finding.id}: ${finding.nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(', ')}`,
    )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('axe finds nothing serious on the landing page', async ({ page, landing }) => {
      await landing.open()
      expect(await seriousFindings(page)).toEqual([])
    })

    test('axe finds nothing serious on any screen of a member', async ({ page, landing, board }) => {
      await landing.open()
      await landing.logIn('demo5')
      await board.ready()
      await board.price().click()
      for (const [name, path] of SCREENS) {
        await page.goto(path)
        await page.getByRole('main').locator('[data-slot="main"]').waitFor()
        await page.waitForTimeout(1500)
        expect(await seriousFindings(page), name).toEqual([])
      }
    })
  })
}
