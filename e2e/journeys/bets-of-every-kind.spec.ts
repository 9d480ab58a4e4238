import type { Locator, Page } from '@playwright/test'
import { type Bet, dBetList, userBalance } from '@touchline/contracts/calls'
import type { MemberClient } from '../support/member-client'
import { ownPlatform } from '../support/own-platform'
import { placeBody, placeMaung, placeParlay, placeSingle, placeSystem } from '../support/place-kinds'
import { expect, test } from '../support/test'

/** The delay of a bet in play, and the round that ends it. */
const ACCEPTED = { timeout: 15_000 }
/** Long enough to bet on a match before it begins. */
const SOON_MS = 5000

// One platform for all of them.
test.describe.configure({ mode: 'default' })
const own = ownPlatform(20)
const { origin: ORIGIN, memberIn } = own

/** Card or row of a bet in any list. */
const betOf = (page: Page, { ref_no }: Bet): Locator =>
  page.locator('article, tbody').filter({ hasText: ref_no })
const segment = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** 123456 as "1,234.56". */
const money = (minor: number): string => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })

/** The returns of a member's settled bets, by the server's list. */
async function returnedTo(member: MemberClient, bets: readonly Bet[]): Promise<number[]> {
  const answer = await member.call(dBetList, { page: 1, page_size: 50 })
  if (answer.status !== 1) throw new Error(`no list: ${answer.status}`)
  return bets.map(({ bet_id }) => answer.bets.find((bet) => bet.bet_id === bet_id)?.returned ?? Number.NaN)
}

/** The member's available balance, minor units. */
async function balanceOf(member: MemberClient): Promise<number> {
  const answer = await member.call(userBalance, { parent_id: '' })
  return answer.status === 1 ? answer.balance : Number.NaN
}

const home = (match: number) => ({ match, selection: 'home' }) as const
const under = (match: number) => ({ match, selection: 'under' }) as const

test('a single, a parlay and a system are followed leg by leg and ticket by ticket until a correction', {
  tag: '@core',
}, async ({ page, context, slip, complaints }) => {
  const member = await memberIn(context, 'demo2')
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = await own.feed.upcoming(910_000_001, [
    ['Northport', 'Eastbridge'],
    ['Ashford Rovers', 'Kingsmouth'],
    ['Millbrook', 'Stonehaven'],
    ['Whitecliff', 'Larkfield'],
    ['Oakhurst', 'Fernleigh'],
  ])
  // Early bets close at kick-off, so those on this match are placed first.
  const [soon = 0] = await own.feed.upcoming(910_000_151, [['Kingsbridge', 'Hartwell']], SOON_MS)
  const system = await placeSystem(member, ORIGIN, [under(soon), home(c), home(d)])
  const live = 910_000_101
  await own.feed.inPlay(live, ['Saltmarsh', 'Highgate'], [1, 0])
  await page.goto('/desktop')
  await slip.tab('My Bets')
  const rejected =
    await test.step('a goal of one leg’s match rejects the parlay that waits, and the card says which', async () => {
      const waiting = await placeParlay(member, ORIGIN, [home(a), under(live), home(b)])
      await segment(page, 'Waiting').click()
      await expect(betOf(page, waiting)).toContainText('Saltmarsh 1-0 Highgate')
      await own.feed.goal(live, [2, 0])
      await segment(page, 'Void').click()
      await expect(betOf(page, waiting)).toContainText('Caused by Saltmarsh v Highgate')
      await expect(betOf(page, waiting).getByText('Rejected the bet')).toHaveCount(1)
      return waiting
    })
  const single = await placeSingle(member, ORIGIN, home(e))
  const parlay = await placeParlay(member, ORIGIN, [under(live), home(a), home(b)])
  await expect.poll(() => Date.now() > system.placed_at + SOON_MS, { timeout: SOON_MS }).toBe(true)
  await own.feed.kickedOff(soon, [2, 0])

  await test.step('they run, with the score of a leg in play and what it leaves possible', async () => {
    await segment(page, 'Running').click()
    await expect(betOf(page, single)).toContainText('Oakhurst v Fernleigh')
    await expect(betOf(page, parlay)).toContainText('Mix parlay · 3 legs', ACCEPTED)
    await expect(betOf(page, system)).toContainText('System parlay · Trixie · 4 tickets', ACCEPTED)
    await expect(betOf(page, parlay)).toContainText('Saltmarsh 2-0 Highgate')
    await expect(betOf(page, system)).toContainText('Kingsbridge 2-0 Hartwell')
    for (const bet of [parlay, system]) await expect(betOf(page, bet)).toContainText('Winning')
    await expect(betOf(page, parlay)).toContainText(`Best result+${money(parlay.to_win)}`)
    await expect(betOf(page, system)).toContainText('4 of 4 tickets')
    await own.feed.goal(live, [2, 1])
    await betOf(page, parlay).getByRole('button', { name: 'What the next goal changes' }).click()
    await expect(betOf(page, parlay).locator('section')).toContainText(['Saltmarsh v Highgate'])
    await expect(betOf(page, parlay).locator('section dl > div')).toHaveText([
      /As it stands 2-1.*Win.*best result/,
      /Saltmarsh score 3-1.*Lose.*best result −/,
      /Highgate score 2-2.*Lose.*best result −/,
    ])
    await own.feed.goal(live, [2, 2])
    await expect(betOf(page, parlay)).toContainText('Can no longer win')
    await expect(betOf(page, parlay)).toContainText(`Best result−${money(parlay.risk)}`)
    await own.feed.goal(soon, [2, 2])
    await expect(betOf(page, system)).toContainText('1 of 4 tickets')
  })

  await test.step('tickets of the system are lost with the leg, while the others run on', async () => {
    await page.goto('/info/betlist')
    await expect(betOf(page, system)).toContainText('Best result')
    await betOf(page, system).getByRole('link', { name: '1 of 4 tickets' }).click()
    const tickets = page.locator('main').getByRole('row')
    await expect(tickets).toHaveCount(1 + 4)
    await expect(tickets.filter({ hasText: 'Running' })).toHaveCount(4)
    await own.feed.ended(soon, { full: [2, 2] })
    await expect(tickets.filter({ hasText: 'Lost' })).toHaveCount(3)
    await expect(tickets.filter({ hasText: '2 + 3' }).filter({ hasText: 'Running' })).toHaveCount(1)
  })

  const bets = [single, parlay, system]
  await test.step('settled, every screen says the amounts that the server paid', async () => {
    await own.feed.ended(live, { full: [2, 2] })
    for (const match of [a, b, c, d, e]) await own.feed.ended(match, { full: [1, 0] })
    await page.getByRole('link', { name: 'All system parlays' }).click()
    await expect(betOf(page, system)).toContainText('Lost−1.58')
    await page.goto('/info/betlist?view=settled')
    await expect(betOf(page, single)).toContainText('Won')
    const [paidSingle = 0, paidParlay = -1, paidSystem = 0] = await returnedTo(member, bets)
    expect([paidSingle, paidParlay]).toEqual([2000 + 1920, 0])
    // The ticket of the two that won, at 1.96 each.
    expect(paidSystem).toBe(3842)
    for (const [bet, paid] of [
      [single, paidSingle],
      [parlay, 0],
      [system, paidSystem],
    ] as const)
      await expect(betOf(page, bet).first()).toContainText(money(paid))
  })

  await test.step('the day of the statement sums them up, and opens to each', async () => {
    await page.goto('/info/statement')
    await page
      .getByRole('button', { name: /^Breakdown of .*$/ })
      .last()
      .click()
    await expect(page.getByRole('row', { name: new RegExp(single.ref_no) })).toContainText('19.20')
    await expect(page.getByRole('row', { name: new RegExp(parlay.ref_no) })).toContainText('Lost')
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(money(await balanceOf(member)))
  })

  if (process.env.FULL)
    await test.step('the list by days shows them with the rejected ones', async () => {
      await page.goto('/info/betlist?view=days')
      for (const bet of bets) await expect(betOf(page, bet).first()).toBeVisible()
      await page.getByRole('button', { name: 'Rejected' }).click()
      await expect(betOf(page, rejected).first()).toContainText('Caused by Saltmarsh v Highgate.')
    })

  await test.step('a correction shows in every list', async () => {
    await page.goto('/desktop')
    await slip.tab('My Bets')
    await segment(page, 'Settled').click()
    await expect(betOf(page, system)).toContainText('Returned 38.42')
    await own.feed.ended(c, { full: [0, 1] })
    await expect(betOf(page, system)).toContainText('Returned 0.00')
    await expect(betOf(page, single)).toContainText('Returned 39.20')
    expect(await returnedTo(member, bets)).toEqual([3920, 0, 0])
  })
  expect(complaints).toEqual([])
})

test('a body and a maung show goals and percent, are paid with their deductions, and can be handed on', {
  tag: '@core',
}, async ({ page, context, slip, complaints }) => {
  const member = await memberIn(context, 'demommk')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [a = 0, b = 0, c = 0, d = 0] = await own.feed.upcoming(910_000_201, [
    ['Thornbury', 'Cresswell'],
    ['Redmoor', 'Silverdale'],
    ['Blackpine', 'Westhaven'],
    ['Amberley', 'Seabrook'],
  ])
  const body = await placeBody(member, ORIGIN, a)
  const maung = await placeMaung(member, ORIGIN, [b, c])
  const cancelled = await placeBody(member, ORIGIN, d)
  await page.goto('/desktop')
  await slip.tab('My Bets')

  await test.step('they run by goals and percent', async () => {
    await expect(betOf(page, body)).toContainText('Thornbury 1−50')
    await expect(betOf(page, maung)).toContainText('Maung · 2 legs')
    await expect(betOf(page, maung)).toContainText('Redmoor 1−50')
    await expect(betOf(page, maung)).toContainText('Deduction, 2 legs: 15%')
    await expect(betOf(page, maung)).not.toContainText('0.95')
    await expect(betOf(page, body)).toContainText('Body, full time')
    await expect(betOf(page, body)).toContainText('Deduction from a win: 5%')
    for (const bet of [body, maung]) await expect(betOf(page, bet)).not.toContainText('handicap')
  })

  await test.step('a ticket is copied and printed', async () => {
    await betOf(page, maung)
      .getByRole('button', { name: `Share ticket ${maung.ref_no}` })
      .click()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain(maung.ref_no)
    expect(text).toContain('Blackpine 1−50')
    expect(text).toContain('Maung · 2 legs')
    expect(text).toContain('Deduction, 2 legs: 15%')
    await betOf(page, maung)
      .getByRole('button', { name: `Print ticket ${maung.ref_no}` })
      .click()
  })

  await test.step('they are paid by margin, and a cancelled match returns its stake', async () => {
    await own.feed.ended(a, { full: [1, 0] })
    await own.feed.ended(b, { full: [2, 0] })
    await own.feed.ended(c, { full: [2, 0] })
    await own.feed.ended(d, 'cancelled')
    await segment(page, 'Settled').click()
    await expect(betOf(page, maung)).toContainText('Won')
    const [paidBody, paidMaung] = await returnedTo(member, [body, maung])
    // The goal that is given exactly: half is lost. Two full wins double twice, less fifteen percent of it.
    expect([paidBody, paidMaung]).toEqual([500_000, 3_400_000])
    await expect(betOf(page, body)).toContainText('Returned 5,000')
    await expect(betOf(page, body)).toContainText('Won by 1: −50%')
    await expect(betOf(page, maung)).toContainText('10,000 × 2 × 2, less 15%')
    await expect(betOf(page, maung)).toContainText('Returned 34,000')
    await page.goto('/info/betlist?view=void')
    await expect(betOf(page, cancelled).first()).toContainText('10,000')
    await page.goto('/info/betlist?view=settled')
    await expect(betOf(page, maung).first()).toContainText('34,000')
    await expect(betOf(page, maung).first()).toContainText('10,000 × 2 × 2, less 15%')
    await expect(betOf(page, maung).first()).toContainText('Deduction, 2 legs: 15%')
    await expect(betOf(page, body).first()).toContainText('Body, full time')
    await expect(betOf(page, body).first()).toContainText('Won by 1: −50%')
  })
  expect(complaints).toEqual([])
})
