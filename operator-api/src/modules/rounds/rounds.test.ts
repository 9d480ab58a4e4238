import { createHash, randomUUID } from 'node:crypto'
import {
  betCheckMultiSpecial,
  betCheckSpecial,
  betSingleSpecial,
  launchLottery,
  platformWinLose,
  type Round,
  roundBets,
  roundBoard,
  vBetSingleSpecial,
} from '@touchline/contracts/calls'
import { betsDigest, fromHex } from '@touchline/fair'
import { drawRound, type RaceResult, ROUND_KINDS, roundKind } from '@touchline/fair/rounds'
import * as v from 'valibot'
import { size } from '../../testing/sizes'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { DRAW_WITHIN_MS } from './play-round'

let server: TestApp
let dies: string | null = null
beforeAll(async () => {
  server = await testApp()
  Object.assign(server.platform, {
    failpoint: (name: string) => {
      if (name !== dies) return
      dies = null
      throw new Error(`died at ${name}`)
    },
  })
})
beforeEach(() => {
  server.clock.now += 10 * 60_000
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const tick = () => server.app.round('shared rounds')
const dogs = roundKind('vd') as NonNullable<ReturnType<typeof roundKind>>

async function board(member: TestMember, kind = 'vd') {
  const answer = await member.call(roundBoard, { kind })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer
}
/** The first round of greyhounds that accepts bets. */
async function nextRace(member: TestMember): Promise<Round> {
  await tick()
  const race = (await board(member)).rounds.find(({ state }) => state === 'open')
  if (!race) throw new Error('no race is open')
  return race
}
const betOn = ({ round_id, facts }: Round, market = 'win', selection = ['1'], stake = 1000) => ({
  round_id,
  market,
  selection,
  stake,
  odds: dogs.model.price(facts, { market, selection }) ?? 1,
})
const place = (member: TestMember, items: object[], more: object = {}) =>
  member.call(betSingleSpecial, { idem_key: randomUUID(), items, ...more })
async function statusesOf(answer: ReturnType<typeof place>) {
  const placed = await answer
  return placed.status === 1 ? placed.items.map(({ status }) => status) : [placed.status]
}
/** Turns the clock to a moment of the round. */
async function playTo(at: number) {
  server.clock.now = at
  await tick()
}
const stored = async (publicId: string) =>
  (
    await server.asOwner<{
      state: string
      seed: Buffer | null
      result: RaceResult | null
      bets_digest: string
    }>('SELECT state, seed, result, bets_digest FROM shared_round WHERE public_id = $1', [publicId])
  )[0]

test('a race is bet on, locked, run, paid and in the statement', async () => {
  const member = await server.login('demo2')
  const race = await nextRace(member)
  const before = await server.balances('demo2')
  const items = dogs.runners.map((_, n) => betOn(race, 'win', [String(n + 1)]))
  const placed = await place(member, items)
  if (placed.status !== 1) throw new Error(String(placed.status))
  expect(placed.items.map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 1])
  expect(placed.balance).toBe(before.cash - 6000)
  expect(await server.balances('demo2')).toEqual({ cash: before.cash - 6000, frozen: before.frozen + 6000 })

  await playTo(race.close_at - 1)
  expect((await board(member)).rounds.find(({ round_id }) => round_id === race.round_id)?.state).toBe(
    'closing',
  )
  await playTo(race.close_at)
  const locked = (await board(member)).rounds.find(({ round_id }) => round_id === race.round_id)
  expect(locked).toMatchObject({ state: 'locked', seed: null, result: null })
  expect(locked?.bets_digest).toBe(betsDigest(placed.items.map(({ ref_no }) => ref_no ?? '')))

  await playTo(race.off_at)
  const running = (await board(member)).rounds.find(({ round_id }) => round_id === race.round_id)
  const seed = fromHex(running?.seed ?? '') as Uint8Array
  expect(running?.state).toBe('running')
  expect(drawRound(dogs, race.facts, { seed, publicId: race.round_id })).toEqual(running?.result)
  expect(await server.balances('demo2')).toMatchObject({ frozen: before.frozen + 6000 })

  await playTo(race.result_at)
  const { order = [] } = (running?.result ?? {}) as unknown as Partial<RaceResult>
  const [winner = 0] = order
  const won = Math.floor((1000 * (items[winner - 1]?.odds ?? 0)) / 100)
  expect(await server.balances('demo2')).toEqual({ cash: before.cash - 6000 + won, frozen: before.frozen })
  expect((await stored(race.round_id))?.state).toBe('settled')
  const day = { start_date: '2026-08-01', end_date: '2026-08-01' }
  expect(await member.call(roundBets, { ...day, round_id: race.round_id })).toMatchObject({
    total: 6,
    sums: { bet: 6000, win: won, net: won - 6000 },
  })
  expect(await member.call(platformWinLose, { working_date: '2026-08-01' })).toMatchObject({
    products: [
      {
        product: 'virtual',
        debit: 6000,
        credit: won,
        turnover: 6000,
        valid_turnover: 6000,
        bets: 6,
        settled: won - 6000,
      },
    ],
  })
  await playTo(race.result_at + 24 * 3_600_000)
  expect((await stored(race.round_id))?.state).toBe('archived')
})

test('every seed hashes to the one before it, and none is shown before its draw', async () => {
  const member = await server.login('demo3')
  const race = await nextRace(member)
  const hashed = (hex: string, times: number) => {
    let bytes = Buffer.from(hex, 'hex')
    for (let n = 0; n < times; n++) bytes = createHash('sha256').update(bytes).digest()
    return bytes.toString('hex')
  }
  const open = (await board(member)).rounds
  expect(open.map(({ seed, result }) => [seed, result])).toEqual(open.map(() => [null, null]))
  await playTo(race.off_at)
  const { rounds } = await board(member)
  const drawn = rounds.find(({ round_id }) => round_id === race.round_id)
  expect(hashed(drawn?.seed ?? '', race.chain.index)).toBe(race.chain.end)
  expect(hashed(drawn?.seed ?? '', race.chain.index - race.chain.known.index)).toBe(race.chain.known.seed)
  await expect(server.platform.database.pool.query('SELECT last_seed FROM round_chain')).rejects.toThrow(
    'permission denied',
  )
  const next = rounds.find(({ state }) => state === 'open')
  const early = await server.platform.database.pool.query<{ seed: Buffer | null }>(
    'SELECT reveal_round_seed((SELECT id FROM shared_round WHERE public_id = $1), $2) AS seed',
    [next?.round_id, server.clock.now],
  )
  expect(early.rows[0]?.seed).toBeNull()
})

test('no word of the caller on state or time reveals a seed before the off', async () => {
  const member = await server.login('demo3')
  const race = await nextRace(member)
  await server.asOwner(
    'UPDATE shared_round SET off_at = off_at + 1e12, result_at = result_at + 1e12 WHERE public_id = $1',
    [race.round_id],
  )
  const revealed = await server.platform.database.transaction(async (tx) => {
    await tx.query("UPDATE shared_round SET state = 'locked' WHERE public_id = $1", [race.round_id])
    return tx.query<{ seed: Buffer | null }>(
      'SELECT reveal_round_seed((SELECT id FROM shared_round WHERE public_id = $1), 9000000000000000) AS seed',
      [race.round_id],
    )
  })
  expect(revealed.rows[0]?.seed).toBeNull()
  await server.asOwner(
    "UPDATE shared_round SET state = 'open', off_at = off_at - 1e12, result_at = result_at - 1e12 WHERE public_id = $1",
    [race.round_id],
  )
})

test('every selection that a board lists can be asked for by a call', () => {
  for (const { code, model } of ROUND_KINDS) {
    const facts = model.facts(`${code}:1`)
    for (const market of model.markets)
      for (const { selection, odds } of model.list(facts, market)) {
        const item = { round_id: 'x', market, selection: [...selection], odds, stake: 100 }
        const order = { idem_key: randomUUID(), items: [item] }
        expect([code, selection, v.is(betSingleSpecial.request, order)]).toEqual([code, selection, true])
      }
  }
})

describe('a bet is rejected', () => {
  let member: TestMember
  let race: Round
  beforeEach(async () => {
    member = await server.login('demo4')
    race = await nextRace(member)
  })

  const CASES: [string, (bet: ReturnType<typeof betOn>) => object, string][] = [
    ['of an unknown round', (bet) => ({ ...bet, round_id: 'vd:20260801:999' }), 'matchNotActive'],
    ['of another sport', (bet) => ({ ...bet, sports_id: 46 }), 'matchNotActive'],
    ['on an unknown market', (bet) => ({ ...bet, market: 'first' }), 'invalidBetType'],
    ['on a runner that does not run', (bet) => ({ ...bet, selection: ['7'] }), 'invalidBetTeam'],
    ['on a runner twice', (bet) => ({ ...bet, market: 'exacta', selection: ['1', '1'] }), 'invalidBetTeam'],
    ['at a better price than there is', (bet) => ({ ...bet, odds: bet.odds + 1 }), 'invalidOddsBall'],
    ['under the unit', (bet) => ({ ...bet, stake: 99 }), 'betLowerMin'],
    ['over the most', (bet) => ({ ...bet, stake: 100_001 }), 'betOverMax'],
  ]
  test.each(CASES)('%s: %#', async (_, change, code) => {
    const before = await server.balances('demo4')
    expect(await statusesOf(place(member, [change(betOn(race)), betOn(race)]))).toEqual([code, 1])
    expect(await server.balances('demo4')).toEqual({ cash: before.cash - 1000, frozen: before.frozen + 1000 })
    await playTo(race.result_at)
  })

  test('whose round was locked between check and bet', async () => {
    const bet = betOn(race)
    expect((await member.call(betCheckSpecial, bet)).status).toBe(1)
    server.clock.now = race.close_at
    expect(await statusesOf(place(member, [bet]))).toEqual(['matchEnded'])
    expect((await member.call(betCheckSpecial, bet)).status).toBe('matchEnded')
  })

  test.each([
    ['51 bets', () => Array.from({ length: 51 }, () => betOn(race))],
    ['no bet', () => []],
    [
      'a selection without end',
      () => [
        betOn(
          race,
          'win',
          Array.from({ length: 11 }, () => '1'),
        ),
      ],
    ],
  ])('an order of %s', async (_, items) => {
    expect(await statusesOf(place(member, items()))).toEqual(['invalidInput'])
  })

  test('of a suspended member, of another operator type, of a disabled product', async () => {
    const suspended = await server.login('demosuspend')
    expect(await statusesOf(place(suspended, [betOn(race)]))).toEqual(['SUSPEND'])
    expect((await board(suspended)).kinds[0]?.reason).toBe('SUSPEND')
    const seamless = await server.login('demoseamless')
    expect(await statusesOf(place(seamless, [betOn(race)]))).toEqual(['forbiddenAccess'])
    const items = [betOn(race)]
    expect(await seamless.call(vBetSingleSpecial, { idem_key: randomUUID(), items })).toMatchObject({
      items: [{ status: 1 }],
      balance: 1_000_000 - 1000,
    })
    const disabled = await server.login('demonocasino')
    expect(await statusesOf(place(disabled, [betOn(race)]))).toEqual(['EsportsDisabled'])
    expect((await board(disabled)).kinds[0]?.reason).toBe('EsportsDisabled')
    await playTo(race.result_at)
  })

  test('when the house would pay too much on one selection', async () => {
    const longshot = dogs.model.list(race.facts, 'tricast').toSorted((a, b) => b.odds - a.odds)[0]
    if (!longshot) throw new Error('no tricast')
    const most = Math.floor(1_000_000 / (longshot.odds / 100))
    const bet = {
      ...betOn(race),
      market: 'tricast',
      selection: longshot.selection,
      odds: longshot.odds,
      stake: most,
    }
    const answers: Awaited<ReturnType<typeof place>>[] = []
    // The server takes so many orders of one member at once.
    while (answers.length < size(12, 1000))
      answers.push(...(await Promise.all(Array.from({ length: 4 }, () => place(member, [bet])))))
    const taken = answers.flatMap((answer) => (answer.status === 1 ? answer.items : []))
    const accepted = taken.filter(({ status }) => status === 1)
    const full = taken.filter(({ status }) => status === 'betOverLimit')
    expect(accepted.length + full.length).toBe(answers.length)
    expect(accepted.reduce((sum, { to_win }) => sum + to_win, 0)).toBeLessThanOrEqual(5_000_000)
    expect(full[0]?.available).toBeLessThan(most)
    await playTo(race.result_at)
  })
})

test.each([
  ['demo2', { product: '4d' }, { status: 1, url: '/w4d?kind=4d' }],
  ['demo2', { product: 'keno' }, { status: 1, url: '/virtual?kind=keno' }],
  ['demo2', { product: '4d', draw_id: '4d:nowhere' }, { status: 'notFound' }],
  ['demo2', { product: '2d', mode: 'demo' }, { status: 'permission_denied' }],
  ['demosuspend', { product: '3d' }, { status: 'SUSPEND' }],
  ['demonocasino', { product: '4d' }, { status: 'lotteryDisabled' }],
] as const)('%s opens the lottery of %j: %j', async (account, request, answer) => {
  const member = await server.login(account)
  expect(await member.call(launchLottery, request)).toMatchObject(answer)
})

test('an order that comes again, also at once, moves money once', async () => {
  const member = await server.login('demo5')
  const race = await nextRace(member)
  const idem_key = randomUUID()
  const before = await server.balances('demo5')
  const order = { idem_key, items: [betOn(race), betOn(race, 'place', ['2'])] }
  const answers = await Promise.all([1, 2, 3].map(() => member.call(betSingleSpecial, order)))
  const refs = answers.map((answer) => (answer.status === 1 ? answer.items.map(({ ref_no }) => ref_no) : []))
  expect(refs[1]).toEqual(refs[0])
  expect(refs[2]).toEqual(refs[0])
  expect((await server.balances('demo5')).cash).toBe(before.cash - 2000)
  const other = { idem_key, items: [betOn(race, 'win', ['3'])] }
  expect((await member.call(betSingleSpecial, other)).status).toBe('duplicate_debit_record')
  await playTo(race.result_at)
})

test('a price of several selections is asked for at once, each with its own status', async () => {
  const member = await server.login('demo6')
  const race = await nextRace(member)
  const items = [betOn(race), { ...betOn(race), selection: ['9'] }]
  expect(await member.call(betCheckMultiSpecial, { items })).toMatchObject({
    items: [
      { status: 1, odds: items[0]?.odds, min_bet: 100, max_bet: 100_000 },
      { status: 'invalidBetTeam', odds: null },
    ],
  })
})

test.each([
  'round locked',
  'round before draw',
  'round before commit of draw',
  'round running',
  'round result',
  'round before commit of payment',
  'round settled',
])('a process that dies at "%s" changes neither draw nor payment', async (place_) => {
  const member = await server.login('demo7')
  const race = await nextRace(member)
  const before = await server.balances('demo7')
  const items = dogs.runners.map((_, n) => betOn(race, 'win', [String(n + 1)]))
  await place(member, items)
  dies = place_
  const seeds = new Set<string>()
  for (const at of [race.close_at, race.off_at, race.off_at + 1000, race.result_at, race.result_at + 1000]) {
    await playTo(at)
    const seed = (await stored(race.round_id))?.seed
    if (seed) seeds.add(seed.toString('hex'))
  }
  expect(dies).toBeNull()
  expect(seeds.size).toBe(1)
  const round = await stored(race.round_id)
  expect(round?.state).toBe('settled')
  const [winner = 0] = round?.result?.order ?? []
  const won = Math.floor((1000 * (items[winner - 1]?.odds ?? 0)) / 100)
  expect(await server.balances('demo7')).toEqual({ cash: before.cash - 6000 + won, frozen: before.frozen })
})

test('several processes at once draw once', async () => {
  const member = await server.login('demo8')
  const race = await nextRace(member)
  await place(member, [betOn(race)])
  await playTo(race.close_at)
  server.clock.now = race.result_at
  await Promise.all(Array.from({ length: 4 }, tick))
  await tick()
  expect((await stored(race.round_id))?.state).toBe('settled')
  expect(
    await server.asOwner(
      'SELECT count(*)::int AS n FROM round_settlement s JOIN round_bet b ON b.id = s.bet_id WHERE b.member_id = $1',
      ['demo8'],
    ),
  ).toEqual([{ n: 1 }])
})

test('a round that cannot be drawn in time is void, and its stakes go back', async () => {
  const member = await server.login('demo9')
  const race = await nextRace(member)
  const before = await server.balances('demo9')
  await place(member, [betOn(race), betOn(race, 'place', ['1'])])
  await playTo(race.off_at + DRAW_WITHIN_MS + 1)
  expect(await stored(race.round_id)).toMatchObject({ state: 'void', seed: null, result: null })
  expect(await server.balances('demo9')).toEqual(before)
  const day = { start_date: '2026-08-01', end_date: '2026-08-03' }
  const bets = await member.call(roundBets, { ...day, round_id: race.round_id })
  expect(bets.status === 1 && bets.bets.map(({ state }) => state)).toEqual(['void', 'void'])
})

test(`${size(200, 10_000)} bets around a lock: none is accepted after it`, async () => {
  const members = await Promise.all(
    ['demo10', 'demo11', 'demo12', 'demo13'].map((name) => server.login(name)),
  )
  const [first] = members as [TestMember]
  const race = await nextRace(first)
  server.clock.now = race.close_at - 500
  const turning = setInterval(() => {
    server.clock.now += 20
  }, 10)
  const locking = setInterval(() => void tick().catch(() => undefined), 20)
  const statuses = new Map<unknown, number>()
  const count = size(200, 10_000)
  for (let sent = 0; sent < count; sent += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        statusesOf(place(members[n % members.length] as TestMember, [betOn(race, 'win', ['1'], 100)])),
      ),
    )
    for (const [status] of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  clearInterval(turning)
  clearInterval(locking)
  await playTo(Math.max(server.clock.now, race.close_at))
  const late = await server.asOwner(
    `SELECT b.id FROM round_bet b JOIN shared_round r ON r.id = b.round_id
     WHERE r.public_id = $1 AND (b.placed_at >= r.close_at OR b.placed_at > r.locked_at)`,
    [race.round_id],
  )
  expect(late).toEqual([])
  const refs = await server.asOwner<{ id: string }>(
    'SELECT b.id FROM round_bet b JOIN shared_round r ON r.id = b.round_id WHERE r.public_id = $1',
    [race.round_id],
  )
  expect((await stored(race.round_id))?.bets_digest).toBe(
    betsDigest(refs.map(({ id }) => `R${String(id).padStart(8, '0')}`)),
  )
  expect(statuses.get(1)).toBe(refs.length)
  expect((statuses.get(1) ?? 0) + (statuses.get('matchEnded') ?? 0)).toBe(count)
  expect(NOON).toBeLessThan(server.clock.now)
  await playTo(race.result_at)
})
