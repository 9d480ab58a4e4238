import type { Locator, Page } from '@playwright/test'

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

  /** First price that can be pressed of the match at a place among those that have one, counted from 0. */
  readonly pressable = (place: number): Locator =>
    this.page
      .locator('main tbody')
      .filter({ has: this.page.locator(PRICE) })
      .nth(place)
      .locator(PRICE)
      .first()

  /** Picks the first prices of this many matches. */
  async pick(matches: number): Promise<void> {
    for (let row = 0; row < matches; row += 1) await this.pressable(row).click()
  }
}
