import { setTimeout as pause } from 'node:timers/promises'
import { betSingle, cashOutCheck } from '@touchline/contracts/calls'
import pg from 'pg'
import { WebSocket } from 'ws'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform } from '../../support/launch-platform'
import { type BetPick, earlyPicks, type MemberClient } from '../../support/member-client'
import { operator } from '../../support/operator'
import { type Event, FEED_SECRET, OwnFeed } from '../../support/own-feed'
import { platformDatabase } from '../../support/scratch-database'
import { singlesOn } from '../bets/ask-for-bet'
import { apiOf } from '../bets/bench-bets'
import { logIn, measureBets } from '../bets/measure-bets'
import { openWallets } from '../bets/open-wallets'
import { median } from '../median'
import type { BenchRow } from '../table'

const PORT = Number(process.env.CASH_OUT_BENCH_PORT ?? 8492)
const BETS = 200
const FIRST_MATCH = 700_001
const ROUNDS = 20
const ASKED_AT_ONCE = 50
const BETTORS = 64
const SECONDS = 3
const TURNS = 5
const FOLLOW_MOST_MS = 500
const STOP_MOST_MS = 1000

/** Offers that follow prices, singles beside them, and stops of bets, at a platform whose feed is the bench. */
export async function benchCashOut(): Promise<BenchRow[]> {
  const platform = await launchPlatform(PORT, { ...EVERYBODY_AT_ONE_ADDRESS, FEED_SECRET })
  const feed = await OwnFeed.start(platform.dataDir)
  try {
    const names = Array.from({ length: BETS }, (_, n) => [`Home ${n}`, `Away ${n}`] as const)
    await feed.upcoming(FIRST_MATCH, names, 30 * 3_600_000)
    const api = apiOf(platform)
    const url = platformDatabase(platform.dataDir)
    const [seller] = await logIn(api, await openWallets(url, 1, 'seller'))
    const bettors = await logIn(api, await openWallets(url, BETTORS, 'stopped'))
    if (!seller) throw new Error('no seller')
    const picks = await picksAtLast(api)
    const ids = await placed(seller, picks)
    const offers = await listen(api, seller, ids)
    const follow = await followed(feed, offers.next)
    const singles = await singlesBeside(feed, () => measureBets(api, bettors, singlesOn(picks), SECONDS))
    const stops = await stopped(platform.dataDir, url, () =>
      measureBets(api, bettors, singlesOn(picks), SECONDS),
    )
    offers.close()
    return [follow, singles, ...stops]
  } finally {
    feed.stop()
    await platform.stop()
  }
}

async function picksAtLast(api: string): Promise<BetPick[]> {
  for (;;) {
    const picks = await earlyPicks(api)
    if (picks.length >= BETS) return picks
    await pause(200)
  }
}

async function placed(seller: MemberClient, picks: readonly BetPick[]): Promise<string[]> {
  const ids: string[] = []
  for (const pick of picks.slice(0, BETS)) {
    const idem_key = crypto.randomUUID()
    const answer = await seller.call(betSingle, { ...pick, idem_key, stake: 1000, accept: 'any' })
    if (answer.status !== 1) throw new Error(`no bet: ${answer.status}`)
    ids.push(answer.bet.bet_id)
  }
  return ids
}

/** A page that shows all bets: `next` answers how long it took until each had a new offer. */
async function listen(api: string, seller: MemberClient, ids: readonly string[]) {
  const cookie = seller.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${api.replace('http', 'ws')}/app/live`, { headers: { cookie } })
  await new Promise((done, failed) => socket.once('open', done).once('error', failed))
  const missing = new Set<string>()
  let over: () => void = () => undefined
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.t !== 'cashout') return
    for (const { bet_id } of message.offers) missing.delete(bet_id)
    if (missing.size === 0) over()
  })
  for (let n = 0; n < ids.length; n += ASKED_AT_ONCE)
    await seller.call(cashOutCheck, { bet_ids: ids.slice(n, n + ASKED_AT_ONCE) })
  return {
    close: () => socket.close(),
    next: () => {
      for (const id of ids) missing.add(id)
      return new Promise<void>((done) => {
        over = done
      })
    },
  }
}

/** New prices of all matches at once. */
const reprice = (feed: OwnFeed, turn: number): Promise<void> => {
  const first = 70 + (turn % 25)
  const line = { period: 0, state: 0, combo_min: 2 }
  // Eight cents of spread.
  const prices = [first, -(first + 8)]
  return feed.send(
    Array.from(
      { length: BETS },
      (_, n): Event => ({
        type: 'offer',
        match: FIRST_MATCH + n,
        myanmar: [],
        lines: [
          { ...line, bet_type: 'hdp', line: -2, prices },
          { ...line, bet_type: 'ou', line: 14, prices: [96, 96] },
        ],
      }),
    ),
  )
}

async function followed(feed: OwnFeed, next: () => Promise<void>): Promise<BenchRow> {
  const times: number[] = []
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const received = next()
    const started = performance.now()
    await reprice(feed, turn)
    await received
    times.push(performance.now() - started)
    await pause(100 * Math.random())
  }
  const worst = Math.max(...times)
  return {
    id: 'cash-out',
    yardstick: '',
    ratio: '',
    target: `≤ ${FOLLOW_MOST_MS} ms`,
    holds: worst <= FOLLOW_MOST_MS,
    what: `offers of ${BETS} open bets after new prices of all their matches, worst of ${ROUNDS}`,
    measured: `${worst.toFixed(0)} ms (median ${median(times).toFixed(0)})`,
  }
}

/** P6 of singles by turns, with offers that follow prices four times a second, and without. */
async function singlesBeside(
  feed: OwnFeed,
  measure: () => Promise<{ perSecond: number; refused: Record<string, number> }>,
): Promise<BenchRow> {
  await measure()
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    quiet.push((await measure()).perSecond)
    let isOver = false
    const prices = (async () => {
      for (let n = 0; !isOver; n += 1) {
        await reprice(feed, n)
        await pause(250)
      }
    })()
    busy.push((await measure()).perSecond)
    isOver = true
    await prices
  }
  const ratio = median(busy.map((rate, n) => rate / (quiet[n] ?? 1)))
  return {
    id: 'P6',
    target: '≥ 0.8',
    holds: ratio >= 0.8,
    ratio: ratio.toFixed(2),
    what: `singles on ${BETTORS} connections while ${BETS} offers follow 800 prices a second, against without`,
    measured: `${median(busy).toFixed(0)}/s`,
    yardstick: `${median(quiet).toFixed(0)}/s`,
  }
}

const SCOPES = [
  ['all bets', []],
  ['the sport', ['--sport', 'football']],
  ['a match', ['--match', String(FIRST_MATCH)]],
  ['a member', ['--member', 'stopped1']],
] as const

/** C7: from what the operator wrote down until the last bet that was taken. */
async function stopped(
  dataDir: string,
  url: string,
  bet: () => Promise<{ refused: Record<string, number> }>,
): Promise<BenchRow[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const rows: BenchRow[] = []
  for (const [what, scope] of SCOPES) {
    const betting = bet()
    await pause(500)
    await operator(dataDir, 'betting', 'stop', 'bench', ...scope)
    const { refused } = await betting
    const { rows: found } = await owner.query<{ last: string | null }>(
      `SELECT max(b.placed_at) - (SELECT max(at) FROM audit) AS last
       FROM bet b JOIN bet_leg l ON l.bet_id = b.id
       WHERE CASE $1 WHEN 'a match' THEN l.match_id = ${FIRST_MATCH} WHEN 'a member' THEN b.member_id = 'stopped1' ELSE true END`,
      [what],
    )
    await operator(dataDir, 'betting', 'open', ...scope)
    const last = Number(found[0]?.last ?? 0)
    const isRefused = Object.values(refused).some((count) => count > 0)
    rows.push({
      id: 'C7',
      yardstick: '',
      ratio: '',
      target: `≤ ${STOP_MOST_MS} ms`,
      what: `last bet after the stop of ${what}`,
      measured: `${last} ms, then ${JSON.stringify(refused)}`,
      holds: last <= STOP_MOST_MS && isRefused,
    })
    await pause(1500)
  }
  await owner.end()
  return rows
}
