import { NO_RESULT_YET } from '@touchline/rules'
import { deskOfFile } from './testing/desk-of-file'

const HOUR_MS = 3_600_000
const { desk } = deskOfFile(async ({ fresh }) => {
  await fresh.asOwner(`
    INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, parent, kickoff,
      first_kickoff, status, told_at)
    VALUES (71, 1, 1, 'Coast League', '', 0, 'Mersey Town', 'Harbour', 3, NULL, ${HOUR_MS}, 0, 1, 0),
      (72, 1, 2, 'Coast League - Corners', '', 0, 'Mersey Town', 'Harbour', 1, 71, ${HOUR_MS}, 0, 1, 0),
      (73, 1, 1, 'Coast League', '', 0, 'Mersey Town', 'Quay', 0, NULL, ${50 * HOUR_MS}, 0, 1, 0),
      (74, 1, 3, 'Hill League', '', 0, 'Ridge', 'Valley', 0, NULL, 0, 0, 1, 0)`)
  await fresh.asOwner("SELECT record_result(71, 1, $1, 'feed', 0)", [
    JSON.stringify({ ...NO_RESULT_YET, status: 1, half_time: [1, 0], full_time: [2, 0] }),
  ])
})

/** At three hours: 71 was two hours ago, 73 is in two days. */
const run = (typed: string | readonly string[]) => desk().run(typed, { now: () => 3 * HOUR_MS })
const linesOf = async (typed: string) => (await run(typed)).split('\n').map((line) => line.split(/ {2,}/))
const HEAD = ['match', 'kick-off (GMT+8)', 'league', 'home', 'away', 'recorded', 'by hand since']
const FIRST = ['71', '1970-01-01 09:00:00', 'Coast League', 'Mersey Town', 'Harbour', '2-0 (1-0)', '-']
const CORNERS = ['72', '1970-01-01 09:00:00', 'Coast League - Corners', 'Mersey Town', 'Harbour', '-', '-']
const LATER = ['73', '1970-01-03 10:00:00', 'Coast League', 'Mersey Town', 'Quay', '-', '-']

test('a match is found by parts of its names, the nearest to now first', async () => {
  expect(await linesOf('result find mersey')).toEqual([HEAD, FIRST, CORNERS, LATER].map(withFeed))
  expect(await linesOf('result find quay COAST')).toEqual([HEAD, LATER].map(withFeed))
  expect(await linesOf('result find 72')).toEqual([HEAD, CORNERS].map(withFeed))
  for (const typed of ['m%', 'm_rsey', 'mersey\\', "o'"])
    expect(await run(['result', 'find', typed])).toBe('no match is called so')
  expect(await run('result held')).toBe('no result is held')
})

test('a held result is listed beside the newest one of the feed', async () => {
  await run('result 71 2-1 1-0 --last-goal away')
  await run('result 74 cancel')
  await desk().fresh.asOwner("SELECT record_result(71, 2, $1, 'feed', 0)", [
    JSON.stringify({ ...NO_RESULT_YET, status: 2, abandoned_in: 'second_half', half_time: [1, 0] }),
  ])
  const since = '1970-01-01 11:00:00'
  const first = [...FIRST.slice(0, 5), '2-1 (1-0)', since, 'called off (1-0)', '-']
  const hill = ['74', '1970-01-01 08:00:00', 'Hill League', 'Ridge', 'Valley', 'called off', since, '-', '-']
  expect(await linesOf('result held')).toEqual([withFeed(HEAD), first, hill])
  expect(await linesOf('result find harbour')).toEqual([withFeed(HEAD), first, withFeed(CORNERS)])
  await run('result 71 release')
  expect(await linesOf('result held')).toEqual([withFeed(HEAD), hill])
})

test('a result that contradicts itself is listed with its reason, and released or typed over', async () => {
  const { fresh } = desk()
  const hold = (match: number) =>
    fresh.asOwner("SELECT hold_result($1, 1, $2, 'half time 3-0 is above the score 1-0', 0)", [
      match,
      JSON.stringify({ ...NO_RESULT_YET, status: 1, half_time: [3, 0], full_time: [1, 0] }),
    ])
  for (const match of [72, 73]) await hold(match)
  const doubtful = ['1-0 (3-0)', 'half time 3-0 is above the score 1-0']
  expect(await linesOf('result held')).toEqual([
    withFeed(HEAD),
    [...CORNERS, ...doubtful],
    [...LATER, ...doubtful],
    expect.arrayContaining(['74']),
  ])
  expect(await run('result 72 release')).toContain('- → 1-0 (3-0), revision 1')
  await run('result 73 3-1 3-0 --last-goal away --before-kickoff')
  expect((await linesOf('result held')).map(([id, , , , , recorded]) => [id, recorded])).toEqual([
    ['match', 'recorded'],
    ['73', '3-1 (3-0)'],
    ['74', 'called off'],
  ])
})

test('longer answers come page by page', async () => {
  await desk().fresh.asOwner(`
    INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
      status, told_at)
    SELECT 800 + n, 1, 4, 'Long League', '', 0, 'Team ' || n, 'Guests', 0, 0, 0, 1, 0 FROM generate_series(1, 21) n`)
  expect((await run('result find guests')).split('\n').at(-1)).toBe(
    'page 1 of 2, 21 in all; more with --page 2',
  )
  expect((await linesOf('result find guests --page 2')).map(([id]) => id)).toEqual([
    'match',
    '821',
    'page 2 of 2, 21 in all',
  ])
  await expect(run('result find guests --page 3')).rejects.toThrow('There is no page 3')
})

/** A row with the last columns, empty but for their heads. */
function withFeed(row: readonly string[]): readonly string[] {
  return [...row, ...(row === HEAD ? ['feed says', 'held because'] : ['-', '-'])]
}
