import { randomUUID } from 'node:crypto'
import * as contracts from '@touchline/contracts/calls'
import {
  addSecondary,
  authLogin,
  betCheck,
  betCheckMultiSpecial,
  betCheckSpecial,
  betLookup,
  betMmoClick,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSingleSpecial,
  betSysParlay,
  type Call,
  cashOut,
  cashOutAuto,
  cashOutCheck,
  changePassword,
  gameFavourite,
  gameList,
  gameResultEsports2Detail,
  launchGame,
  launchLogin,
  launchLottery,
  matchLookup,
  memberValidateTournament,
  osg,
  personalUnread,
  roomBet,
  roomBetPlus,
  roomBetResultFinal,
  roomBetResultList,
  roomCreate,
  roomInfo,
  roomJoin,
  roomLeave,
  roomList,
  roomRank,
  roundStatistics,
  secureLogin,
  switchLogin,
  userLogin,
  userSettings,
  vBetParlay,
  vBetParlayMmo,
  vBetSingle,
  vBetSingleMmo,
  vBetSingleSpecial,
  vBetSysParlay,
  vRoomCreate,
  vRoomJoin,
} from '@touchline/contracts/calls'
import { defaultPreferences } from '@touchline/contracts/session'
import { aBodyBet, aLeg, aMaung, aMyanmarLeg, aParlay, aSystem, matchAt, putMatches } from './combinations'
import { aBet, type TestApp, testApp } from './test-app'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'host' in value

/** Every call of the contracts that goes to the server of accounts. */
export const APP_CALLS: readonly Call[] = Object.values(contracts as Record<string, unknown>)
  .filter(isCall)
  .filter(({ host }) => host === 'app')

/** A server with games, and matches to bet on. */
export async function wholeServer(settings: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const server = await testApp(settings)
  putMatches(server.book, server.clock.now)
  return server
}

const login = { account_id: 'demo30', password: 'demo88' }
const single = () => ({ ...aBet(), match_id: matchAt(0) })
const aRoundPick = { round_id: 'race:45:20260801:001', market: 'win', selection: ['1'] }
const aRoundBet = () => ({
  idem_key: randomUUID(),
  items: [{ ...aRoundPick, odds: 200, stake: 1000 }],
})
const days = { start_date: '2026-07-30', end_date: '2026-07-31', working_date: '2026-07-31' }

/** Bodies that change something where they are let in. */
const OWN: Readonly<Record<string, () => object>> = {
  [authLogin.path]: () => login,
  [userLogin.path]: () => login,
  [switchLogin.path]: () => login,
  [secureLogin.path]: () => ({ ...login, timestamp: 0, nonce: randomUUID(), signature: 'ab' }),
  [launchLogin.path]: () => ({ token: 'a launch token' }),
  [userSettings.path]: () => ({ settings: defaultPreferences() }),
  [addSecondary.path]: () => ({ nickname: `nick${randomUUID().slice(0, 6)}` }),
  [changePassword.path]: () => ({ current: 'demo88', next: 'demo99', confirm: 'demo99' }),
  [betCheck.path]: () => ({ kind: 'single', picks: [{ ...aLeg(0), odds_type: 1 }] }),
  [betMmoClick.path]: () => ({ picks: [aMyanmarLeg(0)] }),
  [betLookup.path]: () => ({ idem_key: randomUUID(), abandon: true }),
  [betSingle.path]: single,
  [vBetSingle.path]: single,
  [betParlay.path]: aParlay,
  [vBetParlay.path]: aParlay,
  [betSysParlay.path]: aSystem,
  [vBetSysParlay.path]: aSystem,
  [betSingleMmo.path]: aBodyBet,
  [vBetSingleMmo.path]: aBodyBet,
  [betParlayMmo.path]: aMaung,
  [vBetParlayMmo.path]: aMaung,
  [betCheckSpecial.path]: () => aRoundPick,
  [betCheckMultiSpecial.path]: () => ({ items: [aRoundPick] }),
  [betSingleSpecial.path]: aRoundBet,
  [vBetSingleSpecial.path]: aRoundBet,
  [cashOutCheck.path]: () => ({ bet_ids: ['1'] }),
  [cashOut.path]: () => ({
    idem_key: randomUUID(),
    bet_id: '1',
    amount: 100,
    cash_out_time: 0,
    bet_status: 'running',
    legs: [aCashOutLeg],
  }),
  [cashOutAuto.path]: () => ({ bet_id: '1', value: null }),
  [personalUnread.path]: () => ({ language: 'en', all_read: true }),
  [gameList.path]: () => ({ category: 'slots', platform: 'desktop', lang: 'en' }),
  [gameFavourite.path]: () => ({ ...aGame, on: true }),
  [gameResultEsports2Detail.path]: () => ({ ref_no: 'G1' }),
  [launchGame.path]: () => aLaunch,
  [launchLottery.path]: () => ({ product: '4d' }),
  [roundStatistics.path]: () => ({ kind: 'vd' }),
  [osg.path]: () => aLaunch,
  [roomList.path]: () => ({ tab: 'all' }),
  [matchLookup.path]: () => ({ search: 'a' }),
  [roomCreate.path]: aNewRoom,
  [vRoomCreate.path]: aNewRoom,
  [roomJoin.path]: () => ({ ...aRoom, idem_key: randomUUID(), pin: '', terms: true }),
  [vRoomJoin.path]: () => ({ ...aRoom, idem_key: randomUUID(), pin: '', terms: true }),
  [roomLeave.path]: () => aRoom,
  [roomInfo.path]: () => aRoom,
  [roomRank.path]: () => aRoom,
  [memberValidateTournament.path]: () => aRoom,
  [roomBetResultList.path]: () => aRoom,
  [roomBetResultFinal.path]: () => aRoom,
  [roomBet.path]: () => ({ ...aRoom, ...aRoomLeg(0), idem_key: randomUUID(), points: 1000 }),
  [roomBetPlus.path]: () => ({
    ...aRoom,
    legs: [aRoomLeg(0), aRoomLeg(1)],
    idem_key: randomUUID(),
    points: 1000,
  }),
}

const aCashOutLeg = {
  match_id: 1,
  placement_ball: 0,
  odds: 96,
  team: 'home',
  running_score: null,
  home_giving: null,
}
const aRoom = { room_id: '10001' }
const aRoomLeg = (n: number) => ({
  match_id: matchAt(n),
  bet_type: 'hdp',
  selection: 'home',
  line_id: 1,
  line: -2,
  odds: 96,
})
function aNewRoom(): object {
  return {
    idem_key: randomUUID(),
    room_type: 1,
    name: 'Derby',
    room_rate: 1000,
    room_limit: 10,
    pin: '',
    matches: [1, 2, 3],
    terms: true,
  }
}

const aGame = { provider: 'northlight', game_code: 'tl20' }
const aLaunch = { ...aGame, platform: 'desktop', mode: 'real' }

/** A body as the page sends it: an allowed caller gets an answer. */
export const bodyOf = (call: Call): object =>
  OWN[call.path]?.() ?? {
    ...days,
    bet_id: '1',
    match_id: matchAt(0),
    language: 'en',
    start: 1,
    end: 2,
    parent_id: '',
  }

/** A digest of every row of these tables: the same text as long as nothing was written. */
export async function rowsOf(
  { asOwner }: Pick<TestApp, 'asOwner'>,
  but: readonly string[] = [],
): Promise<object> {
  const tables = await asOwner<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname <> ALL ($1) ORDER BY relname`,
    [but],
  )
  const rows = await asOwner<{ name: string; digest: string }>(
    tables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${name} t`,
      )
      .join(' UNION ALL '),
  )
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
