import { type MatchResult, NO_RESULT_YET } from '@touchline/rules'
import { MATCH } from '../../testing/fake-book'
import { finished } from '../../testing/results'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'

const HOUR = 3_600_000
const KICKOFF = NOON + HOUR

let server: TestApp
let members = 1
let match = MATCH
let member: TestMember
beforeAll(async () => {
  server = await testApp()
})
beforeEach(async () => {
  members += 1
  match += 1
  server.clock.now = NOON
  member = await server.login(`demo${members}`)
  server.book.put({ id: match, kickoff: KICKOFF }, [{}, { id: 2, period: 1 }])
  await saveFixture({})
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

/** The stored facts of the match. */
const saveFixture = ({ kickoff = KICKOFF, type = 0, status = 0 }) =>
  server.asOwner(
    `INSERT INTO fixture (id, sport, league_id, league, country, home, away, match_type, kickoff, first_kickoff, status, told_at)
     VALUES ($1, 1, 1, '', '', '', '', $2, $3, $3, $4, 0) ON CONFLICT (id) DO UPDATE SET kickoff = $3, match_type = $2, status = $4`,
    [match, type, kickoff, status],
  )
const settle = (revision: number, result: MatchResult) =>
  server.app.settlement.settle({ match, revision, result })
/** The states of the member's bets so many hours after noon. */
async function statesAfter(hours: number): Promise<string[]> {
  server.clock.now = NOON + hours * HOUR
  await server.app.settlement.voidUnplayed()
  return betStates()
}
async function betStates(): Promise<string[]> {
  const rows = await server.asOwner<{ state: string }>(
    'SELECT coalesce(result, status) AS state FROM bet WHERE member_id = $1 ORDER BY id',
    [member.account],
  )
  return rows.map(({ state }) => state)
}

test('a match that has not begun twelve hours after its kick-off is void, and a true result that comes later counts', async () => {
  await member.bet({ match_id: match })
  expect(await statesAfter(12.9)).toEqual(['running'])
  expect(await statesAfter(13)).toEqual(['void'])
  const [recorded] = await server.asOwner('SELECT source, revision FROM match_result WHERE match_id = $1', [
    match,
  ])
  expect(recorded).toEqual({ source: 'not played in time', revision: 1 })
  // The feed's own first word.
  await settle(1, finished([1, 0]))
  expect(await betStates()).toEqual(['win'])
  await settle(2, finished([0, 0]))
  expect(await betStates()).toEqual(['lose'])
  expect(await statesAfter(40)).toEqual(['lose'])
})

test('of a match that is not resumed the first half counts', async () => {
  await member.bet({ match_id: match })
  await member.bet({ match_id: match, line_id: 2 })
  await settle(1, { ...finished([0, 0], [1, 0]), status: 5, full_time: null })
  expect(await statesAfter(14)).toEqual(['void', 'win'])
})

test('a match that was put off by days is void for earlier bets, and open for later ones', async () => {
  await member.bet({ match_id: match })
  const later = KICKOFF + 48 * HOUR
  server.book.put({ id: match, kickoff: later })
  await saveFixture({ kickoff: later })
  await member.bet({ match_id: match })
  expect(await statesAfter(13)).toEqual(['void', 'running'])
  expect(await statesAfter(14)).toEqual(['void', 'running'])
  await settle(1, finished([1, 0]))
  expect(await betStates()).toEqual(['void', 'win'])
})

test.each([
  { name: 'that is being played', play: { market: 3, period: 3 } as const, type: 0, silent: false },
  { name: 'that is an outright', play: {}, type: 2, silent: false },
  { name: 'while the feed is silent', play: {}, type: 0, silent: true },
])('a match $name is not void', async ({ play, type, silent }) => {
  await member.bet({ match_id: match })
  server.book.put({ id: match, ...play })
  await saveFixture({ type })
  if (silent) server.book.fresh(NOON)
  const state = await statesAfter(20)
  if (silent) server.book.fresh(Number.MAX_SAFE_INTEGER)
  expect(state).toEqual(['running'])
})

test('an interrupted match that the board still shows is void', async () => {
  await member.bet({ match_id: match })
  server.book.put({ id: match, market: 3, period: 1, status: 5 })
  expect(await statesAfter(13)).toEqual(['void'])
})

test('a bet that was placed when play had begun is void, unless it was placed in play', async () => {
  await member.bet({ match_id: match })
  server.clock.now += HOUR / 2
  await member.bet({ match_id: match })
  server.book.put({ id: match, market: 3, period: 1 })
  await member.bet({ match_id: match, score: [0, 0] })
  server.clock.now += 5000
  await server.app.sportsbook.decide()
  await settle(1, { ...finished([1, 0]), kicked_off: NOON + HOUR / 4 })
  expect(await betStates()).toEqual(['win', 'void', 'win'])
  // The first announced kick-off: the correction takes the later one back.
  await settle(2, finished([1, 0]))
  expect(await betStates()).toEqual(['win', 'win', 'win'])
})

/** A typed result holds until it is taken back; it settles at once. */
async function byHand(word: MatchResult | 'release'): Promise<void> {
  await (word === 'release'
    ? server.asOwner('SELECT release_result($1, 0)', [match])
    : server.asOwner("SELECT record_result($1, 0, $2, 'operator', 0)", [match, JSON.stringify(word)]))
  await server.app.settlement.sweep()
}

test('a result that was typed too early and taken back does not decide when play began', async () => {
  // The announced kick-off has passed, and play has not begun.
  server.clock.now = KICKOFF + HOUR / 2
  await byHand(finished([2, 0]))
  await byHand('release')
  const later = KICKOFF + 2 * HOUR
  server.book.put({ id: match, kickoff: later })
  await saveFixture({ kickoff: later })
  expect(await member.bet({ match_id: match })).toMatchObject({ status: 1 })
  await server.app.settlement.sweep()
  expect(await betStates()).toEqual(['running'])
  server.clock.now = later + 2 * HOUR
  await byHand(finished([1, 0]))
  expect(await betStates()).toEqual(['win'])
})

test.each<[string, Partial<MatchResult>, string]>([
  ['nothing was played', {}, 'running'],
  ['nothing was played and which is put off', { status: 5 }, 'running'],
  ['the first half was played', { half_time: [0, 0] }, 'void'],
  ['the match was given up in the first half', { status: 2, abandoned_in: 'first_half' }, 'void'],
  ['a part was played', { periods: [[21, 6, 4]] }, 'void'],
])('a kick-off in a result by which %s leaves a bet placed after it %s', async (_, word, state) => {
  await member.bet({ match_id: match })
  await settle(1, { ...NO_RESULT_YET, ...word, kicked_off: NOON })
  expect(await betStates()).toEqual([state])
})
