import { randomUUID } from 'node:crypto'
import { authLogin, betParlay, betSingle, betSysParlay, type Call } from '@touchline/contracts/calls'
import { SELECTIONS } from '@touchline/contracts/odds'
import { EMPTY } from 'rxjs'
import { type AppSettings, buildApp } from '../../src/app'
import { createFeed, type Feed, lineId } from '../../src/modules/feed'
import { createOdds, type OddsBook } from '../../src/modules/odds'
import { createSearch } from '../../src/modules/search'
import type { Job } from '../../src/platform/jobs'
import { createMemberNotifications } from '../../src/platform/member-notifications'
import type { Platform } from '../../src/platform/module'
import { type PastOffer, pastOffers } from '../feed/past-offers'
import { type Random, seededRandom } from '../feed/random'
import { FIRST_MEMBER, FIRST_MEMBER_DAYS, PAST_MEMBER, PAST_MEMBER_DAYS, SANDBOX_PASSWORD } from '../members'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** Prices are seen, and bets placed, so long before the first match of a day. */
const BEFORE_MS = HOUR_MS
const MATCHES_A_DAY = 12
/** Malay odds, and decimal ones for bets of several legs. */
const SINGLE_ODDS = 1
const COMBINED_ODDS = 4

export interface PastPlay {
  readonly platform: Platform
  readonly settings: AppSettings & {
    readonly sandboxSeed: string
    readonly feedSpeed: number
    readonly sandboxDays: number
  }
}

export interface PlayedPast {
  readonly jobs: readonly Job[]
  stop(): Promise<void>
}

/** A day of the past a second: members of today hardly notice. */
const EVERY_MS = 1000

/** When a member joined, and placed the newest bet. */
const KNOWN =
  'SELECT created_at AS joined, (SELECT max(placed_at) FROM bet WHERE member_id = member.id) AS last FROM member WHERE id = $1'

const HAS_BET = 'SELECT 1 FROM bet WHERE member_id = $1 LIMIT 1'

/**
 * Play of members before this start, so that statements and results are not empty: a server of its own on the same
 * database, whose clock goes through the past days, from the last played one. Matches and prices are the sandbox's,
 * and each bet goes through the calls that a page makes.
 */
export function createPastPlay(deps: PastPlay): PlayedPast {
  const { platform, settings } = deps
  const today = platform.now()
  let past: Past | undefined
  /** Plays the next day of a member; false when no day remains. */
  const player = (member: string, daysMax: number) => {
    const days = Math.min(settings.sandboxDays, daysMax)
    let next = today - (days - 1) * DAY_MS
    return async (): Promise<boolean> => {
      if (next >= today) return false
      const { rows } = await platform.database.pool.query<{ joined: number; last: number | null }>(KNOWN, [
        member,
      ])
      // Nobody has played before they came: a member of a sandbox of earlier days starts with today.
      const since = Math.max(rows[0]?.last ?? 0, rows[0]?.joined ?? today)
      while (next <= since) next += DAY_MS
      if (next >= today) return false
      past ??= openPast(deps)
      await playDay(past, deps, { member, from: next })
      next += DAY_MS
      return next < today
    }
  }
  const playFirst = player(FIRST_MEMBER, FIRST_MEMBER_DAYS)
  const playPast = player(PAST_MEMBER, PAST_MEMBER_DAYS)
  return {
    jobs: [
      {
        // All at once and before anybody can log in: each day begins with a login, which ends the one before.
        name: 'play of the first days',
        everyMs: DAY_MS,
        by: 'one process',
        isStart: true,
        round: async () => {
          // The next round comes a day later, when somebody may be playing. Once there are bets, the money is that of who tries it.
          if (platform.now() - today > HOUR_MS) return
          const { rows } = await platform.database.pool.query(HAS_BET, [FIRST_MEMBER])
          if (rows.length > 0) return
          while (await playFirst());
        },
      },
      {
        name: 'past play',
        everyMs: EVERY_MS,
        by: 'one process',
        round: async () => {
          await playPast()
        },
      },
    ],
    stop: async () => {
      await past?.app.stop()
    },
  }
}

export type Past = ReturnType<typeof openPast>

// A login a day, and many days a minute.
const OFTEN = { points: 1000, seconds: 1 }

/** A server with a set clock. Nothing of it reaches outside: no port, no messages, no rounds by themselves. */
export function openPast({ platform, settings }: PastPlay) {
  const clock = { now: 0 }
  const now = () => clock.now
  const feed: Feed = createFeed({ now, line: { batches$: EMPTY } })
  let book: OddsBook | undefined
  const app = buildApp({
    platform: { ...platform, now, steady: now, notifications: createMemberNotifications() },
    settings: { ...settings, loginRates: { ofAccount: OFTEN, ofNetwork: OFTEN } },
    openOdds: (links) => {
      const subscription = feed.events$.subscribe(links.receive)
      const odds = createOdds({
        ...links,
        clock: { now, steady: now, every: () => () => undefined },
        epoch: 'past',
        rate: settings.feedSpeed,
        feed,
        createSearch,
        socketLimits: { perAddress: 0, perSession: 0 },
      })
      book = odds.book
      const close = (): void => {
        subscription.unsubscribe()
        odds.close()
      }
      return { ...odds, register: () => undefined, close }
    },
    gameProviders: [],
    houseRoomCurrencies: [],
  })
  if (!book) throw new Error('a server without odds')
  return { app, clock, feed, book }
}

interface DayOfPlay {
  readonly member: string
  /** When the day begins. */
  readonly from: number
}

async function playDay(
  past: Past,
  { settings, platform }: PastPlay,
  { member, from }: DayOfPlay,
): Promise<void> {
  const { app, clock, feed } = past
  const random = seededRandom(`${settings.sandboxSeed} ${member}`, Math.floor(from / DAY_MS))
  // Some evenings nobody bets.
  if (random() < 0.2) return
  const all = pastOffers(
    { seed: settings.sandboxSeed, speed: settings.feedSpeed },
    { from: from + BEFORE_MS, to: from + DAY_MS, at: from },
  )
  const offers = all
    .filter(() => random() < MATCHES_A_DAY / all.length)
    .filter(({ published }) => published.every(({ at }) => at < platform.now()))
  const [first] = offers
  if (!first) return
  clock.now = first.kickoff - BEFORE_MS
  feed.publish(offers.flatMap(({ offer }) => offer))
  const call = await logIn(past, member)
  const bets = betsOf(past, offers, random)
  for (const [to, body] of bets) {
    clock.now += 60_000
    // The feed is alive: prices that nobody has confirmed lately cannot be bet on.
    feed.publish([])
    await call(to, { idem_key: randomUUID(), ...body })
  }
  const published = offers.flatMap((offer) => offer.published)
  const steps = [...published.map((one) => ({ ...one, result: undefined })), ...settledAt(published, bets)]
  // All events of these matches, and the settlements that follow, in the order of time.
  for (const { at, events, result } of steps.toSorted((a, b) => a.at - b.at)) {
    clock.now = Math.max(clock.now, at)
    feed.publish(events, at)
    if (result) await app.settlement.settle(result)
  }
  await app.round('fixtures')
}

async function logIn({ app }: Past, account_id: string) {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/app${authLogin.path}`,
    payload: { account_id, password: SANDBOX_PASSWORD },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const profile = answer.json<{ member_profile?: { player_info: { session_token: string }[] } }>()
  const session_token = profile.member_profile?.player_info[0]?.session_token
  if (!session_token) throw new Error(`no login of ${account_id}: ${answer.body}`)
  return async ({ path }: Call, body: object): Promise<void> => {
    await app.http.inject({
      method: 'POST',
      url: `/app${path}`,
      headers: { cookie },
      payload: { account_id, session_token, ...body },
    })
  }
}

/**
 * Results that bets are settled by, and when. They may all be on record already, as where another member has played that day, and
 * the first of them would then settle a bet of several legs by matches that have not begun: those of such bets wait for the last one.
 */
function settledAt(published: PastOffer['published'], bets: readonly PastBet[]) {
  const [isBetOn, isCombined] = [matchesOf(bets), matchesOf(bets.filter(([, { picks }]) => picks))]
  const results = published.flatMap(({ at, events }) =>
    events.flatMap((event) =>
      event.type === 'result' && isBetOn.has(event.match) ? [{ at, events: [], result: event }] : [],
    ),
  )
  const last = Math.max(...results.filter(({ result }) => isCombined.has(result.match)).map(({ at }) => at))
  return results.map((one) => (isCombined.has(one.result.match) ? { ...one, at: last } : one))
}

interface Asked {
  readonly match_id?: number
  readonly picks?: readonly { readonly match_id: number }[]
  readonly [field: string]: unknown
}
/** A call and its request. */
type PastBet = readonly [Call, Asked]

/** The bets of the member on a day: mostly singles, sometimes a parlay, now and then a system. */
function betsOf({ book }: Past, offers: readonly PastOffer[], random: Random): PastBet[] {
  const selections = offers.flatMap(({ match }) => selectionOn(book, match, random) ?? [])
  const singles = selections
    .filter(() => random() < 0.6)
    .map(
      (selection): PastBet => [
        betSingle,
        {
          ...selection,
          odds_type: SINGLE_ODDS,
          odds: 90,
          score: null,
          accept: 'any',
          stake: stakeOf(random),
        },
      ],
    )
  const legs = (most: number) =>
    selections
      .slice(0, 2 + Math.floor(random() * (most - 1)))
      .map((selection) => ({ ...selection, odds_type: COMBINED_ODDS, odds: 200, score: null }))
  const parlay: PastBet = [betParlay, { picks: legs(4), accept: 'any', stake: stakeOf(random) }]
  const system: PastBet = [
    betSysParlay,
    { picks: legs(4).slice(0, 4), accept: 'any', units: [{ size: 2, stake: 500 }] },
  ]
  const several = selections.length > 3
  const combined = [
    ...(several && random() < 0.5 ? [parlay] : []),
    ...(several && random() < 0.2 ? [system] : []),
  ]
  // A match settles all of its bets at once: a single must not wait for other legs.
  const isCombined = matchesOf(combined)
  return [...singles.filter(([, { match_id = 0 }]) => !isCombined.has(match_id)), ...combined]
}

const matchesOf = (bets: readonly PastBet[]): Set<number> =>
  new Set(
    bets
      .flatMap(([, { match_id, picks }]) => [match_id, ...(picks ?? []).map((pick) => pick.match_id)])
      .filter((id) => id !== undefined),
  )

const TYPES = ['hdp', 'ou', 'hdp', 'ou', 'oxt'] as const

function selectionOn(book: OddsBook, match_id: number, random: Random) {
  const type = TYPES[Math.floor(random() * TYPES.length)] ?? 'hdp'
  const [line] = book.marketLines(match_id, type, 0)
  const names = SELECTIONS[type]
  const selection = names[Math.floor(random() * names.length)]
  return line && { match_id, line_id: lineId(match_id, type, 0, line.line), selection, line: line.line }
}

/** 10.00 to 150.00, in steps of five. */
const stakeOf = (random: Random): number => 1000 + 500 * Math.floor(random() ** 2 * 29)
