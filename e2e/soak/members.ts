import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Bet,
  betCheck,
  betLookup,
  betMmoClick,
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
  type Call,
  type Quote,
  type RequestOf,
} from '@touchline/contracts/calls'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { BET_TYPES, HEAD, SELECTIONS, TOTAL_GOALS_FIRST_HALF } from '@touchline/contracts/odds'
import type { MemberClient } from '../support/member-client'

/** A line of a match of the board that a member can press. */
interface Pressable {
  readonly match_id: number
  readonly line_id: number
  readonly selections: readonly string[]
  readonly isMyanmar: boolean
  readonly isOutright: boolean
}

const ODDS_TYPES = [1, 2, 3, 4] as const
const MARKETS = [1, 2, 3] as const
const OUTRIGHT = BET_TYPES.indexOf('orz')
/** Few lines are outrights: of a hundred singles so many, and so many combinations, look for one. */
const OUTRIGHT_PERCENT = 15
const BETWEEN_MS = 150
/** Of a hundred requests so many lose their answer, as when a browser dies. */
const LOST_PERCENT = 4

const one = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item
const some = <Item>(items: readonly Item[], count: number): Item[] =>
  [...items].sort(() => Math.random() - 0.5).slice(0, count)
const from = (least: number, most: number): number => least + Math.floor(Math.random() * (most - least + 1))
/** A stake between two, minor units, in whole kyat: parts of one are refused. */
const kyat = (least: number, most: number): number => 100 * Math.ceil(from(least, most - 100) / 100)
/** With parts as often as without. */
const amount = (least: number, most: number): number => one([from, kyat])(least, most)

/** Football as the board shows it now: all markets, before the match and in play. */
export async function pressables(origin: string): Promise<Pressable[]> {
  const frames = await Promise.all(
    MARKETS.map(async (market) => {
      const response = await fetch(`${origin}/odds/uxmarket?sport=1&market=${market}`)
      return (await response.json()) as OddsSnapshot
    }),
  )
  return frames.flatMap(({ payload }) =>
    payload[3].flatMap((head) => [
      ...head[HEAD.lines].map((line) => ({
        match_id: head[0],
        line_id: line[0],
        selections: namesOf(BET_TYPES[line[1]] ?? 'hdp', line[2]),
        isMyanmar: false,
        isOutright: line[1] === OUTRIGHT,
      })),
      ...head[HEAD.myanmar].map((line) => ({
        match_id: head[0],
        line_id: line[0],
        selections: line[1] === 0 ? ['home', 'away'] : ['over', 'under'],
        isMyanmar: true,
        isOutright: false,
      })),
    ]),
  )
}

const namesOf = (type: (typeof BET_TYPES)[number], period: number): readonly string[] =>
  type === 'tg' && period === 1 ? TOTAL_GOALS_FIRST_HALF : SELECTIONS[type]

/** Results of the presses of all members, by kind and code. */
export type Tally = Map<string, number>

/** Places one bet after the other, of every kind allowed to the member, until the signal to stop. */
export async function play(
  member: MemberClient,
  isBurmese: boolean,
  lines: () => readonly Pressable[],
  isOver: () => boolean,
  tally: Tally,
): Promise<void> {
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)
  const kinds = isBurmese ? [maung, maung, body, parlay] : [single, single, parlay, parlay, system]
  while (!isOver()) {
    const kind = one(kinds)
    const key = randomUUID()
    try {
      const placed = await kind(member, lines(), key)
      if (placed) count(`${kind.name}: ${placed}`)
    } catch {
      // The server was killed meanwhile: the bet is looked up by its key until somebody answers.
      count(`${kind.name}: ${await outcomeOf(member, key, isOver)}`)
    }
    await pause(BETWEEN_MS)
  }
}

async function outcomeOf(member: MemberClient, key: string, isOver: () => boolean): Promise<string> {
  for (let tries = 0; tries < 60 && !(isOver() && tries > 20); tries += 1) {
    await pause(500)
    try {
      const { status } = await member.call(betLookup, { idem_key: key, abandon: true })
      if (status === 1) return 'found by its key'
      if (status === 'betNotExists') return 'never placed'
    } catch {}
  }
  return 'nobody answered'
}

/** Sends a bet; now and then nobody waits for the answer, and the same bet is sent once more. */
async function send<C extends Call>(
  member: MemberClient,
  call: C,
  body: RequestOf<C> & Record<string, unknown>,
) {
  const first = member.call(call, body)
  if (Math.random() * 100 >= LOST_PERCENT) return String((await first).status)
  const [answer, again] = (await Promise.all([first, member.call(call, body)])) as {
    status: unknown
    bet?: Bet
  }[]
  if (answer?.status === 1 && again?.bet?.bet_id !== answer.bet?.bet_id) return 'TWO BETS FOR ONE KEY'
  return String(answer?.status)
}

const pickOf = ({ match_id, line_id, selections }: Pressable) => ({
  match_id,
  line_id,
  selection: one(selections),
})

/** So many lines that are no Burmese ones; now and then one of them is an outright for certain. */
function someLines(lines: readonly Pressable[], count: number): Pressable[] {
  const wantsOutright = Math.random() * 100 < OUTRIGHT_PERCENT
  const outrights = wantsOutright
    ? some(
        lines.filter(({ isOutright }) => isOutright),
        1,
      )
    : []
  const others = lines.filter(({ isMyanmar }) => !isMyanmar)
  return [...outrights, ...some(others, count - outrights.length)]
}

async function single(member: MemberClient, lines: readonly Pressable[], idem_key: string) {
  const pick = { ...pickOf(someLines(lines, 1)[0] as Pressable), odds_type: one(ODDS_TYPES) }
  const checked = await member.call(betCheck, { picks: [pick] })
  const quote = checked.status === 1 ? checked.quotes[0] : undefined
  if (!quote?.open) return null
  const { odds, odds_type, ball, line, score, min_bet, max_bet } = quote
  const stake = Math.min(amount(min_bet, min_bet * 4), max_bet)
  return send(member, betSingle, {
    ...pick,
    odds,
    odds_type,
    ball,
    line,
    score,
    stake,
    accept: 'any',
    idem_key,
  })
}

/** Quotes of legs that can be combined, as many as asked for if there are. */
async function legsOf(
  member: MemberClient,
  lines: readonly Pressable[],
  kind: 'parlay' | 'system',
  legs: number,
) {
  const picks = someLines(lines, 12).map((line) => ({ ...pickOf(line), odds_type: 1 as const }))
  const checked = await member.call(betCheck, { picks, kind })
  if (checked.status !== 1 || !checked.combination) return null
  const combinable: Quote[] = []
  for (const quote of checked.quotes) {
    const { open, combo_min = 0 } = quote
    if (!open || combo_min === 0 || combo_min > legs || combinable.some((other) => excludes(quote, other)))
      continue
    combinable.push(quote)
  }
  const chosen = combinable
    .slice(0, legs)
    .map(({ match_id, line_id, selection, odds, ball, line, score }) => ({
      match_id,
      line_id,
      selection,
      odds,
      ball,
      line,
      score,
    }))
  return chosen.length < 2 ? null : { picks: chosen, limit: checked.combination }
}

/** A combination has a match once, and an outright beside no leg of its league. */
const excludes = (a: Quote, b: Quote): boolean =>
  a.outright || b.outright ? a.league_id === b.league_id : a.parent_id === b.parent_id

async function parlay(member: MemberClient, lines: readonly Pressable[], idem_key: string) {
  const legs = await legsOf(member, lines, 'parlay', from(2, 5))
  if (!legs) return null
  const stake = amount(legs.limit.min_bet, legs.limit.min_bet * 3)
  return send(member, betParlay, { idem_key, picks: legs.picks, stake, accept: 'any' })
}

async function system(member: MemberClient, lines: readonly Pressable[], idem_key: string) {
  const legs = await legsOf(member, lines, 'system', from(3, 6))
  if (!legs || legs.picks.length < 3) return null
  const sizes = some(
    legs.picks.map((_, i) => i + 1).filter((size) => size >= 2),
    from(1, 2),
  )
  const units = sizes.sort((a, b) => a - b).map((size) => ({ size, stake: legs.limit.min_bet }))
  return send(member, betSysParlay, { idem_key, picks: legs.picks, units, accept: 'any' })
}

async function burmese(member: MemberClient, lines: readonly Pressable[], count: number) {
  const picks = some(
    lines.filter((line) => line.isMyanmar),
    12,
  ).map(pickOf)
  if (picks.length === 0) return null
  const checked = await member.call(betMmoClick, { picks })
  if (checked.status !== 1) return null
  const matches = new Set<number>()
  const open = checked.quotes.filter(({ open, parent_id }) => {
    if (!open || matches.has(parent_id)) return false
    matches.add(parent_id)
    return true
  })
  const legs = open
    .slice(0, count)
    .map(({ match_id, line_id, selection, goals, percent, upper, odds, ball, score }) => ({
      match_id,
      line_id,
      selection,
      goals,
      percent,
      upper,
      odds,
      ball,
      score,
    }))
  return { legs, quote: open[0], limit: checked.parlay }
}

async function body(member: MemberClient, lines: readonly Pressable[], idem_key: string) {
  const found = await burmese(member, lines, 1)
  const [leg] = found?.legs ?? []
  if (!leg || !found?.quote) return null
  const stake = kyat(found.quote.min_bet, found.quote.min_bet * 4)
  return send(member, betSingleMmo, { idem_key, ...leg, stake, accept: 'any' })
}

async function maung(member: MemberClient, lines: readonly Pressable[], idem_key: string) {
  const found = await burmese(member, lines, from(2, 6))
  if (!found?.limit || found.legs.length < 2) return null
  const stake = kyat(found.limit.min_bet, found.limit.min_bet * 3)
  return send(member, betParlayMmo, { idem_key, picks: found.legs, stake, accept: 'any' })
}
