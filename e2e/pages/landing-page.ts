import type { Page } from '@playwright/test'

/** Landing: the login card. */
export class LandingPage {
  constructor(private readonly page: Page) {}

  readonly username = () => this.page.getByLabel('Username')
  readonly password = () => this.page.getByLabel('Password', { exact: true })
  readonly submit = () => this.page.getByRole('button', { name: 'Log in', exact: true })

  async open(path = '/'): Promise<void> {
    await this.page.goto(path)
    await this.submit().waitFor()
  }

  async logIn(account: string, password = 'demo88'): Promise<void> {
    await this.username().fill(account)
    await this.password().fill(password)
    await this.submit().click()
  }
}
