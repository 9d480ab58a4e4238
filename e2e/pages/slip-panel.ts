import { expect, type Locator, type Page } from '@playwright/test'

/** Bet slip and My Bets, beside every page. */
export class SlipPanel {
  constructor(private readonly page: Page) {}

  /** The matches that are picked: `Leeds United v Arsenal`. */
  readonly matches = (): Locator =>
    this.page
      .getByRole('region', { name: 'Bet Slip and My Bets' })
      .getByText(/\S v \S/)
      // Receipts have them in small print, and a notice of a bet may name its match.
      .and(this.page.locator(':not(small, [role="status"], [role="status"] *)'))

  readonly stake = (): Locator => this.page.getByLabel(/^Stake /)
  /** That, or those of the rows of a system. */
  readonly stakes = (): Locator => this.slip().getByRole('textbox', { name: /^Stake / })
  /** The one big button, with any text. */
  readonly main = (): Locator => this.slip().locator('button[type="submit"]')
  readonly done = (): Locator => this.page.getByRole('button', { name: 'Done', exact: true })

  private readonly slip = (): Locator => this.page.getByRole('region', { name: /^Bet slip, / })
  /** The button that bets: on the picked terms, or on the changed ones. */
  private readonly agree = (): Locator =>
    this.slip().getByRole('button', { name: /^(Confirm|Bet (at|[−+\d]))/ })
  private readonly remove = (): Locator => this.slip().getByRole('button', { name: /^Remove (?!selection)/ })

  /** Content of the slip: the match of every selection, and the stake of the open one. */
  async held(): Promise<string> {
    const matches = await this.matches().allInnerTexts()
    return [...matches, await this.stake().inputValue()].join(' | ')
  }

  /** Types a stake for the open selection, once the slip holds this many. */
  async stakeOf(selections: number, stake: string): Promise<void> {
    await expect(this.matches()).toHaveCount(selections)
    await this.stake().fill(stake)
  }

  /** Stake of a ticket of a system: "2 of 3". */
  readonly row = (size: string): Locator => this.slip().getByRole('textbox', { name: new RegExp(`${size}$`) })

  async mode(name: 'Single' | 'Parlay' | 'System' | 'Myanmar'): Promise<void> {
    await this.slip().getByRole('radio', { name }).click()
  }

  /** One press of the button that bets, as soon as it can be pressed. */
  async press(): Promise<void> {
    await this.agree().and(this.page.locator(':not([aria-disabled="true"])')).click()
  }

  /** Bets on the selections, agreeing to changed terms, until the server accepts; returns the reference, `TL000000123`. */
  async confirm(): Promise<string> {
    await expect(async () => {
      if (await this.agree().isVisible()) await this.agree().click({ timeout: 500 })
      await expect(this.slip()).toHaveAttribute('data-stage', 'accepted', { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    // Just after an answer the button takes no press.
    await this.page.waitForTimeout(500)
    return this.slip()
      .getByText(/^TL\d{6,}$/)
      .first()
      .innerText()
  }

  /** Removes all selections. */
  async empty(): Promise<void> {
    const out = this.slip().getByRole('button', { name: 'Clear all' }).or(this.remove()).first()
    await expect(async () => {
      if (await out.isVisible()) await out.click({ timeout: 500 })
      await expect(this.matches()).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 20_000 })
  }

  async tab(name: 'Bet Slip' | 'My Bets'): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(name) }).click()
  }

  /**
   * Bets as a patient player does: agrees to terms that moved, and picks again when the market closed or play
   * cancelled the bet, as it may at any moment of a live match.
   */
  async bet(stake: string, pick: () => Promise<void>): Promise<void> {
    for (let picks = 1; picks <= 4; picks++) {
      await pick()
      if (await this.isTaken(stake)) return
      await this.remove().click()
    }
    throw new Error('four bets in a row were not taken')
  }

  /** Whether the server took the bet; in play it answers after its delay, within a minute. */
  private async isTaken(stake: string): Promise<boolean> {
    await this.stake().fill(stake)
    const decided = expect(async () => {
      if (await this.agree().isVisible()) await this.agree().click({ timeout: 500 })
      await expect(this.slip()).toHaveAttribute('data-stage', /accepted|rejected/, { timeout: 1000 })
    }).toPass({ timeout: 70_000 })
    // A market that stays suspended leaves the slip as it was: nothing was sent.
    await decided.catch(() => expect(this.slip()).toHaveAttribute('data-stage', 'editing'))
    return (await this.slip().getAttribute('data-stage')) === 'accepted'
  }
}
