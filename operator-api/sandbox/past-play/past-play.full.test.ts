import { dailyStatement } from '@touchline/contracts/calls'
import { NOON, type TestApp, testApp } from '../../src/testing/test-app'
import { FIRST_MEMBER, PAST_MEMBER } from '../members'
import { createPastPlay } from './past-play'

const DAY_MS = 24 * 3_600_000
const SETTINGS = {
  // As a server has it.
  loginRates: { ofAccount: { points: 10, seconds: 60 }, ofNetwork: { points: 120, seconds: 60 } },
  allowedOrigins: [],
  secureLoginKey: 'a key',
  apiVersion: 'test',
  openRequestsMax: 1000,
  sandbox: true,
  sandboxSeed: 'touchline',
  feedSpeed: 12,
  sandboxDays: 18,
}

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  server.clock.now = NOON
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const countOf = async (member: string) =>
  Object.fromEntries(
    (
      await server.asOwner<{ of: string; count: number }>(
        `SELECT kind || ' ' || status AS of, count(*)::int AS count FROM bet WHERE member_id = '${member}' GROUP BY 1`,
      )
    ).map(({ of, count }) => [of, count]),
  )

async function playAll(): Promise<void> {
  const play = createPastPlay({ platform: server.platform, settings: SETTINGS })
  const [first, past] = play.jobs
  // Before the server is reached, all at once.
  expect(first?.isStart).toBe(true)
  await first?.round()
  for (let day = 0; day < SETTINGS.sandboxDays; day += 1) await past?.round()
  await play.stop()
}

test('the member that everybody tries first has played for days when a new sandbox is reached, and not at later starts', async () => {
  await server.asOwner('UPDATE member SET created_at = $1 WHERE id = $2', [NOON - DAY_MS / 2, FIRST_MEMBER])
  const play = () => createPastPlay({ platform: server.platform, settings: { ...SETTINGS, sandboxDays: 7 } })
  const older = play()
  await older.jobs?.[0]?.round()
  expect(await countOf(FIRST_MEMBER)).toEqual({})

  await server.asOwner('UPDATE member SET created_at = $1 WHERE id = $2', [NOON - 7 * DAY_MS, FIRST_MEMBER])
  // A round of the day after, as when that of the start has failed: somebody may be playing.
  const late = play()
  server.clock.now = NOON + DAY_MS
  await late.jobs?.[0]?.round()
  expect(await countOf(FIRST_MEMBER)).toEqual({})

  server.clock.now = NOON
  const fresh = play()
  await fresh.jobs?.[0]?.round()
  const played = await countOf(FIRST_MEMBER)
  expect(played['single settled']).toBeGreaterThan(5)
  expect(Object.keys(played).filter((of) => of.endsWith('running'))).toEqual([])

  server.clock.now = NOON + 5 * DAY_MS
  const restarted = play()
  await restarted.jobs?.[0]?.round()
  expect(await countOf(FIRST_MEMBER)).toEqual(played)
  server.clock.now = NOON
  await Promise.all([older, late, fresh, restarted].map(({ stop }) => stop?.()))
}, 60_000)

test('a new sandbox has weeks of play of one member, all of it settled, and plays them once', async () => {
  await playAll()
  const played = await countOf(PAST_MEMBER)
  expect(played['single settled']).toBeGreaterThan(35)
  expect(played['parlay settled']).toBeGreaterThan(3)
  expect(played['system settled']).toBeGreaterThan(0)
  expect(Object.keys(played).filter((of) => of.endsWith('running'))).toEqual([])

  // Their results are on record already, where another member has played: nobody may know them before they end.
  const tooEarly = await server.asOwner(
    'SELECT b.id, b.kind, b.result FROM bet b JOIN bet_leg l ON l.bet_id = b.id WHERE b.settled_at < l.kickoff',
  )
  expect(tooEarly).toEqual([])

  // As after a restart.
  await playAll()
  expect(await countOf(PAST_MEMBER)).toEqual(played)

  const member = await server.login(PAST_MEMBER)
  const asked = { start_date: '2026-07-05', end_date: '2026-08-01', page_size: 100 }
  const statement = await member.call(dailyStatement, asked)
  if (statement.status !== 1) throw new Error(String(statement.status))
  expect(statement.days.filter(({ bets }) => bets > 0).length).toBeGreaterThan(8)
  expect(statement.grand.closing).toBe((await server.balances(PAST_MEMBER)).cash)
}, 60_000)
