import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { roomList } from '@touchline/contracts/calls'
import { browserOptions } from '../../support/browser-options'
import type { Platform } from '../../support/launch-platform'
import { MemberClient } from '../../support/member-client'
import { median } from '../median'
import { slowDown } from '../slow-phone'
import type { BenchRow } from '../table'
import { measureFirstOdds } from '../time-to-board/measure-first-odds'

const ROUNDS = 5
const TARGET = 1.1
const ASKED_EVERY_MS = 3000
const ASKED_AT_MOST = 60
const PHONE = { width: 390, height: 844 }

/** Runs in the page: notes on the root element when the matches of a room are shown. A text, so that no build touches it. */
const MARK_ROOM = `(function look() {
  if (document.querySelector('main table tbody tr')) document.documentElement.dataset.room = String(performance.now())
  else requestAnimationFrame(look)
})()`

/** A room opened from a link, against the start of the board, by turns, on a slow phone. */
export async function benchRoomLink({ origin }: Platform): Promise<BenchRow[]> {
  const browser = await chromium.launch(browserOptions())
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE })
  const runs: { room: number; board: number }[] = []
  try {
    const member = await MemberClient.login(origin, 'demo')
    await context.addCookies(member.cookies)
    const link = await publicRoom(member)
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push({ board: (await measureFirstOdds(context)).ms, room: await measureRoom(context, link) })
  } finally {
    await browser.close()
  }
  const room = median(runs.map((run) => run.room))
  const board = median(runs.map((run) => run.board))
  return [
    {
      id: '',
      what: 'until a room opened from a link shows its matches on Slow 4G, CPU 4×, against the board',
      measured: `${room.toFixed(0)} ms`,
      yardstick: `${board.toFixed(0)} ms`,
      ratio: (room / board).toFixed(2),
      target: `≤ ${TARGET}`,
      holds: room / board <= TARGET,
    },
  ]
}

/** Address of a public room, as a shared link names it. The house opens some soon after the start. */
async function publicRoom(member: MemberClient): Promise<string> {
  for (let asked = 0; asked < ASKED_AT_MOST; asked += 1) {
    const answer = await member.call(roomList, { tab: 'public' })
    const room = answer.status === 1 ? answer.rooms[0] : undefined
    if (room) return `/tournament2/room?id=${room.room_id}&join=1`
    await setTimeout(ASKED_EVERY_MS)
  }
  throw new Error('no public room to open')
}

/** Milliseconds from the navigation, without a cache. */
async function measureRoom(context: BrowserContext, link: string): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await slowDown(devtools)
  await page.addInitScript(MARK_ROOM)
  await page.goto(link, { waitUntil: 'commit' })
  const shown = page.locator('html[data-room]')
  await shown.waitFor({ state: 'attached', timeout: 60_000 })
  const ms = Number(await shown.getAttribute('data-room'))
  await page.close()
  return ms
}
