import type { Page } from '@playwright/test'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import { BoardPage } from '../../pages/board-page'
import { LandingPage } from '../../pages/landing-page'
import { SlipPanel } from '../../pages/slip-panel'
import { expect, test } from '../../support/test'
import { MATCH } from './fixtures'
import { askInPage } from './page-host'
import type { Walk } from './walk'

/** Errors that the page finds by itself, before or without the server. */
export interface PageCheck {
  readonly code: ErrorCode
  readonly because: string
  readonly see: (walk: Walk) => Promise<void>
}

/** Goes through a table, one after the other in the page of the walk. */
export async function lookThrough(walk: Walk, checks: readonly PageCheck[]): Promise<void> {
  for (const { code, because, see } of checks) await test.step(`${code}: ${because}`, () => see(walk))
}

const textOf = (page: Page, code: ErrorCode) => page.getByText(CATALOGUE[code].text)

/** Nobody is in. */
export const LANDING_CHECKS: readonly PageCheck[] = [
  {
    code: 'usernameRequired',
    because: 'nothing is typed',
    see: async ({ page }) => {
      await new LandingPage(page).submit().click()
      await expect(textOf(page, 'usernameRequired')).toBeVisible()
    },
  },
  {
    code: 'passwordRequired',
    because: 'only a name is typed',
    see: async ({ page }) => {
      const landing = new LandingPage(page)
      await landing.username().fill('demo15')
      await landing.submit().click()
      await expect(textOf(page, 'passwordRequired')).toBeVisible()
    },
  },
  {
    code: 'requestProcessing',
    because: 'somebody logs in while the link of an operator’s site is at it',
    see: async ({ page }) => {
      const landing = new LandingPage(page)
      let goOn: () => void = () => undefined
      const isLoggedIn = new Promise<void>((done) => (goOn = done))
      await page.route('**/app/launchlogin', async (route) => {
        await isLoggedIn
        await route.continue()
      })
      await page.goto('/?token=of-yesterday')
      await landing.logIn('demo15')
      await expect(
        page.getByRole('alert').filter({ hasText: CATALOGUE.requestProcessing.text }),
      ).toBeVisible()
      goOn()
      await closeError(page, CATALOGUE.loginFailed.text)
      await page.unroute('**/app/launchlogin')
    },
  },
]

const adjusted = (page: Page) => page.getByRole('status', { name: /^Stake adjusted/ })
const home = (match: number) => `Home ${match}`

/** A member looks at the board, where their picks go into the slip. */
export const SLIP_CHECKS: readonly PageCheck[] = [
  {
    code: 'changeStakeMax',
    because: 'more is typed than the market takes',
    see: async ({ page }) => {
      await new BoardPage(page).pickOf(home(MATCH.many))
      const slip = new SlipPanel(page)
      await slip.stake().fill('999999')
      await slip.stake().press('Tab')
      await expect(adjusted(page)).toHaveAccessibleName(/from 999,999 to the maximum for this market, 5,000/)
    },
  },
  {
    code: 'changeStakeMin',
    because: 'less is typed than the market takes',
    see: async ({ page }) => {
      const slip = new SlipPanel(page)
      await slip.stake().fill('1')
      await slip.stake().press('Tab')
      await expect(adjusted(page)).toHaveAccessibleName(/from 1 to the minimum for this market, 5/)
    },
  },
  {
    code: 'atLeastTwoMatchToBetParlay',
    because: 'a parlay has one leg',
    see: async ({ page }) => {
      await new SlipPanel(page).mode('Parlay')
      await expect(page.getByText('A parlay needs at least 2 legs.').first()).toBeVisible()
      await new SlipPanel(page).mode('Single')
    },
  },
  {
    code: 'marketTypeChanged',
    because: 'the match kicks off while it is in the slip',
    see: async ({ page, fixtures }) => {
      await fixtures.play(MATCH.many, {})
      await expect(textOf(page, 'marketTypeChanged')).toBeVisible()
    },
  },
  {
    code: 'leagueRequired',
    because: 'every league is taken off the board',
    see: async ({ page }) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Select leagues|^Leagues/ })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'None' }).click()
      await expect(dialog.getByText(/^At least 1 league must be selected/)).toBeVisible()
      await page.keyboard.press('Escape')
    },
  },
]

/** A member looks at their account. */
export const FORM_CHECKS: readonly PageCheck[] = [
  {
    code: 'fieldRequired',
    because: 'nothing is typed',
    see: async ({ page }) => {
      await page.goto('/info/password')
      await page.getByLabel('Current password', { exact: true }).press('Enter')
      await expect(page.getByText(/is required/).first()).toBeVisible()
    },
  },
  ...(
    [
      ['passwordLength', 'four', 'four', 'it is short'],
      ['passwordsDoNotMatch', 'demo89', 'demo90', 'it is typed in two ways'],
      ['passwordUnchanged', 'demo88', 'demo88', 'it is the old one'],
    ] as const
  ).map(([code, next, confirm, because]) => ({
    code,
    because,
    see: async ({ page }: Walk) => {
      await change(page, 'demo88', next, confirm)
      await expect(page.getByRole('main').getByText(CATALOGUE[code].text).first()).toBeVisible()
    },
  })),
  {
    code: 'passwordChanged',
    because: 'it is a good one',
    see: async ({ page }) => {
      await change(page, 'demo88', 'demo89', 'demo89')
      await expect(textOf(page, 'passwordChanged')).toBeVisible()
    },
  },
  {
    code: 'nicknameFormat',
    because: 'it has four letters',
    see: async ({ page }) => {
      await page.goto('/info/nickname')
      await nickname(page, 'walk')
      await expect(textOf(page, 'nicknameFormat').first()).toBeVisible()
    },
  },
  {
    code: 'nicknameSet',
    because: 'it is a good one',
    see: async ({ page }) => {
      await nickname(page, 'walker15')
      await expect(page.getByText('Your nickname is walker15.')).toBeVisible()
    },
  },
]

async function change(page: Page, current: string, next: string, confirm: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirm)
  await page.keyboard.press('Enter')
}

async function nickname(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nickname' }).fill(name)
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('textbox', { name: 'Nickname' }).press('Enter')
}

const MESSAGE = 'The operator closes at noon today.'

/** The page's reaction to unknown answers. */
export const ANSWER_CHECKS: readonly PageCheck[] = [
  {
    code: 'dataError',
    because: 'the answer is not what the contract of this version says',
    see: async ({ page }) => {
      const outcome = await askInPage(
        page,
        { call: { path: '/userprofile' }, request: {} },
        { unlikeContract: true },
      )
      expect(outcome).toMatchObject({ kind: 'unknown', code: 'dataError' })
      await closeError(page, CATALOGUE.dataError.text)
    },
  },
  {
    code: 'somethingWrong',
    because: 'a server says in words what it has no code for',
    see: async ({ page }) => {
      // No server of ours does: the answer is the real one, with its code put into words on its way.
      await page.route('**/app/vuserbalance', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), status: MESSAGE } })
      })
      await askInPage(page, { call: { path: '/vuserbalance' }, request: { parent_id: '' } })
      await closeError(page, MESSAGE)
      await page.unroute('**/app/vuserbalance')
    },
  },
]

async function closeError(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog.getByRole('alert')).toHaveText(text)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}
