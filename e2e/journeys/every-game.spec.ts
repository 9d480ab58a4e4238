import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  dailyStatement,
  gameList,
  gameResultEsports2,
  gameResultLiveCasino,
  gameResultSlots,
  launchGame,
  type ResponseOf,
  userBalance,
} from '@touchline/contracts/calls'
import { TABLE_GAMES } from '@touchline/fair'
import { replay } from '@touchline/fair/replay'
import pg from 'pg'
import { MemberClient } from '../support/member-client'
import { platformDatabase } from '../support/scratch-database'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const ROUNDS_EACH = sized(3, 10)
/** A member may open ten games a minute. */
const GAMES_EACH = 8

/** One bet of each table game whose bets have numbers, or that knows one alone. */
const TABLE_BETS: Readonly<Record<string, string>> = {
  roulette: 'straight:17',
  'roulette-partage': 'red',
  dice: 'under:50',
  fishing: 'shot:2',
}
/** Presses that lead to the end of a round; of each step the first press that the cards allow. */
const ACTIONS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'hi-lo': [
    [
      { type: 'guess', guess: 'hi' },
      { type: 'guess', guess: 'lo' },
    ],
    [{ type: 'cash' }],
  ],
  mines: [[{ type: 'open', cell: 7 }], [{ type: 'cash' }]],
  poker: [[{ type: 'hold', hold: [true, true, false, false, false] }]],
}

interface Opened {
  bearer: string
  game: { game_code: string; kind: string }
  limits: { min_bet: number }
  amounts: number[]
}
interface Played {
  status?: string
  round: string
  state: string
  stake: number
  win: number
}

/** A game as its page talks to the provider. */
async function openGame(origin: string, member: MemberClient, provider: string, game_code: string) {
  const launched = await member.call(launchGame, {
    provider,
    game_code,
    lang: 'en',
    platform: 'desktop',
    mode: 'real',
  })
  if (launched.status !== 1) throw new Error(`launch of ${game_code}: ${launched.status}`)
  const cookie = member.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const page = await fetch(new URL(launched.url, origin), { redirect: 'manual', headers: { cookie } })
  const address = new URL(page.headers.get('location') ?? '')
  let bearer = ''
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
    const response = await fetch(new URL(`/api/${path}`, address), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await response.json()) as T
  }
  const opened = await ask<Opened>('session', { key: new URLSearchParams(address.hash.slice(1)).get('k') })
  bearer = opened.bearer
  return { ask, opened }
}

const stakeOf = ({ limits, amounts }: Opened): number => Math.max(limits.min_bet, amounts[0] ?? 0)

function betOf(opened: Opened): unknown {
  const { game_code: code, kind } = opened.game
  const stake = stakeOf(opened)
  if (kind === 'slot') return { stake, mode: 'spin' }
  const table = TABLE_GAMES.find((game) => game.code === code)
  if (table) return [{ bet: TABLE_BETS[code] ?? table.published[0]?.bet, stake }]
  if (code === 'mines') return { stake, mines: 3 }
  return code === 'crash' ? { stake, autoCash: 101 } : { stake }
}

async function playRound(
  { ask, opened }: Awaited<ReturnType<typeof openGame>>,
  request: string,
): Promise<Played> {
  let round = await ask<Played>('bet', { request, client_seed: 'everygame', bet: betOf(opened) })
  for (const [step, choices] of (ACTIONS[opened.game.game_code] ?? []).entries()) {
    for (const action of round.state === 'open' ? choices : []) {
      const next = await ask<Played>('action', { round: round.round, step, action })
      if (next.status !== undefined) continue
      round = next
      break
    }
  }
  for (let tries = 0; round.state === 'open' && tries < 20; tries += 1)
    round = await ask<Played>('watch', { round: round.round })
  return round
}

test('every game pays the same in ledger, records, statement, the book of its provider and a recomputation', async ({
  baseURL,
  dataDir,
}) => {
  test.setTimeout(600_000)
  const origin = baseURL ?? ''
  const client = new pg.Client({ connectionString: platformDatabase(dataDir) })
  await client.connect()
  const first = await MemberClient.login(origin, 'demo2')
  const listed = await first.call(gameList, { platform: 'desktop', lang: 'en' })
  if (listed.status !== 1) throw new Error(`list: ${listed.status}`)
  const games = listed.games.filter(({ state }) => state === 'open')
  expect(games.length).toBeGreaterThanOrEqual(55)

  const rounds = new Map<string, Played>()
  /** Revealed seeds, by their commitments. */
  const seeds = new Map<string, string>()
  for (let from = 0; from < games.length; from += GAMES_EACH) {
    const account = `demo${3 + from / GAMES_EACH}`
    const member = await MemberClient.login(origin, account)
    const [before, known] = [await moneyOf(member), await recordsOf(member)]
    const sum = { stake: 0, win: 0 }
    let last: Awaited<ReturnType<typeof openGame>> | undefined
    for (const { provider, game_code } of games.slice(from, from + GAMES_EACH)) {
      const game = await openGame(origin, member, provider, game_code)
      last = game
      for (let n = 0; n < ROUNDS_EACH; n += 1) {
        const round = await playRound(game, `every-${game_code}-${n}`)
        expect(round, game_code).toMatchObject({ state: 'closed' })
        rounds.set(round.round, round)
        sum.stake += round.stake
        sum.win += round.win
      }
    }
    const rotated = await last?.ask<{ revealed: { seed: string; seed_hash: string } }>('rotate', {})
    if (rotated) seeds.set(rotated.revealed.seed_hash, rotated.revealed.seed)
    expect(await moneyOf(member), account).toBe(before - sum.stake + sum.win)
    const recorded = await recordsOf(member)
    expect(recorded, account).toEqual({ bet: known.bet + sum.stake, win: known.win + sum.win })
    const days = await member.call(dailyStatement, { start_date: today(), end_date: today() })
    if (days.status !== 1) throw new Error(`statement: ${days.status}`)
    expect(days.grand.closing - days.grand.opening).toBe(
      days.grand.credit - days.grand.debit + days.grand.commission,
    )
    expect(days.grand.closing, account).toBe(await moneyOf(member))
  }

  const { rows: booked } = await client.query<{ round: string; bet: number; win: number }>(
    'SELECT round, bet::float8 AS bet, win::float8 AS win FROM game_round WHERE round = ANY ($1)',
    [[...rounds.keys()]],
  )
  expect(booked.length).toBe(rounds.size)
  for (const { round, bet, win } of booked)
    expect({ bet, win }, round).toEqual({ bet: rounds.get(round)?.stake, win: rounds.get(round)?.win })
  const { rows: breaches } = await client.query('SELECT * FROM ledger_breach')
  expect(breaches).toEqual([])
  await client.end()

  const book = bookOf(dataDir)
  for (const [id, { stake, win }] of rounds) {
    const entry = book.get(id)
    expect(entry && { stake: entry.stake, win: entry.win }, `${id} in the book of the provider`).toEqual({
      stake,
      win,
    })
    if (!entry) continue
    const { game_code: game, seed_hash, client_seed: clientSeed, nonce, bet, actions, max_win } = entry
    const placed = Array.isArray(bet) ? { bets: bet } : { bet: bet as never, actions }
    const again = replay({ game, seed: seeds.get(seed_hash) ?? '', clientSeed, nonce, ...placed })
    expect(again.ok && again.value.commitment, id).toBe(seed_hash)
    expect(again.ok && Math.min(again.value.round.win, max_win), `${id} recomputed`).toBe(win)
  }
})

/** The betting day, which begins at noon in GMT+8. */
const today = (): string => new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10)

async function moneyOf(member: MemberClient): Promise<number> {
  const answer = await member.call(userBalance, { parent_id: '' })
  if (answer.status !== 1) throw new Error(`balance: ${answer.status}`)
  return answer.account_balance
}

async function recordsOf(member: MemberClient): Promise<{ bet: number; win: number }> {
  const sums = { bet: 0, win: 0 }
  for (const call of [gameResultSlots, gameResultLiveCasino, gameResultEsports2]) {
    const answer = await member.call(call, { from: today(), to: today(), page: 1, page_size: 10 })
    if (answer.status !== 1) throw new Error(`${call.name}: ${answer.status}`)
    const { bet, win } = (answer as ResponseOf<typeof gameResultSlots>).sums
    sums.bet += bet
    sums.win += win
  }
  return sums
}

interface BookRound {
  game_code: string
  seed_hash: string
  client_seed: string
  nonce: number
  bet: unknown
  stake: number
  max_win: number
  actions: unknown[]
  win: number
}

/** Rounds as the provider has written them down. */
function bookOf(dataDir: string): ReadonlyMap<string, BookRound> {
  const rounds = new Map<string, BookRound>()
  const lines = readFileSync(join(dataDir, 'games', 'journal.jsonl'), 'utf8')
    .trim()
    .split('\n')
  for (const line of lines) {
    const entry = JSON.parse(line)
    if (entry.k === 'open') rounds.set(entry.round.round, { ...entry.round, actions: [], win: 0 })
    if (entry.k === 'act') rounds.get(entry.round)?.actions.push(entry.action)
    const round = entry.k === 'close' ? rounds.get(entry.round) : undefined
    if (round) round.win = entry.end.win
  }
  return rounds
}
