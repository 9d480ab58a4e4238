import { randomUUID } from 'node:crypto'
import {
  betSingleSpecial,
  cancelledBetListLottery,
  gameResultLottery,
  type Round,
  roundBoard,
  roundResults,
} from '@touchline/contracts/calls'
import { fromHex } from '@touchline/fair'
import { drawRound, type LotteryResult, ROUND_KINDS, roundKind } from '@touchline/fair/rounds'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { RUN_KINDS, runKind } from './kinds'
import { DRAW_WITHIN_MS } from './play-round'
import { nextRounds } from './timetable'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
beforeEach(() => {
  server.clock.now += 20 * 60_000
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const tick = () => server.app.round('shared rounds')
const four = roundKind('q4d') as NonNullable<ReturnType<typeof roundKind>>

async function draws(member: TestMember, kind = 'q4d'): Promise<Round[]> {
  await tick()
  const answer = await member.call(roundBoard, { kind })
  return answer.status === 1 ? answer.rounds.filter(({ state }) => state === 'open') : []
}
const ticket = (round: Round, market: string, number: string, stake: number) => ({
  round_id: round.round_id,
  market,
  selection: [number],
  stake,
  odds: four.model.price(round.facts, { market, selection: [number] }) ?? 1,
})
async function buy(member: TestMember, items: object[]) {
  const placed = await member.call(betSingleSpecial, { idem_key: randomUUID(), items })
  if (placed.status !== 1) throw new Error(String(placed.status))
  return placed.items
}
const playTo = async (at: number) => {
  server.clock.now = at
  await tick()
}

test('tickets of several draws are drawn, paid and listed', async () => {
  const member = await server.login('demo2')
  const [first, second] = (await draws(member)) as [Round, Round]
  const before = await server.balances('demo2')
  const placed = await buy(
    member,
    [
      ...Array.from({ length: 10 }, (_, n) => ticket(first, 'rollBig', `${n}_00`, 1000)),
      ticket(first, 'iboxBig', '5579', 100),
      ticket(first, 'boxSmall', '5579', 1200),
      ticket(first, 'bigSmall', 'big', 100),
      ticket(first, 'bigSmall', 'small', 100),
      ticket(second, '4a', '0007', 100),
    ].filter(({ selection }) => selection[0]?.length !== 5),
  )
  const accepted = placed.filter(({ status }) => status === 1)
  const paid = accepted.reduce((sum, { stake }) => sum + stake, 0)
  expect(await server.balances('demo2')).toEqual({ cash: before.cash - paid, frozen: before.frozen + paid })
  await playTo(first.off_at)
  await playTo(first.result_at)
  const day = { start_date: '2026-08-01', end_date: '2026-08-01', page_size: 50 }
  const listed = await member.call(gameResultLottery, day)
  if (listed.status !== 1) throw new Error(String(listed.status))
  const result = (await resultsOf(member)).find(({ round_id }) => round_id === first.round_id)
  if (!result) throw new Error('the draw has no result')
  const { numbers } = result.result as unknown as LotteryResult
  expect(new Set(numbers).size).toBe(23)
  const seed = fromHex(result.seed ?? '') as Uint8Array
  expect(drawRound(four, {}, { seed, publicId: first.round_id })).toEqual({ numbers })
  for (const bet of listed.bets.filter(({ round_id }) => round_id === first.round_id)) {
    const [numerator, denominator] = four.model.returns({}, bet, { numbers })
    expect(bet.returned).toBe(Math.floor((bet.stake * numerator) / denominator))
  }
  const found = await member.call(roundResults, { kind: 'q4d', number: numbers[7] ?? '' })
  expect(found.status === 1 && found.rounds.map(({ round_id }) => round_id)).toContain(first.round_id)
  expect(listed.bets.some(({ state, round_id }) => state === 'running' && round_id === second.round_id)).toBe(
    true,
  )
})

async function resultsOf(member: TestMember): Promise<Round[]> {
  const answer = await member.call(roundResults, { kind: 'q4d' })
  return answer.status === 1 ? answer.rounds : []
}

test('a number is sold out at the cap of the house, and the answer has the remaining stake', async () => {
  const member = await server.login('demo3')
  const [round] = (await draws(member)) as [Round]
  const sold = await buy(member, [ticket(round, 'big', '7710', 6000), ticket(round, 'small', '7710', 2000)])
  expect(sold.map(({ status }) => status)).toEqual([1, 1])
  const [liability] = await server.asOwner<{ amount: string }>(
    "SELECT amount FROM round_liability WHERE subject = '7710' ORDER BY amount DESC LIMIT 1",
  )
  expect(Number(liability?.amount)).toBe(22_000_000)
  expect(await buy(member, [ticket(round, 'big', '7710', 1300)])).toMatchObject([
    { status: 'betOverLimit', available: 1200 },
  ])
  expect(await buy(member, [ticket(round, 'small', '7710', 900)])).toMatchObject([
    { status: 'betOverLimit', available: 857 },
  ])
  // The available stake of a box divides among its tickets.
  expect(await buy(member, [ticket(round, 'boxSmall', '7710', 12_000)])).toMatchObject([
    { status: 'betOverLimit', available: 12 * 857 },
  ])
  // A box covers the sold number too, and another number is free.
  expect(await buy(member, [ticket(round, 'boxBig', '0177', 24_000)])).toMatchObject([
    { status: 'betOverLimit' },
  ])
  expect(await buy(member, [ticket(round, 'big', '1234', 1300)])).toMatchObject([{ status: 1 }])
})

test('many tickets for one number at once stay below the cap', async () => {
  const member = await server.login('demo4')
  const [round] = (await draws(member)) as [Round]
  const items = (
    await Promise.all(Array.from({ length: 40 }, () => buy(member, [ticket(round, 'big', '4321', 1000)])))
  ).flat()
  expect(items.filter(({ status }) => status === 1)).toHaveLength(10)
  expect(items.filter(({ status }) => status === 'betOverLimit')).toHaveLength(30)
})

test.each([
  ['three digits in 4D', 'big', '123', 100, 'invalidBetTeam'],
  ['four of a kind as iBox', 'iboxBig', '1111', 100, 'invalidBetTeam'],
  ['a stake that its tickets do not divide', 'boxBig', '5579', 1201, 'invalidBetAmount'],
  ['a ticket under the unit', 'boxBig', '5579', 600, 'betLowerMin'],
  ['an unknown market', '5d', '12345', 100, 'invalidBetType'],
])('%s is rejected', async (_, market, number, stake, code) => {
  const member = await server.login('demo5')
  const [round] = (await draws(member)) as [Round]
  expect(await buy(member, [ticket(round, market, number, stake)])).toMatchObject([{ status: code }])
})

test('the worst draw of a lottery is bounded, however the numbers are spread', async () => {
  const member = await server.login('demo8')
  const [round] = (await draws(member)) as [Round]
  await server.asOwner(
    `INSERT INTO round_liability (round_id, currency, subject, amount)
     SELECT r.id, 'MYR', lpad(n::text, 4, '0'), 22000000 FROM shared_round r, generate_series(1, 22) AS n WHERE r.public_id = $1`,
    [round.round_id],
  )
  await server.asOwner(
    `INSERT INTO round_liability (round_id, currency, subject, amount)
     SELECT id, 'MYR', '*', 484000000 FROM shared_round WHERE public_id = $1`,
    [round.round_id],
  )
  // 22 numbers of 220,000.00 each; a draw of 23 numbers may cost 5,000,000.00.
  expect(await buy(member, [ticket(round, 'big', '9001', 6000)])).toMatchObject([{ status: 1 }])
  expect(await buy(member, [ticket(round, 'big', '9002', 10_000)])).toMatchObject([
    { status: 'betOverLimit', available: 0 },
  ])
  const [all] = await server.asOwner<{ amount: string }>(
    `SELECT l.amount FROM round_liability l JOIN shared_round r ON r.id = l.round_id
     WHERE r.public_id = $1 AND subject = '*'`,
    [round.round_id],
  )
  expect(Number(all?.amount)).toBe(499_000_000)
})

test('a day that is given back after later draws have opened stays without a draw', async () => {
  const member = await server.login('demo9')
  const [first] = (await draws(member, '4d')) as [Round]
  const day = first.round_id.split(':')[1] ?? ''
  const name = `no draw 4d ${day}`
  await server.asOwner('INSERT INTO operator_setting (name, value) VALUES ($1, $2)', [
    name,
    JSON.stringify({ kind: '4d', day, reason: 'holiday' }),
  ])
  await draws(member, '4d')
  await server.asOwner('DELETE FROM operator_setting WHERE name = $1', [name])
  await draws(member, '4d')
  const [later] = (await draws(member, '4d')) as [Round]
  expect(later.round_id > first.round_id).toBe(true)
  await playTo(later.off_at)
  const awake = await server.login('demo9')
  const { rounds } = (await awake.call(roundBoard, { kind: '4d' })) as { rounds: Round[] }
  expect(rounds.find(({ round_id }) => round_id === later.round_id)?.state).toBe('running')
  expect(rounds.find(({ round_id }) => round_id === later.round_id)?.seed).not.toBeNull()
})

test('a day that is taken out has no draw, and its open draws are void', async () => {
  const member = await server.login('demo7')
  const [round] = (await draws(member, '4d')) as [Round]
  const before = await server.balances('demo7')
  await buy(member, [ticket(round, 'big', '0001', 500)])
  const day = round.round_id.split(':')[1] ?? ''
  await server.asOwner('INSERT INTO operator_setting (name, value) VALUES ($1, $2)', [
    `no draw 4d ${day}`,
    JSON.stringify({ kind: '4d', day, reason: 'holiday' }),
  ])
  const open = await draws(member, '4d')
  expect(open.map(({ round_id }) => round_id)).not.toContain(round.round_id)
  expect(open.length).toBeGreaterThan(0)
  expect(await server.balances('demo7')).toEqual(before)
  await server.asOwner("DELETE FROM operator_setting WHERE name LIKE 'no draw %'")
})

test('bets of a void draw go back and are in their own list', async () => {
  const member = await server.login('demo6')
  const [round] = (await draws(member)) as [Round]
  const before = await server.balances('demo6')
  await buy(member, [ticket(round, 'big', '0001', 500)])
  await playTo(round.off_at + DRAW_WITHIN_MS + 1)
  expect(await server.balances('demo6')).toEqual(before)
  expect(
    await member.call(cancelledBetListLottery, { start_date: '2026-08-01', end_date: '2026-08-02' }),
  ).toMatchObject({ total: 1, bets: [{ state: 'void', returned: 500 }] })
})

test('disabled products are rejected with their codes', async () => {
  const member = await server.login('demonocasino')
  await tick()
  const answer = await member.call(roundBoard, {})
  const reasonOf = (code: string) =>
    answer.status === 1 ? answer.kinds.find((kind) => kind.code === code)?.reason : undefined
  expect(['q4d', 's41', 's40', 'keno'].map(reasonOf)).toEqual([
    'lotteryDisabled',
    'EsportsDisabled',
    'MiniGameDisabled',
    'lotteryDisabled',
  ])
})

test('every kind has a timetable, and three special sports are off at each minute', () => {
  expect(RUN_KINDS.map(({ code }) => code).sort()).toEqual(ROUND_KINDS.map(({ code }) => code).sort())
  const special = RUN_KINDS.filter(({ sport }) => sport !== null)
  expect(special).toHaveLength(15)
  const offs = special.map(({ timetable }) => (nextRounds(timetable, 0, 1)[0]?.offAt ?? 0) % 300_000)
  for (const minute of [0, 1, 2, 3, 4]) expect(offs.filter((at) => at === minute * 60_000)).toHaveLength(3)
})

test.each([
  ['4d', Date.UTC(2026, 10, 25, 10), 1, '2026-11-25', Date.UTC(2026, 10, 25, 11)],
  ['4d', Date.UTC(2026, 10, 25, 11), 1, '2026-11-26', Date.UTC(2026, 10, 26, 11)],
  ['2d', Date.UTC(2026, 10, 25, 5), 2, '2026-11-25', Date.UTC(2026, 10, 25, 8, 30)],
  ['vd', Date.UTC(2026, 10, 25, 16), 2, '2026-11-26', Date.UTC(2026, 10, 25, 16, 2)],
])('the next round of %s after %i is number %i of %s', (code, after, number, day, offAt) => {
  const timetable = runKind(code)?.timetable
  expect(timetable && nextRounds(timetable, after, 1)).toEqual([{ number, day, offAt }])
})

test('rounds of days off are skipped, and the others keep their numbers', () => {
  const timetable = runKind('2d')?.timetable
  const next = timetable && nextRounds(timetable, Date.UTC(2026, 10, 25, 5), 2, ['2026-11-26'])
  expect(next?.map(({ day, number }) => `${day} ${number}`)).toEqual(['2026-11-25 2', '2026-11-27 1'])
})
