import type { Page } from '@playwright/test'
import { CATALOGUE } from '@touchline/contracts/errors'
import { MemberClient } from '../../support/member-client'
import { expect, test } from '../../support/test'
import { ACCOUNT_CASES, PRODUCT_CASES, SUSPENDED_CASES } from './account-cases'
import { BET_CASES, NEW_MEMBER_CASES } from './bet-cases'
import { FOREIGN_CHECKS } from './connection-checks'
import { defaultFocus, see, shownFor } from './feedback'
import { MATCH } from './fixtures'
import { lookThrough } from './page-checks'
import { askInPage, type CallOutcome } from './page-host'
import { placeAndReject, REJECTIONS } from './rejection-cases'
import { ENDINGS } from './session-cases'
import type { Case } from './walk'
import { walkPlatform } from './walk-platform'

const on = walkPlatform(44)
const HURRIED_TRIES = 5

/** Goes through a table: each code comes from the server twice, to a caller with and to a caller without a dialog. */
async function goThrough(page: Page, cases: readonly Case[]): Promise<void> {
  for (const each of cases) {
    await test.step(`${each.code}: ${each.because}`, async () => {
      await each.before?.(on.walk)
      for (const dialog of [false, true]) {
        await defaultFocus(page).focus()
        const outcome = await refusalOf(page, each, dialog)
        expect(outcome).toMatchObject({ code: each.code, text: CATALOGUE[each.code].text })
        await see(page, shownFor(each.code, dialog), outcome.text)
      }
      await each.after?.(on.walk)
    })
  }
}

async function refusalOf(
  page: Page,
  { code, ask, meanwhile, times = 1, isHurried = false }: Case,
  dialog: boolean,
): Promise<CallOutcome> {
  for (let n = 1; ; n++) {
    const asked = await ask(on.walk)
    // Of many tries the last alone is to be shown.
    const quiet = times > 1
    const answered = askInPage(page, asked, { dialog, quiet })
    await meanwhile?.(on.walk, answered)
    const outcome = await answered
    if (quiet && outcome.code === code) return askInPage(page, asked, { dialog })
    if (n >= times && (!isHurried || outcome.code === code || n >= HURRIED_TRIES)) return outcome
  }
}

test('what a member meets in their account is refused and shown as it is specified', async ({ page }) => {
  const other = await MemberClient.login(on.walk.origin, 'demo3')
  await on.walk.owner.query("UPDATE member SET nickname = 'taken88' WHERE id = 'demo3'")
  await other.call({ path: '/bet/betsingle' } as never, (await on.walk.fixtures.single(MATCH.open)) as never)
  await on.walk.enter('demo2')
  await goThrough(page, ACCOUNT_CASES)
})

test('invalid bets are refused and shown as it is specified', async ({ page }) => {
  await on.walk.enter('demo2')
  const placed = await askInPage(page, {
    call: { path: '/bet/betsingle' },
    request: await on.walk.fixtures.single(MATCH.open),
  })
  expect(placed.kind).toBe('ok')
  await goThrough(page, BET_CASES)
  await on.walk.newMember('walker', 'demo88')
  await on.walk.enter('walker')
  await goThrough(page, NEW_MEMBER_CASES)
})

test('a bet that waits in play is rejected for what happens there, and the bet list says why', async ({
  page,
}) => {
  await on.walk.enter('demo18')
  await placeAndReject(on.walk)
  await page.goto('/info/betlist?view=rejected')
  for (const { code } of REJECTIONS) {
    // A bet that was not yet rejected when the list was read shows when it is read again.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(CATALOGUE[code].text).first()).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })
  }
})

test('members without a product, or with a view-only account, see the reason', async ({ page }) => {
  await on.walk.enter('demonocasino')
  await goThrough(page, PRODUCT_CASES)
  await on.walk.enter('demosuspend')
  await goThrough(page, SUSPENDED_CASES)
})

test('a session that ends says why in one dialog, on the way out', async ({ page }) => {
  await on.walk.newMember('leaver', 'demo88')
  const [first] = ENDINGS
  await on.walk.enter(first?.member ?? '')
  for (const { code, because, member, end, text = CATALOGUE[code].text, isHurried } of ENDINGS) {
    await test.step(`${code}: ${because}`, async () => {
      if (member !== first?.member) await on.walk.logIn(member)
      let asked = await end(on.walk)
      let outcome = asked && (await askInPage(page, asked, { quiet: true }))
      for (let n = 1; isHurried && n <= 4 && outcome?.code && outcome.code !== code; n += 1) {
        await see(page, 'out', CATALOGUE[outcome.code].text)
        await on.walk.newMember(`${member}${n}`, 'demo88')
        await on.walk.logIn(`${member}${n}`)
        asked = await end(on.walk)
        outcome = asked && (await askInPage(page, asked, { quiet: true }))
      }
      if (outcome) expect(outcome.code).toBe(code)
      await see(page, 'out', text)
    })
  }
})

test('what another site sends in the name of a browser is refused', () =>
  lookThrough(on.walk, FOREIGN_CHECKS))
