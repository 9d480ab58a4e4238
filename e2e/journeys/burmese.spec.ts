import { expect, test } from '../support/test'

test('in Burmese every word is Burmese and no key of a translation shows', { tag: '@core' }, async ({
  page,
  landing,
  board,
}) => {
  await landing.open()
  await landing.logIn('demommk')
  await board.ready()
  await board.inEnglish()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /EN|Language/ })
    .click()
  await page.getByText('မြန်မာ').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'my')
  await expect(page.getByRole('main')).toContainText(/[\u1000-\u109f]/)
  const texts = await page.locator('body').innerText()
  expect(texts.match(/\b[a-z]+(\.[a-zA-Z]+){1,}\b/g)?.filter((word) => !/\d/.test(word)) ?? []).toEqual([])
})
