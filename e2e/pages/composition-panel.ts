import type { Locator, Page } from '@playwright/test'

/** The panel of the page's parts, at Ctrl+Shift+M. */
export class CompositionPanel {
  constructor(
    private readonly page: Page,
    private readonly area: string,
  ) {}

  private readonly dialog = (): Locator => this.page.getByRole('dialog', { name: 'Composition' })
  readonly card = (): Locator =>
    this.dialog()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: this.area }) })

  /** Version that is on the page, or comes with the next mount. */
  readonly running = (): Locator => this.card().locator('strong').first()

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+Shift+KeyM')
    await this.dialog().waitFor()
  }

  /** Runs this in place of the area, in this browser alone; the page is loaded anew when that may be. */
  async set(override: string): Promise<void> {
    const disclosure = this.card().getByRole('button', { name: `Override: ${this.area}` })
    if ((await disclosure.getAttribute('aria-expanded')) === 'false') await disclosure.click()
    await this.card().getByRole('textbox').fill(override)
    await this.card().getByRole('button', { name: 'Set and reload' }).click()
  }

  async clear(): Promise<void> {
    await this.card().getByRole('button', { name: 'Clear' }).click()
  }
}
