import { setTimeout as pause } from 'node:timers/promises'
import type { Route } from '@playwright/test'
import { CATALOGUE } from '@touchline/contracts/errors'
import { expect, test } from '../../support/test'
import { CONNECTION_CHECKS, RELEASE_CHECKS } from './connection-checks'
import { defaultFocus } from './feedback'
import { ANSWER_CHECKS, FORM_CHECKS, LANDING_CHECKS, lookThrough, SLIP_CHECKS } from './page-checks'
import { askInPage, type CallOutcome } from './page-host'
import { walkPlatform } from './walk-platform'

const on = walkPlatform(48)

test('errors that the page finds by itself are shown as specified', async ({ page }) => {
  await page.goto('/')
  await lookThrough(on.walk, LANDING_CHECKS)
  await on.walk.enter('demo15')
  await lookThrough(on.walk, ANSWER_CHECKS)
  await lookThrough(on.walk, SLIP_CHECKS)
  await lookThrough(on.walk, FORM_CHECKS)
})

test('one dialog is shown at a time, and those behind it when it is closed', async ({ page }) => {
  await on.walk.enter('demo16')
  const asked = [
    { call: { path: '/nosuchcall' }, request: {} },
    { call: { path: '/vuserbalance' }, request: { parent_id: '' } },
    { call: { path: '/vuserbalance' }, request: { parent_id: '' } },
    { call: { path: '/bet/betlookup' }, request: { idem_key: 'never-placed-by-anybody', abandon: false } },
  ]
  const dialog = page.getByRole('dialog')
  const opener = defaultFocus(page)
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

test('a code that is only a text is known by its words, and is open as long as they do not come', async ({
  page,
}) => {
  const asked = { call: { path: '/nosuchcall' }, request: {} }
  const { text } = CATALOGUE.notFound
  const dialog = page.getByRole('dialog', { name: 'Error' })
  const meet = async (expected: Partial<CallOutcome>, words: (route: Route) => Promise<void>) => {
    await page.route(/late-words-/, words)
    await on.walk.enter('demo16')
    expect(await askInPage(page, asked)).toMatchObject({ kind: 'refused', text, ...expected })
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

test('the page reports a server that hangs, ends or is unreachable, and recovers by itself', async ({
  page,
}) => {
  await on.walk.enter('demo17')
  await page.evaluate(() => document.body.setAttribute('data-this-load', ''))
  await lookThrough(on.walk, CONNECTION_CHECKS)
  await expect(page.locator('body[data-this-load]')).toHaveCount(1)
})

test('a newer version is offered to an open page', async () => {
  await on.walk.enter('demo17')
  await lookThrough(on.walk, RELEASE_CHECKS)
})
