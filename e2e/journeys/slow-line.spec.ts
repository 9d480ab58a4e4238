import { expect, test } from '../support/test'

/** Slow 4G as Chromium's tools apply it: 562 ms a round trip, 1.44 Mbit/s. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

test('on a slow line the first pick of a page arrives in the slip, and digits go to its stake', async ({
  page,
  context,
  signIn,
  slip,
  complaints,
}) => {
  await signIn('demo22')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto('/desktop?market=early')
  // In the page itself: the price is pressed before the slip has loaded.
  const fields = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const price = document.querySelector<HTMLElement>(
            'main tbody button[data-cell][aria-pressed]:enabled',
          )
          if (!price) return requestAnimationFrame(look)
          price.click()
          resolve(document.querySelectorAll('[data-stage] input[name="stake"]').length)
        }
        look()
      }),
  )
  expect(fields, 'the slip is not there yet').toBe(0)
  await expect(slip.stake()).toBeVisible({ timeout: 20_000 })
  await page.keyboard.type('1250')
  await expect(slip.stake()).toHaveValue('1250')
  await expect(slip.stake()).toBeFocused()
  expect(complaints).toEqual([])
})

test('without a connection the slip shows it at once, and a press reports that nothing was sent', async ({
  page,
  context,
  signIn,
  board,
  slip,
}) => {
  await signIn('demo22')
  await board.open('?market=early')
  await slip.empty()
  await board.pick(1)
  await slip.stake().fill('20')
  await expect(slip.main()).toHaveText('Confirm bet')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/bet/betsingle')) sent += 1
  })
  await context.setOffline(true)
  await expect(slip.main()).toHaveText('Betting locked', { timeout: 500 })
  // Playwright itself would wait until it is enabled.
  await slip.main().click({ force: true })
  await expect(page.getByText('Nothing was sent.')).toBeVisible({ timeout: 500 })
  await context.setOffline(false)
  await expect(slip.main()).toHaveText('Confirm bet')
  await expect(page.getByText('Nothing was sent.')).toHaveCount(0)
  expect(sent).toBe(0)
  await slip.empty()
})
