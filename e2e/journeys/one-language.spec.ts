import { LANGUAGES } from '@touchline/contracts/limits'
import { expect, test } from '../support/test'

/** Files with the words of one language: `sportsbook.vi.0123abcd.js`, `words-vi.0123abcd.js`. */
const WORDS = new RegExp(`[./-](${LANGUAGES.join('|')})[.-][\\w.-]*js(on)?$`)

test('who reads English loads no words of another language, on the board, in the slip or in the account', async ({
  page,
  board,
  slip,
  signIn,
}) => {
  const files: string[] = []
  const loaded: string[] = []
  const named: unknown[] = []
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    const [, language] = WORDS.exec(pathname) ?? []
    files.push(pathname)
    if (language) loaded.push(language)
    if (pathname.endsWith('/uxnames')) named.push(searchParams.get('language'))
  })
  await signIn('demo14')
  await board.open('?market=early')
  await board.pick(2)
  await expect(slip.matches()).toHaveCount(2)
  // Words that are needed later come when the page has time.
  await expect.poll(() => files.some((file) => file.includes('late-words-en'))).toBe(true)
  for (const path of ['/info/dailystatement', '/info/settings', '/info/betlist', '/info/rules']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(loaded).toContain('en')
  expect(loaded.filter((language) => language !== 'en')).toEqual([])
  expect(named.filter((language) => language !== 'en')).toEqual([])
})
