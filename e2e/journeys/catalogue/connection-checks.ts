import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { CATALOGUE } from '@touchline/contracts/errors'
import { partProcess } from '../../support/part-process'
import { Releases } from '../../support/releases'
import { expect } from '../../support/test'
import { defaultFocus, see } from './feedback'
import type { PageCheck } from './page-checks'
import { askInPage, releaseThatLeavesItsHost } from './page-host'
import type { Walk } from './walk'

const asked = { call: { path: '/userprofile' }, request: {} }
const CALLS = /\/(app|odds)\//

const bar = (page: Page) => page.getByRole('status').filter({ hasText: CATALOGUE.requestFailed.text })
const api = ({ dataDir }: Walk) => partProcess(dataDir, 'operator-api/dist/server.js')

/** The server neither answers nor ends while this is done. */
async function whileSilent(walk: Walk, done: () => Promise<void>): Promise<void> {
  const silent = api(walk)
  process.kill(silent, 'SIGSTOP')
  try {
    await done()
  } finally {
    process.kill(silent, 'SIGCONT')
  }
}

/** The notices of an open page while the server is unreachable and when it is back, in order, without a reload. */
export const CONNECTION_CHECKS: readonly (PageCheck & { reportedBy: 'server' | 'page' })[] = [
  {
    code: 'requestTimeout',
    reportedBy: 'page',
    because: 'it hangs',
    see: async (walk) => {
      await defaultFocus(walk.page).focus()
      await whileSilent(walk, async () => {
        const outcome = await askInPage(walk.page, asked, { timeoutMs: 500, dialog: true })
        expect(outcome).toMatchObject({ kind: 'unknown', code: 'requestTimeout' })
        await see(walk.page, 'error dialog', CATALOGUE.requestTimeout.text)
      })
    },
  },
  {
    code: 'requestFailed',
    reportedBy: 'page',
    because: 'the calls of this browser do not get through',
    see: async (walk) => {
      const { page } = walk
      const main = page.getByRole('main')
      const place = await main.boundingBox()
      // Nor does the socket, which may just be coming back from the step before and would say that all is well.
      await whileSilent(walk, async () => {
        await page.route(CALLS, (route) => route.abort('connectionreset'))
        expect(await askInPage(page, asked)).toMatchObject({ kind: 'unknown', code: 'requestFailed' })
        await expect(bar(page)).toBeVisible()
        await expect(page.getByRole('banner')).toContainText('Unstable')
        await expect(bar(page)).toContainText(/Retrying in \d+ s\./)
        // It comes while one wants to press: nothing moves.
        expect((await main.boundingBox())?.y).toBe(place?.y)
        await page.unroute(CALLS)
      })
      await expect(bar(page)).toBeHidden({ timeout: 30_000 })
      await expect(page.getByRole('banner')).toContainText('Live')
    },
  },
  {
    code: 'connectionFailed',
    reportedBy: 'server',
    because: 'the edge reaches no server',
    see: async (walk) => {
      const { page } = walk
      await failedConnection(walk)
      await expect(page.getByRole('banner')).toContainText('Live', { timeout: 60_000 })
      await expect(bar(page)).toBeHidden()
      expect((await askInPage(page, asked)).kind).toBe('ok')
    },
  },
]

/** The server is started again within a second or two, in which the page must ask: who comes too late ends it once more. */
async function failedConnection(walk: Walk): Promise<void> {
  await expect(async () => {
    process.kill(api(walk), 'SIGKILL')
    const until = Date.now() + 5000
    let code = null
    while (code !== 'connectionFailed' && Date.now() < until) {
      ;({ code } = await askInPage(walk.page, asked, { dialog: true }))
      await pause(50)
    }
    expect(code).toBe('connectionFailed')
  }).toPass({ timeout: 60_000, intervals: [5000] })
}

/** The checks of an open page while its areas are released anew. */
export const RELEASE_CHECKS: readonly PageCheck[] = [
  {
    code: 'olderVersion',
    because: 'a newer version is released',
    see: async ({ page, dataDir }) => {
      await releaseThatLeavesItsHost(new Releases(dataDir), '0.0.2-newer')
      const offer = page.getByRole('status').filter({ hasText: 'An older version was detected.' })
      await expect(offer.getByRole('button', { name: 'Refresh now' })).toBeVisible({ timeout: 60_000 })
      await offer.getByRole('button', { name: 'Later' }).press('Enter')
      await expect(offer).toBeHidden()
    },
  },
]

/** Requests that no page of ours sends. */
export const FOREIGN_CHECKS: readonly PageCheck[] = [
  {
    code: 'originRefused',
    because: 'another site asks in the name of a browser',
    see: async ({ origin }) => {
      const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' }
      const answer = await fetch(`${origin}/app/userprofile`, { method: 'POST', headers, body: '{}' })
      expect(await answer.json()).toMatchObject({ status: 'originRefused' })
    },
  },
]
