import { join } from 'node:path'
import { CompositionPanel } from '../pages/composition-panel'
import { serveBuild } from '../support/serve-build'
import { expect, test } from '../support/test'

const MINE = '0.0.8-mine'

test('a browser runs an area from its developer’s address, and the released one where that does not hold', async ({
  page,
  signIn,
  releases,
  dataDir,
}) => {
  await releases.publishAs('mfe-casino-games', 'casino-games', MINE)
  const mine = await serveBuild(join(dataDir, 'releases/casino-games', MINE))
  const panel = new CompositionPanel(page, 'casino-games')
  const released = await releases.current('casino-games')
  const runs = async (version: string): Promise<void> => {
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
    await panel.open()
    await expect(panel.running()).toHaveText(version)
  }
  try {
    await signIn('demo13')
    await page.goto('/slots')
    await runs(released)

    await panel.set('https://elsewhere.example/')
    await expect(panel.card().getByText('This page does not allow files of')).toBeVisible()
    await Promise.all([page.waitForEvent('load'), panel.set(mine.base)])
    await runs(MINE)
    await expect(panel.card().getByText(`Runs ${mine.base}`)).toBeVisible()

    mine.spoilt = (name) => name.endsWith('.js')
    await page.reload()
    await runs(released)
    await expect(panel.card().getByText(`${mine.base} is not running: `)).toBeVisible()

    await Promise.all([page.waitForEvent('load'), panel.clear()])
    await runs(released)
    await expect(panel.card().getByText(mine.base)).toHaveCount(0)
  } finally {
    mine.close()
  }
})
