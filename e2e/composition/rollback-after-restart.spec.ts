import { partProcess } from '../support/part-process'
import { waitUntilServed } from '../support/served-version'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const BAD = '0.0.4-left-behind'
/** Five seconds; beside another journey on a small machine more. */
const WITHIN_MS = sized(15_000, 5000)

test('an emergency rollback right after a restart of the edge reaches a tab that was open all the time', async ({
  page,
  signIn,
  releases,
  dataDir,
}) => {
  const good = await releases.current('tournament')
  await releases.publishAs('mfe-tournament', 'tournament', BAD)
  await releases.use('tournament', BAD)
  try {
    await waitUntilServed(page, 'tournament', BAD)
    await signIn('demo18')
    await page.goto('/tournament2/home')
    await expect(page.locator(`[data-slot="main"][data-version="${BAD}"]`)).toBeVisible()

    process.kill(partProcess(dataDir, 'dist/edge.js'), 'SIGKILL')
    const answers = () =>
      page.request.get('/release.json').then(
        () => true,
        () => false,
      )
    await expect.poll(answers, { intervals: [50], timeout: 20_000 }).toBe(true)
    await releases.change({ kind: 'rollback', area: 'tournament', to: good, emergency: true })
    const asked = Date.now()
    await page.locator(`[data-slot="main"][data-version="${good}"]`).waitFor({ timeout: WITHIN_MS })
    test.info().annotations.push({ type: 'open tab after', description: `${Date.now() - asked} ms` })
  } finally {
    await releases.use('tournament', good)
  }
})
