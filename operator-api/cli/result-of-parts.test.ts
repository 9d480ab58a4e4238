import { type MatchResult, NOT_PLAYED } from '@touchline/rules'
import { GOALS, resultDeskOfFile } from './testing/result-desk'

const { matchWith, type, newest, asOwner } = resultDeskOfFile()

describe('corners and bookings of a match', () => {
  const CORNERS = { half_time: [4, 1], full_time: [9, 4] } satisfies Partial<MatchResult>
  const held = () =>
    asOwner<{ match_id: string }>('SELECT match_id FROM result_hold WHERE match_id >= $1 ORDER BY match_id', [
      whole,
    ]).then((rows) => rows.map(({ match_id }) => Number(match_id)))
  const NAMES = 'North – South, First League'
  const GOALS_UNKNOWN =
    '--first-goal unknown --last-goal unknown --half-first-goal unknown --half-last-goal unknown'
  let whole = 0
  let corners = 0
  let bookings = 0
  beforeEach(async () => {
    whole = await matchWith(GOALS)
    corners = await matchWith(CORNERS)
    bookings = await matchWith(null)
    await asOwner('UPDATE fixture SET match_type = 1, parent = $1 WHERE id IN ($2, $3)', [
      ...[whole, corners, bookings],
    ])
  })

  test('are called off with it, and are given back with it', async () => {
    expect(await type('cancel', whole)).toBe(
      [
        `match ${whole}: ${NAMES}: 2-1 (1-0) → called off, revision 2; no bets to settle`,
        `match ${corners}, a part of it: ${NAMES}: 9-4 (4-1) → called off, revision 2; no bets to settle`,
        `match ${bookings}, a part of it: ${NAMES}: - → called off, revision 1; no bets to settle`,
      ].join('\n'),
    )
    for (const one of [whole, corners, bookings]) expect(await newest(one)).toMatchObject(NOT_PLAYED)
    expect(await held()).toEqual([whole, corners, bookings])
    expect(await asOwner('SELECT details FROM audit WHERE subject = $1', [String(whole)])).toMatchObject([
      { details: { parts: [corners, bookings] } },
    ])
    expect(await type('release', whole)).toBe(
      [
        `match ${whole}: ${NAMES}: called off → 2-1 (1-0), revision 3; no bets to settle`,
        `match ${corners}, a part of it: ${NAMES}: called off → 9-4 (4-1), revision 3; no bets to settle`,
        `match ${bookings}, a part of it: ${NAMES}: called off → -, revision 2; no bets to settle`,
      ].join('\n'),
    )
    expect(await newest(whole)).toMatchObject(GOALS)
    expect(await newest(corners)).toMatchObject(CORNERS)
    expect(await held()).toEqual([])
  })

  test('stay as they are with a score of the match, and a part typed by itself is not released with it', async () => {
    expect(await type('2-1 1-0 --decided shortened', whole)).toBe(
      `match ${whole}: ${NAMES}: 2-1 (1-0) → 2-1 (1-0), revision 2; no bets to settle`,
    )
    expect(await newest(corners)).toMatchObject(CORNERS)
    expect(await held()).toEqual([whole])
    await type(`9-5 4-1 ${GOALS_UNKNOWN}`, corners)
    await type('release', whole)
    expect(await held()).toEqual([corners])
  })

  test('a result typed for a part before the match was called off is named when it is discarded', async () => {
    await type(`9-5 4-1 ${GOALS_UNKNOWN}`, corners)
    await type('cancel', whole)
    expect((await type('release', whole)).split('\n')[1]).toBe(
      `match ${corners}, a part of it: ${NAMES}: called off → 9-4 (4-1), revision 4; no bets to settle; 9-5 (4-1), typed of it before, counts no longer: type it again if it is to stand`,
    )
  })

  test('a part called off by hand is not called off again; any other part is', async () => {
    await type('cancel', whole)
    await expect(type('cancel', whole)).rejects.toThrow(
      `Match ${whole}, North – South, is called off by hand already`,
    )
    expect(await asOwner('SELECT FROM audit WHERE subject = $1', [String(whole)])).toHaveLength(1)
    await type('release', corners)
    expect(await type('cancel', whole)).toBe(
      `match ${corners}, a part of it: ${NAMES}: 9-4 (4-1) → called off, revision 4; no bets to settle`,
    )
  })

  test('nothing is called off where one of them cannot be', async () => {
    await asOwner(
      `ALTER TABLE match_result ADD CONSTRAINT no_more CHECK (match_id <> ${bookings} OR source = 'feed')`,
    )
    await expect(type('cancel', whole)).rejects.toThrow()
    expect(await newest(whole)).toMatchObject(GOALS)
    expect(await held()).toEqual([])
    await asOwner('ALTER TABLE match_result DROP CONSTRAINT no_more')
  })
})
