import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Bet,
  betCheck,
  betMmoClick,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
} from '@touchline/contracts/calls'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { BET_TYPES, HEAD, type HeadRow, type Market } from '@touchline/contracts/odds'
import type { MemberClient } from './member-client'

/** A selection of a match: its handicap, or its total. */
export interface Wanted {
  readonly match: number
  readonly selection: 'home' | 'away' | 'over' | 'under'
}

const MARKETS: readonly Market[] = [1, 2, 3]

/** A single at the Malay price of now. */
export async function placeSingle(member: MemberClient, origin: string, wanted: Wanted, stake = 2000) {
  const picks = await picksOf(origin, [wanted])
  const checked = await member.call(betCheck, { picks })
  const quote = checked.status === 1 ? checked.quotes[0] : undefined
  if (!quote?.open) throw new Error(`not open: ${JSON.stringify(checked)}`)
  const { match_id, line_id, selection, odds, odds_type, line, score } = quote
  const leg = { match_id, line_id, selection, odds, odds_type, line, score }
  return placed(await member.call(betSingle, { ...key(), ...leg, stake }))
}

/** A mix parlay at the prices of now. */
export async function placeParlay(
  member: MemberClient,
  origin: string,
  wanted: readonly Wanted[],
  stake = 2000,
) {
  const picks = await parlayLegs(member, origin, wanted)
  return placed(await member.call(betParlay, { ...key(), picks, stake }))
}

/** A system with every size, for a stake of each ticket. */
export async function placeSystem(
  member: MemberClient,
  origin: string,
  wanted: readonly Wanted[],
  stake = 1000,
) {
  const picks = await parlayLegs(member, origin, wanted)
  const units = wanted.slice(1).map((_, n) => ({ size: n + 2, stake }))
  return placed(await member.call(betSysParlay, { ...key(), picks, units }))
}

/** A body on the home side. */
export async function placeBody(member: MemberClient, origin: string, match: number, stake = 1_000_000) {
  const [leg] = await burmeseLegs(member, origin, [match])
  if (!leg) throw new Error('no body is open')
  return placed(await member.call(betSingleMmo, { ...key(), ...leg, stake }))
}

/** A maung of home sides. */
export async function placeMaung(
  member: MemberClient,
  origin: string,
  matches: readonly number[],
  stake = 1_000_000,
) {
  const picks = await burmeseLegs(member, origin, matches)
  return placed(await member.call(betParlayMmo, { ...key(), picks, stake }))
}

const key = () => ({ idem_key: randomUUID(), accept: 'any' as const })

async function parlayLegs(member: MemberClient, origin: string, wanted: readonly Wanted[]) {
  const picks = await picksOf(origin, wanted)
  const checked = await member.call(betCheck, { picks, kind: 'system' })
  if (checked.status !== 1) throw new Error(`no quotes: ${checked.status}`)
  return checked.quotes.map(({ match_id, line_id, selection, odds, line, score }) => ({
    match_id,
    line_id,
    selection,
    odds,
    line,
    score,
  }))
}

/** Boards are sent once a second: a new match may not be on them yet. */
const SHOWN_WITHIN_MS = 5000

/** A line of each that is wanted, found among what its match offers. */
async function linesOf<Line, One extends Pick<Wanted, 'match'>>(
  origin: string,
  wanted: readonly One[],
  find: (head: HeadRow, one: One) => Line | undefined,
) {
  const until = Date.now() + SHOWN_WITHIN_MS
  for (;;) {
    const heads = await headsOf(origin)
    const lines = wanted.flatMap((one) => {
      const head = heads.find(([id]) => id === one.match)
      const line = head && find(head, one)
      return line ? [line] : []
    })
    if (lines.length === wanted.length) return lines
    if (Date.now() > until) throw new Error(`no prices of ${wanted.map(({ match }) => match).join()}`)
    await pause(200)
  }
}

async function picksOf(origin: string, wanted: readonly Wanted[]) {
  const lines = await linesOf(origin, wanted, (head, { selection }) => {
    const type = BET_TYPES.indexOf(selection === 'home' || selection === 'away' ? 'hdp' : 'ou')
    return head[HEAD.lines].find((one) => one[1] === type)
  })
  return wanted.map(({ match, selection }, n) => ({
    match_id: match,
    line_id: lines[n]?.[0] ?? 0,
    selection,
    odds_type: 1 as const,
  }))
}

async function burmeseLegs(member: MemberClient, origin: string, matches: readonly number[]) {
  const wanted = matches.map((match) => ({ match }))
  const bodies = await linesOf(origin, wanted, (head) => head[HEAD.myanmar].find((line) => line[1] === 0))
  const picks = matches.map((match, n) => ({
    match_id: match,
    line_id: bodies[n]?.[0] ?? 0,
    selection: 'home',
  }))
  const clicked = await member.call(betMmoClick, { picks })
  if (clicked.status !== 1) throw new Error(`no quotes: ${clicked.status}`)
  return clicked.quotes.map(({ match_id, line_id, selection, goals, percent, upper, odds, score }) => ({
    match_id,
    line_id,
    selection,
    goals,
    percent,
    upper,
    odds,
    score,
  }))
}

/** Football of all boards. */
async function headsOf(origin: string) {
  const boards = await Promise.all(
    MARKETS.map(async (market) => {
      const response = await fetch(`${origin}/odds/uxmarket?sport=1&market=${market}`)
      return ((await response.json()) as OddsSnapshot).payload[3]
    }),
  )
  return boards.flat()
}

function placed(answer: { status: unknown; bet?: Bet }): Bet {
  if (answer.status !== 1 || !answer.bet) throw new Error(`not placed: ${JSON.stringify(answer)}`)
  return answer.bet
}
