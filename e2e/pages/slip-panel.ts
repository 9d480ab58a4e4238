import type { Locator, Page } from '@playwright/test'

/** Bet slip and My Bets, beside every page. */
export class SlipPanel {
  constructor(private readonly page: Page) {}

  /** The matches that are picked: `Leeds United v Arsenal`. */
  readonly matches = (): Locator =>
    this.page.getByRole('region', { name: 'Bet Slip and My Bets' }).getByText(/\S v \S/)

  readonly stake = (): Locator => this.page.getByLabel(/^Stake /)
  readonly confirm = (): Locator => this.page.getByRole('button', { name: 'Confirm bet' })
  readonly accepted = (): Locator => this.page.getByText('Bet accepted', { exact: true })
  readonly done = (): Locator => this.page.getByRole('button', { name: 'Done' })

  async tab(name: 'Bet Slip' | 'My Bets'): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(name) }).click()
  }

  /** Bets on what is in the slip and waits until the server took it, in play after its delay. */
  async bet(stake: string): Promise<void> {
    await this.stake().fill(stake)
    await this.confirm().click()
    await this.accepted().waitFor({ timeout: 70_000 })
  }
}
