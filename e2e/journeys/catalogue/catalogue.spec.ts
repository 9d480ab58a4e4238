import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import { errorLists } from '@touchline/test-kit/tools'
import pg from 'pg'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform, type Platform } from '../../support/launch-platform'
import { MemberClient } from '../../support/member-client'
import { FEED_SECRET, OwnFeed } from '../../support/own-feed'
import { partProcess } from '../../support/part-process'
import { FIRST_PORT } from '../../support/platform-of'
import { Releases } from '../../support/releases'
import { platformDatabase } from '../../support/scratch-database'
import { test } from '../../support/test'
import { ACCOUNT_CASES, PRODUCT_CASES, SUSPENDED_CASES } from './account-cases'
import { BET_CASES, NEW_MEMBER_CASES } from './bet-cases'
import { restingPlace, see, shownFor } from './feedback'
import { Fixtures, MATCH } from './fixtures'
import { ANSWER_CHECKS, FORM_CHECKS, LANDING_CHECKS, type PageCheck, SLIP_CHECKS } from './page-checks'
import { askInPage, releaseThatLeavesItsHost, type Told } from './page-host'
import { placeAndReject, REJECTIONS } from './rejection-cases'
import { ENDINGS } from './session-cases'
import { type Case, createWalk, type Walk } from './walk'

const ERRORS = resolve(import.meta.dirname, '../../../docs/errors.md')
const PORT = FIRST_PORT + 44
const ORIGIN = `http://127.0.0.1:${PORT}`

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ baseURL: ORIGIN })
test.skip(Boolean(process.env.E2E_BASE_URL), 'needs a platform whose matches it tells itself')

/** Codes that the server has said, and those that the page has found out by itself. */
const provoked = { server: new Set<ErrorCode>(), page: new Set<ErrorCode>() }
let platform: Platform
let feed: OwnFeed
let owner: pg.Pool
let context: BrowserContext
let page: Page
let walk: Walk

test.beforeAll(async ({ browser }) => {
  for (const codes of Object.values(provoked)) codes.clear()
  platform = await launchPlatform(PORT, { ...EVERYBODY_AT_ONE_ADDRESS, FEED_SECRET })
  const { dataDir } = platform
  feed = await OwnFeed.start(dataDir)
  owner = new pg.Pool({ connectionString: platformDatabase(dataDir), max: 3 })
  owner.on('error', () => undefined)
  const fixtures = new Fixtures(ORIGIN, feed)
  await Promise.all([releaseThatLeavesItsHost(new Releases(dataDir)), fixtures.tellAll()])
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  walk = createWalk({ origin: ORIGIN, page, context, owner, fixtures }, dataDir)
})
test.afterAll(async () => {
  await context?.close()
  feed?.stop()
  await owner?.end()
  await platform?.stop()
})

/** Goes through a table: each code comes from the server twice, to a caller that asks for a dialog and to one that does not. */
async function goThrough(cases: readonly Case[]): Promise<void> {
  for (const each of cases) {
    await test.step(`${each.code}: ${each.because}`, async () => {
      await each.before?.(walk)
      for (const dialog of [false, true]) {
        await restingPlace(page).focus()
        const told = await refusalOf(each, dialog)
        expect(told).toMatchObject({ code: each.code, text: CATALOGUE[each.code].text })
        await see(page, shownFor(each.code, dialog), told.text)
      }
      await each.after?.(walk)
      provoked.server.add(each.code)
    })
  }
}

async function refusalOf(
  { code, ask, meanwhile, times = 1, flood = 0 }: Case,
  dialog: boolean,
): Promise<Told> {
  for (let n = 1; ; n++) {
    const asked = await ask(walk)
    // One after the other, a slow machine would ask no faster than it may.
    for (let beside = 0; beside < flood; beside += 1)
      askInPage(page, asked, { quiet: true }).catch(() => undefined)
    // Of many tries the last alone is to be shown.
    const quiet = times > 1
    const answered = askInPage(page, asked, { dialog, quiet })
    await meanwhile?.(walk, answered)
    const told = await answered
    if (quiet && told.code === code) return askInPage(page, asked, { dialog })
    if (n >= times) return told
  }
}

test('what a member meets in their account is refused and shown as it is specified', async () => {
  const other = await MemberClient.login(ORIGIN, 'demo3')
  await owner.query("UPDATE member SET nickname = 'taken88' WHERE id = 'demo3'")
  await other.call({ path: '/bet/betsingle' } as never, (await walk.fixtures.single(MATCH.open)) as never)
  await walk.enter('demo2')
  await goThrough(ACCOUNT_CASES)
})

test('bets that cannot stand are refused and shown as it is specified', async () => {
  await walk.enter('demo2')
  const placed = await askInPage(page, {
    call: { path: '/bet/betsingle' },
    request: await walk.fixtures.single(MATCH.open),
  })
  expect(placed.kind).toBe('ok')
  await goThrough(BET_CASES)
  await walk.newMember('walker', 'demo88')
  await walk.enter('walker')
  await goThrough(NEW_MEMBER_CASES)
})

test('a bet that waits in play is rejected for what happens there, and the bet list says why', async () => {
  await walk.enter('demo18')
  await placeAndReject(walk)
  await page.goto('/info/betlist?view=rejected')
  for (const { code } of REJECTIONS) {
    // A bet that was not yet rejected when the list was read shows when it is read again.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(CATALOGUE[code].text).first()).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })
    provoked.server.add(code)
  }
})

test('whose products are switched off, or who may only look, is told so', async () => {
  await walk.enter('demonocasino')
  await goThrough(PRODUCT_CASES)
  await walk.enter('demosuspend')
  await goThrough(SUSPENDED_CASES)
})

test('a session that ends says why in one dialog, on the way out', async () => {
  await walk.newMember('leaver', 'demo88')
  const [first] = ENDINGS
  await walk.enter(first?.member ?? '')
  for (const { code, because, member, end, says = CATALOGUE[code].text, isHurried } of ENDINGS) {
    await test.step(`${code}: ${because}`, async () => {
      if (member !== first?.member) await walk.logIn(member)
      let asked = await end(walk)
      let told = asked && (await askInPage(page, asked, { quiet: true }))
      for (let n = 1; isHurried && n <= 4 && told?.code && told.code !== code; n += 1) {
        await see(page, 'out', CATALOGUE[told.code].text)
        await walk.newMember(`${member}${n}`, 'demo88')
        await walk.logIn(`${member}${n}`)
        asked = await end(walk)
        told = asked && (await askInPage(page, asked, { quiet: true }))
      }
      if (told) expect(told.code).toBe(code)
      await see(page, 'out', says)
      provoked.server.add(code)
    })
  }
})

async function lookThrough(checks: readonly PageCheck[]): Promise<void> {
  for (const { code, because, see } of checks) {
    await test.step(`${code}: ${because}`, () => see(walk))
    provoked.page.add(code)
  }
}

test('what the page finds out by itself is said as it is specified', async () => {
  await context.clearCookies()
  await page.goto('/')
  await lookThrough(LANDING_CHECKS)
  await walk.enter('demo15')
  await lookThrough(ANSWER_CHECKS)
  await lookThrough(SLIP_CHECKS)
  await lookThrough(FORM_CHECKS)
})

test('one dialog is shown at a time, and those behind it when it is closed', async () => {
  await walk.enter('demo16')
  const asked = [
    { call: { path: '/nosuchcall' }, request: {} },
    { call: { path: '/vuserbalance' }, request: { parent_id: '' } },
    { call: { path: '/vuserbalance' }, request: { parent_id: '' } },
    { call: { path: '/bet/betlookup' }, request: { idem_key: 'never-placed-by-anybody', abandon: false } },
  ]
  const dialog = page.getByRole('dialog')
  const opener = restingPlace(page)
  await opener.focus()
  for (const one of asked) await askInPage(page, one)
  for (const [name, code] of [
    ['Error', 'notFound'],
    ['Error', 'forbiddenAccess'],
    ['Notice', 'betNotExists'],
  ] as const) {
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toHaveAccessibleName(name)
    await expect(dialog.getByRole('alert')).toHaveText(CATALOGUE[code].text)
    // The focus stays inside, however far it is moved.
    for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'OK' }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a code that is only a text is known by its words, and is open as long as they do not come', async () => {
  const asked = { call: { path: '/nosuchcall' }, request: {} }
  const { text } = CATALOGUE.notFound
  const dialog = page.getByRole('dialog', { name: 'Error' })
  const meet = async (told: Partial<Told>, words: (route: Route) => Promise<void>) => {
    await page.route(/late-words-/, words)
    await walk.enter('demo16')
    expect(await askInPage(page, asked)).toMatchObject({ kind: 'refused', text, ...told })
    await page.unroute(/late-words-/)
    await expect(dialog.getByRole('alert')).toHaveText(text)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await meet({ code: 'notFound' }, async (route) => {
    await pause(100)
    await route.continue()
  })
  await meet({ code: 'somethingWrong' }, (route) => route.abort('connectionreset'))
})

test('what another site sends in the name of a browser is refused', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
  const answer = await fetch(`${ORIGIN}/app/userprofile`, { method: 'POST', headers, body: '{}' })
  expect(await answer.json()).toMatchObject({ status: 'originRefused' })
  provoked.server.add('originRefused')
})

test('a server that hangs, is gone or cannot be reached is said so, and the page recovers by itself', async () => {
  await walk.enter('demo17')
  await page.evaluate(() => document.body.setAttribute('data-this-load', ''))
  const asked = { call: { path: '/userprofile' }, request: {} }
  const api = () => partProcess(platform.dataDir, 'operator-api/dist/server.js')
  const bar = page.getByRole('status').filter({ hasText: CATALOGUE.requestFailed.text })

  await test.step('requestTimeout: it hangs', async () => {
    const hanging = api()
    await restingPlace(page).focus()
    process.kill(hanging, 'SIGSTOP')
    try {
      const told = await askInPage(page, asked, { timeoutMs: 500, dialog: true })
      expect(told).toMatchObject({ kind: 'unknown', code: 'requestTimeout' })
      await see(page, 'error dialog', CATALOGUE.requestTimeout.text)
    } finally {
      process.kill(hanging, 'SIGCONT')
    }
    provoked.page.add('requestTimeout')
  })

  await test.step('requestFailed: the calls of this browser do not get through', async () => {
    // Nor does the socket, which may just be coming back from the step before and would say that all is well.
    const silent = api()
    process.kill(silent, 'SIGSTOP')
    try {
      await page.route(/\/(app|odds)\//, (route) => route.abort('connectionreset'))
      expect(await askInPage(page, asked)).toMatchObject({ kind: 'unknown', code: 'requestFailed' })
      await expect(bar).toBeVisible({ timeout: 2000 })
      await expect(page.getByRole('banner')).toContainText('Unstable')
      await expect(bar).toContainText(/Trying again in \d s\./)
      await page.unroute(/\/(app|odds)\//)
    } finally {
      process.kill(silent, 'SIGCONT')
    }
    await expect(bar).toBeHidden({ timeout: 10_000 })
    await expect(page.getByRole('banner')).toContainText('Live')
    provoked.page.add('requestFailed')
  })

  await test.step('connectionFailed: the edge reaches no server', async () => {
    process.kill(api(), 'SIGKILL')
    await expect
      .poll(async () => (await askInPage(page, asked, { dialog: true })).code, { timeout: 5000 })
      .toBe('connectionFailed')
    await expect(page.getByRole('banner')).toContainText(/Unstable|Offline/)
    provoked.server.add('connectionFailed')
    await expect(page.getByRole('banner')).toContainText('Live', { timeout: 60_000 })
    await expect(bar).toBeHidden({ timeout: 20_000 })
    expect((await askInPage(page, asked)).kind).toBe('ok')
  })
  await expect(page.locator('body[data-this-load]')).toHaveCount(1)
})

test('a newer version is offered to a page that stands', async () => {
  await walk.enter('demo17')
  await releaseThatLeavesItsHost(new Releases(platform.dataDir), '0.0.2-newer')
  const bar = page.getByRole('status').filter({ hasText: 'An older version was detected.' })
  await expect(bar.getByRole('button', { name: 'Refresh now' })).toBeVisible({ timeout: 15_000 })
  provoked.page.add('olderVersion')
  await bar.getByRole('button', { name: 'Later' }).press('Enter')
  await expect(bar).toBeHidden()
})

test('the walk has met every code that docs/errors.md says it meets, and no other', () => {
  const { server, page } = errorLists(readFileSync(ERRORS, 'utf8'))
  const met = {
    server: [...provoked.server],
    page: [...provoked.page].filter((code) => !provoked.server.has(code)),
  }
  console.log(
    `${Object.keys(CATALOGUE).length} codes: ${met.server.length} from the server, ${met.page.length} from the page alone`,
  )
  expect(met.server.sort()).toEqual([...server].sort())
  expect(met.page.sort()).toEqual([...page].sort())
})
