import type { Locator, Page } from '@playwright/test'

/** The odds board. */
export class BoardPage {
  constructor(private readonly page: Page) {}

  /** Prices that can be pressed now. */
  readonly prices = (): Locator =>
    this.page.locator('main button[data-cell][aria-pressed]:not([aria-disabled="true"])')

  /** A price of the full-time handicap of a match that has not begun. */
  readonly price = (): Locator => this.prices().first()

  async open(query = ''): Promise<void> {
    await this.page.goto(`/desktop${query}`)
    await this.ready()
  }

  async ready(): Promise<void> {
    await this.prices().first().waitFor({ timeout: 20_000 })
  }
}
