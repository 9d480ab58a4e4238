import { randomUUID } from 'node:crypto'
import {
  authLogin,
  betLookup,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
} from '@touchline/contracts/calls'

export interface Member {
  readonly account: string
  readonly token: string
  readonly cookie: string
}

/** The bets of a player: acknowledged, or sent without an answer. */
export interface Memory {
  readonly acknowledged: Map<string, { account: string; betId: string }>
  readonly unknown: Map<string, string>
}

export const emptyMemory = (): Memory => ({ acknowledged: new Map(), unknown: new Map() })

/** Players who bet without a pause until stopped; the server may die under them. */
export async function betUntil(
  origin: string,
  accounts: readonly string[],
  memory: Memory,
  over: () => boolean,
): Promise<void> {
  await Promise.all(
    accounts.map(async (account) => {
      const member = await loginAtLast(origin, account, over)
      if (member) await play(origin, member, memory, over)
    }),
  )
}

/** A database that is killed while somebody logs in refuses them; they try again. */
async function loginAtLast(origin: string, account: string, over: () => boolean): Promise<Member | null> {
  while (!over()) {
    const member = await login(origin, account)
    if (member) return member
    await new Promise((next) => setTimeout(next, 200))
  }
  return null
}

const MATCHES = 40
const STAKE_MINOR = 500
/** Plays in kyat, and by Burmese odds alone. */
export const BURMESE = 'demommk'
const BODY_MINOR = 100_000
const MAUNG_MINOR = 50_000

/** The return of a bet of each kind when the home side of every match wins. */
export const RETURNED_ON_WIN = {
  single: 980,
  parlay: 1921,
  system: 9528,
  mmo_single: 195_000,
  mmo_parlay: 170_000,
} as const

const leg = (match_id: number) => ({
  match_id: 1 + (match_id % MATCHES),
  line_id: 1,
  selection: 'home',
  odds: 196,
  ball: 1,
  line: -2,
  score: null,
})

const burmeseLeg = (match_id: number) => ({
  match_id: 1 + (match_id % MATCHES),
  line_id: 1,
  selection: 'home',
  goals: 0,
  percent: -50,
  upper: 'home',
  odds: 95,
  ball: 1,
  score: null,
})

/** A bet as one of the kinds, by turns: its call and body. */
function aBet(account: string, turn: number): { path: string; body: object } {
  const match = Math.floor(Math.random() * MATCHES)
  if (account === BURMESE) {
    const picks = [burmeseLeg(match), burmeseLeg(match + 1)]
    return turn % 2
      ? { path: betParlayMmo.path, body: { picks, stake: MAUNG_MINOR, accept: 'none' } }
      : { path: betSingleMmo.path, body: { ...picks[0], stake: BODY_MINOR, accept: 'none' } }
  }
  const legs = [leg(match), leg(match + 1), leg(match + 2)]
  const units = [2, 3].map((size) => ({ size, stake: STAKE_MINOR }))
  switch (turn % 4) {
    case 1:
      return { path: betParlay.path, body: { picks: legs.slice(1), stake: STAKE_MINOR, accept: 'none' } }
    case 3:
      return { path: betSysParlay.path, body: { picks: legs, units, accept: 'none' } }
    default:
      return {
        path: betSingle.path,
        body: { ...leg(match), odds_type: 1, odds: 96, stake: STAKE_MINOR, accept: 'none' },
      }
  }
}

async function play(origin: string, member: Member, memory: Memory, over: () => boolean): Promise<void> {
  for (let turn = 0; !over(); turn += 1) {
    const key = randomUUID()
    memory.unknown.set(key, member.account)
    const { path, body } = aBet(member.account, turn)
    const answer = await call(origin, member, path, { idem_key: key, ...body })
    if (answer?.status !== 1) {
      // Refused or no answer at all: only a look-up by key knows.
      await new Promise((next) => setTimeout(next, 20))
      continue
    }
    memory.unknown.delete(key)
    memory.acknowledged.set(key, { account: member.account, betId: answer.bet.bet_id })
  }
}

/** Asks for every bet: acknowledged ones must exist; the others end as placed or as never to be placed. */
export async function reconcile(
  origin: string,
  accounts: readonly string[],
  memory: Memory,
): Promise<string[]> {
  const lost = await Promise.all(
    accounts.map(async (account) => {
      const member = await login(origin, account)
      if (!member) throw new Error(`no login for ${account}`)
      await settleUnknown(origin, member, memory)
      return missingOf(origin, member, memory)
    }),
  )
  return lost.flat()
}

async function settleUnknown(origin: string, member: Member, memory: Memory): Promise<void> {
  const { account } = member
  for (const [key, owner] of memory.unknown) {
    if (owner !== account) continue
    const answer = await call(origin, member, betLookup.path, { idem_key: key, abandon: true })
    if (answer?.status === 1) memory.acknowledged.set(key, { account, betId: answer.bet.bet_id })
    else if (answer?.status !== 'betNotExists') throw new Error(`look-up failed: ${JSON.stringify(answer)}`)
    memory.unknown.delete(key)
  }
}

async function missingOf(origin: string, member: Member, memory: Memory): Promise<string[]> {
  const missing: string[] = []
  for (const [key, bet] of memory.acknowledged) {
    if (bet.account !== member.account) continue
    const answer = await call(origin, member, betLookup.path, { idem_key: key, abandon: false })
    if (answer?.status !== 1 || answer.bet.bet_id !== bet.betId) missing.push(key)
  }
  return missing
}

export async function login(origin: string, account: string): Promise<Member | null> {
  const response = await post(origin, authLogin.path, { account_id: account, password: 'demo88' }, '')
  const answer = await response?.json().catch(() => null)
  if (!response || answer?.status !== 1) return null
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { account, cookie, token: answer.member_profile.player_info[0].session_token }
}

export async function call(origin: string, member: Member, path: string, body: object) {
  const full = { account_id: member.account, session_token: member.token, ...body }
  const response = await post(origin, path, full, member.cookie)
  return response?.json().catch(() => null)
}

const post = (origin: string, path: string, body: object, cookie: string): Promise<Response | null> =>
  fetch(`${origin}/app${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  }).catch(() => null)
