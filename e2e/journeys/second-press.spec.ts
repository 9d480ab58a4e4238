import { expect, test } from '../support/test'

const PRESSED_AGAIN_AFTER_MS = 80
/** Content after the bet has moved by then, and its place takes presses again. */
const LATER_MS = 1200

test('a second press where all were bet bets nothing more and leads nowhere', async ({
  page,
  signIn,
  board,
  slip,
}) => {
  await signIn('demo16')
  await board.open('?market=early')
  await slip.empty()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/bet/betsingle')) sent.push(request.postDataJSON().idem_key)
  })
  await board.pick(3)
  await page.getByLabel(/^Stake each/).fill('20')
  await expect(slip.main()).toHaveText('Bet all 3')
  const box = await slip.main().boundingBox()
  if (!box) throw new Error('the button is not drawn')
  const address = page.url()
  // The button's text during the request, and whether it stays under the pointer.
  await slip.main().evaluate((button) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const { top, height } = button.getBoundingClientRect()
    const look = () => {
      const now = document.querySelector('[data-stage] form button[type="submit"]')
      const { top: nowTop, height: nowHeight } = now?.getBoundingClientRect() ?? { top: 0, height: 0 }
      if (now) seen.push(`${now.textContent} ${Math.round(nowTop - top)} ${Math.round(nowHeight - height)}`)
      requestAnimationFrame(look)
    }
    look()
  })
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  for (let again = 0; again < 5; again += 1) {
    await page.waitForTimeout(PRESSED_AGAIN_AFTER_MS)
    await page.mouse.click(x, y)
  }
  await expect(page.getByText('3 bets accepted')).toBeVisible()
  await page.waitForTimeout(LATER_MS)
  expect(new Set(sent).size).toBe(3)
  expect(sent).toHaveLength(3)
  expect(page.url()).toBe(address)
  const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'))
  // A price may move meanwhile: the same button shows it.
  expect([...new Set(seen)].filter((one) => !/^(Bet (all 3|3 of 3.*)|Sending…) 0 0$/.test(one))).toEqual([])
  expect(seen).toContain('Sending… 0 0')
})
