import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Faults of the board's layout: prices wider than their columns, words cut beside them, and heads. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const cell of document.querySelectorAll<HTMLElement>('main tbody td')) {
      const price = cell.querySelector<HTMLElement>('[data-cell]')
      if (!price) continue
      const place = cell.getBoundingClientRect()
      const box = price.getBoundingClientRect()
      if (box.left < place.left || box.right > place.right)
        found.push(`price ${box.left}-${box.right} in ${place.left}-${place.right}`)
      // Arrow or lock, 8 px wide, is inside the price and before its figures.
      const mark = Number.parseFloat(getComputedStyle(price).getPropertyValue('--mark'))
      const figures = document.createRange()
      figures.selectNodeContents(price)
      const room = figures.getBoundingClientRect().left - box.left - 1
      if (mark < 1 || mark + 8 > room + 0.6) found.push(`${price.textContent} leaves ${room} px for a mark`)
      const label = cell.querySelector<HTMLElement>('[data-label]')
      if (!label?.textContent) continue
      const range = document.createRange()
      range.selectNodeContents(label)
      if (range.getBoundingClientRect().right > box.left - 2)
        found.push(`"${label.textContent}" reaches under its price`)
    }
    return [...new Set(found)]
  })

/** Choices whose words leave them. */
const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav [role="radiogroup"] > *')].flatMap((choice) => {
      const range = document.createRange()
      range.selectNodeContents(choice)
      const words = range.getBoundingClientRect()
      const boxes = [choice, choice.parentElement ?? choice].map((box) => box.getBoundingClientRect())
      const isCut = boxes.some(({ left, right }) => words.left < left || words.right > right)
      return isCut ? [choice.textContent ?? ''] : []
    }),
  )

const VIEWS = ['hdpou', '1x2', 'cs'] as const

for (const { account, language } of [
  { account: 'demo', language: 'en' },
  { account: 'demommk', language: 'my' },
] as const)
  test(`prices and the words beside them stay in their columns, in ${language}`, async ({
    page,
    board,
    signIn,
  }) => {
    await signIn(account)
    await board.open()
    await board.inEnglish()
    if (language === 'my') {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /EN|MY|Language/ })
        .click()
      await page.getByRole('button', { name: 'မြန်မာ', exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    }
    for (const view of VIEWS) {
      await board.open(`?view=${view}`)
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => faults(page), { message: `${view} at ${width}` }).toEqual([])
        await expect.poll(() => cutChoices(page), { message: `menu at ${width}` }).toEqual([])
      }
    }
  })
