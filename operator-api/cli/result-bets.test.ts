import { betParlay } from '@touchline/contracts/calls'
import { NO_RESULT_YET } from '@touchline/rules'
import { openDatabase } from '../src/storage/open-database'
import { aLeg, aParlay } from '../src/testing/combinations'
import { MATCH } from '../src/testing/fake-book'
import { NOON, type TestApp, testApp } from '../src/testing/test-app'
import type { CommandContext } from './command'
import { deskContext, runAt } from './testing/operator-desk'

const HOUR = 3_600_000
const KICKOFF = NOON + HOUR

let server: TestApp
let context: CommandContext
let match = MATCH
beforeAll(async () => {
  server = await testApp()
  context = { ...deskContext(openDatabase(server.owner)), now: () => server.clock.now }
})
beforeEach(async () => {
  server.clock.now = NOON
  await offered()
})
afterAll(async () => {
  await context.database.close()
  expect(await server.breaches()).toEqual([])
  await server.close()
})

/** Another match that can be bet on; the answer is its id. */
async function offered(): Promise<number> {
  match += 1
  server.book.put({ id: match, kickoff: KICKOFF }, [{}, { id: 2, period: 1 }])
  await server.asOwner(
    `INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
       status, told_at) VALUES ($1, 1, 1, 'First League', '', 0, 'North', 'South', 0, $2, $2, 1, 0)
     ON CONFLICT (id) DO UPDATE SET league = 'First League', home = 'North', away = 'South', kickoff = $2`,
    [match, KICKOFF],
  )
  return match
}
const sweep = () => server.app.settlement.sweep()
const bet = async (name: string, of: object = {}) =>
  expect(await (await server.login(name)).bet({ match_id: match, ...of })).toMatchObject({ status: 1 })
const play = () => {
  server.clock.now = KICKOFF + 2 * HOUR
}
/** The bets in an answer. */
const betsOf = async (typed: string) => (await runAt(context, `result ${match} ${typed}`)).split('; ')[1]

test('an answer says how many bets a result settles, and how many it settles anew', async () => {
  for (const name of ['demo2', 'demo3']) await bet(name)
  play()
  const names = 'North – South, First League'
  expect(await runAt(context, `result ${match} 2-0 1-0`)).toBe(
    `match ${match}: ${names}: - → 2-0 (1-0), revision 1; 2 bets to settle`,
  )
  await sweep()
  expect(await runAt(context, `result ${match} 0-1 0-0`)).toBe(
    `match ${match}: ${names}: 2-0 (1-0) → 0-1 (0-0), revision 2; 2 bets to settle anew`,
  )
  await sweep()
  const revisions = () =>
    server.asOwner('SELECT revision FROM match_result WHERE match_id = $1 ORDER BY revision', [match])
  const before = await revisions()
  await expect(runAt(context, `result ${match} 0-1 0-0`)).rejects.toThrow(
    `Match ${match}, North – South, has this result by hand already: 0-1 (0-0); nothing was written`,
  )
  expect(await revisions()).toEqual(before)
  expect(await betsOf('0-2 0-0')).toBe('no bets to settle')
})

test('a result that is taken back settles nothing: bets stay open, or run again', async () => {
  await bet('demo4')
  play()
  expect(await betsOf('2-0 1-0')).toBe('1 bet to settle')
  expect(await betsOf('release')).toBe('1 bet stays open')
  expect(await betsOf('2-0 1-0')).toBe('1 bet to settle')
  await sweep()
  expect(await betsOf('release')).toBe('1 bet runs again')
  await sweep()
  expect(await betsOf('cancel')).toBe('1 bet to settle')
})

test('a half with a result stays settled when the other results are taken back', async () => {
  await bet('demo5')
  await bet('demo5', { line_id: 2 })
  play()
  await server.asOwner("SELECT record_result($1, 1, $2, 'feed', $3)", [
    match,
    JSON.stringify({ ...NO_RESULT_YET, half_time: [1, 0] }),
    server.clock.now,
  ])
  await sweep()
  expect(await betsOf('2-0')).toBe('1 bet to settle')
  await sweep()
  expect(await betsOf('release')).toBe('1 bet runs again')
})

test.each([
  ['2-0 1-0', '1 bet stays open'],
  ['0-1 0-0', '1 bet to settle'],
])('a parlay whose other match is still to be played is, by %s, counted as: %s', async (typed, text) => {
  const picks = [match, await offered()].map((match_id) => aLeg(0, { match_id }))
  const member = await server.login('demo6')
  expect(await member.call(betParlay, aParlay({ picks }))).toMatchObject({ status: 1 })
  play()
  expect(await betsOf(typed)).toBe(text)
})
