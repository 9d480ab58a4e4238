import { randomBytes, randomUUID } from 'node:crypto'
import {
  type Answer,
  authLogin,
  type Bet,
  betSingle,
  type Call,
  type ResponseOf,
} from '@touchline/contracts/calls'
import { type BrandTerms, PRODUCT_TERMS } from '@touchline/serving'
import type { LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import * as v from 'valibot'
import { type App, type AppDeps, type AppSettings, buildApp, type OddsLinks, type OpenOdds } from '../app'
import type { OddsBook } from '../modules/odds'
import { createNames } from '../modules/odds/names'
import { FIRST_BRAND } from '../modules/uplines'
import { createMemberNotifications } from '../platform/member-notifications'
import type { MemberNotification, Platform } from '../platform/module'
import { type FakeBook, fakeBook, LINE, MATCH } from './fake-book'
import { type FakeOperator, fakeOperator } from './fake-operator'
import { type FreshDatabase, freshDatabase } from './fresh-database'

type Body = Record<string, unknown>

/** A member with a session, talking as the page does. */
export interface TestMember {
  readonly account: string
  readonly token: string
  readonly cookie: string
  call<C extends Call>(call: C, body?: Body): Promise<Answer<ResponseOf<C>>>
  /** Places a single on the book's match at the price shown. */
  bet(body?: Body): Promise<Answer<{ bet: Bet }>>
}

/** The whole server on a database of its own, with a clock and a book that the test turns. */
export interface TestApp extends Omit<FreshDatabase, 'app'> {
  readonly app: App
  readonly platform: Platform
  readonly book: FakeBook
  readonly sent: MemberNotification[]
  /** Keeps the wallets of members of operator_type 2. */
  readonly operator: FakeOperator
  /** `stepped` is how far the wall clock has been put forward, milliseconds. */
  readonly clock: { now: number; stepped: number }
  post(path: string, body: Body, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** At a host of the first brand, unless another is named. */
  login(account: string, password?: string, brand?: string): Promise<TestMember>
  /** The dependencies of the live socket, such as the session of an upgrade. */
  readonly links: OddsLinks
  /** Every breach of the ledger; must always be empty. */
  breaches(): Promise<unknown[]>
  balances(account: string): Promise<{ cash: number; frozen: number }>
}

export const NOON = Date.UTC(2026, 7, 1, 4)

export interface TestParts
  extends Partial<Pick<AppDeps, 'gameProviders' | 'houseRoomCurrencies' | 'roomsPerHour'>> {
  /** By brand; they replace the product's. */
  readonly terms?: Record<string, Partial<BrandTerms>>
  /** Matches on which rooms can be opened. */
  readonly upcoming?: OpenOdds['upcoming']
  readonly random?: () => number
  /** The book of a commission group; one for all unless given. */
  readonly bookOf?: (book: FakeBook, group: string) => OddsBook
}

/** Nothing is started: a test calls the rounds that it needs. */
export async function testApp(
  settings: Partial<AppSettings> = {},
  { terms = {}, upcoming = () => [], random = Math.random, bookOf = (one) => one, ...parts }: TestParts = {},
): Promise<TestApp> {
  const fresh = await freshDatabase()
  const clock = { now: NOON, stepped: 0 }
  const book = fakeBook(() => clock.now)
  const sent: MemberNotification[] = []
  const operator = fakeOperator(() => clock.now + clock.stepped)
  const notifications = createMemberNotifications()
  notifications.notifications$.subscribe((notification) => sent.push(notification))
  const platform: Platform = {
    database: fresh.database,
    now: () => clock.now + clock.stepped,
    steady: () => clock.now,
    newId: randomUUID,
    randomBytes,
    random,
    failpoint: () => undefined,
    log: pino({ level: process.env.LOG_LEVEL ?? 'fatal' }),
    notifications,
    brands: {
      of: (brand) => ({ ...PRODUCT_TERMS, ...terms[brand] }),
      all: () => new Map(Object.keys(terms).map((brand) => [brand, { ...PRODUCT_TERMS, ...terms[brand] }])),
    },
  }
  let links: OddsLinks | undefined
  const app = buildApp({
    platform,
    settings: {
      allowedOrigins: [],
      secureLoginKey: 'a key of the operator',
      apiVersion: 'test',
      openRequestsMax: 50_000,
      // Tests turn the clock by hours; tests of idle sessions set it.
      listRate: { points: 1_000_000, seconds: 1 },
      sessionIdleMs: 7 * 24 * 3_600_000,
      ...settings,
    },
    openOdds: (given) => {
      links = given
      const names = createNames()
      names.take('ja', { Arsenal: 'アーセナル', 'League 2': 'リーグ2' })
      names.take('vi', { North: 'Phương Bắc' })
      return {
        book,
        bookOf: (group) => bookOf(book, group),
        upcoming,
        namesHolding: names.holding,
        nameIn: names.called,
        register: () => undefined,
        close: () => undefined,
      }
    },
    gameProviders: [],
    operators: operator.connections,
    houseRoomCurrencies: ['MYR'],
    ...parts,
  })
  const post: TestApp['post'] = (path, body, headers = {}) =>
    app.http.inject({ method: 'POST', url: `/app${path}`, payload: body, headers })

  return {
    ...fresh,
    app,
    platform,
    book,
    sent,
    operator,
    clock,
    post,
    login: (account, password = 'demo88', brand = FIRST_BRAND) => login(post, account, password, brand),
    links: links as OddsLinks,
    breaches: () => fresh.asOwner('SELECT * FROM ledger_breach'),
    balances: async (account) => {
      const rows = await fresh.asOwner<{ kind: 'cash' | 'frozen'; balance: string }>(
        "SELECT kind, balance FROM account WHERE owner = $1 AND kind IN ('cash', 'frozen')",
        [account],
      )
      const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance)
      return { cash: of('cash'), frozen: of('frozen') }
    },
    close: async () => {
      await app.stop()
      await fresh.close()
    },
  }
}

async function login(
  post: TestApp['post'],
  account: string,
  password: string,
  brand: string,
): Promise<TestMember> {
  const at = { 'x-brand': brand }
  const response = await post(authLogin.path, { account_id: account, password }, at)
  const answer = response.json<Answer<ResponseOf<typeof authLogin>>>()
  if (answer.status !== 1) throw new Error(`login of ${account}: ${answer.status}`)
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const token = answer.member_profile.player_info[0]?.session_token ?? ''
  const call: TestMember['call'] = async (to, body = {}) => {
    const own = { account_id: account, session_token: token }
    const answer = (await post(to.path, { ...own, ...body }, { ...at, cookie })).json()
    // Beyond the fields that a test checks, the answer must keep to the contract.
    if (answer.status === 1) v.parse(to.response, answer)
    return answer
  }
  return { account, token, cookie, call, bet: (body) => call(betSingle, { ...aBet(), ...body }) }
}

/** The bet that the fake book offers: home −0.5 at 0.96 for 10.00. */
export const aBet = () => ({
  idem_key: randomUUID(),
  match_id: MATCH,
  line_id: LINE,
  selection: 'home',
  odds_type: 1,
  odds: 96,
  ball: 1,
  line: -2,
  score: null as [number, number] | null,
  stake: 1000,
  accept: 'none',
})
