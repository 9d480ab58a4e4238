import { expect, type Locator, type Page } from '@playwright/test'

/** A price that can be pressed now. */
const PRICE = 'button[data-cell][aria-pressed]:enabled:not([aria-disabled="true"])'

/** The odds board. */
export class BoardPage {
  constructor(private readonly page: Page) {}

  /** Prices that can be pressed now. */
  readonly prices = (): Locator => this.page.locator(`main ${PRICE}`)

  /** A price of the full-time handicap of a match that has not begun. */
  readonly price = (): Locator => this.prices().first()

  async open(query = ''): Promise<void> {
    await this.page.goto(`/desktop${query}`)
    await this.ready()
  }

  async ready(): Promise<void> {
    await this.prices().first().waitFor({ timeout: 20_000 })
  }

  /** First price that can be pressed, of the match at a place among the matches with such a price, counted from 0. */
  readonly pressable = (place: number): Locator =>
    this.page
      .locator('main tbody')
      .filter({ has: this.page.locator(PRICE) })
      .nth(place)
      .locator(PRICE)
      .first()

  /** Matches that have not begun, with a price that can be pressed. */
  private readonly waiting = (): Locator =>
    this.page
      .locator('main tbody')
      .filter({ has: this.page.locator(PRICE), hasText: /\d\d:\d\d/ })
      .filter({ hasNotText: /\d′/ })

  /** First price of a match that has not begun, counted from 0. */
  readonly upcoming = (place: number): Locator => this.waiting().nth(place).locator(PRICE).first()

  /** Picks the first price, the handicap, of the match of this home team, which the board is asked for by name. */
  async pickOf(home: string): Promise<void> {
    await this.openOf(home)
    const price = this.priceOf(home)
    // A price that moves in this moment takes no press.
    await expect(async () => {
      if ((await price.getAttribute('aria-pressed')) !== 'true') await price.click({ timeout: 2000 })
      await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
    }).toPass({ timeout: 20_000 })
  }

  /** The board of the match of this home team. */
  async openOf(home: string): Promise<void> {
    await this.open(`?market=today&q=${encodeURIComponent(home)}`)
  }

  /** Its first price, the handicap. */
  readonly priceOf = (home: string): Locator =>
    this.waiting().filter({ hasText: home }).locator(PRICE).first()

  /** In English, even if this member chose another language before. */
  async inEnglish(): Promise<void> {
    const root = this.page.locator('html')
    if ((await root.getAttribute('lang')) === 'en') return
    await this.page.getByRole('banner').getByRole('button', { name: /^MY,/ }).click()
    await this.page.getByText('English').click()
    await expect(root).toHaveAttribute('lang', 'en')
  }

  async oddsType(label: 'MY odds' | 'MM odds'): Promise<void> {
    await this.page.locator('main select').filter({ hasText: label }).selectOption({ label })
  }

  /** Picks the first prices of this many matches. */
  async pick(matches: number): Promise<void> {
    for (let row = 0; row < matches; row += 1) await this.pressable(row).click()
  }
}
