import { type MatchResult, NOT_PLAYED } from '@touchline/rules'
import { GOALS, type ResultDesk, resultDesk } from './testing/result-desk'

let at: ResultDesk
let match = 0
beforeAll(async () => {
  at = await resultDesk()
})
afterAll(() => at.desk.close())

const told = async (...of: Parameters<ResultDesk['told']>): Promise<void> => {
  match = await at.told(...of)
}
const type = (typed: string, of?: number) => at.type(typed, of)
const newest = (of?: number) => at.newest(of)

describe('corners and bookings of a match', () => {
  const CORNERS = { half_time: [4, 1], full_time: [9, 4] } satisfies Partial<MatchResult>
  const held = () =>
    at.fresh
      .asOwner<{ match_id: string }>(
        'SELECT match_id FROM result_hold WHERE match_id >= $1 ORDER BY match_id',
        [whole],
      )
      .then((rows) => rows.map(({ match_id }) => Number(match_id)))
  let whole = 0
  let corners = 0
  let bookings = 0
  beforeEach(async () => {
    await told(GOALS)
    whole = match
    await told(CORNERS)
    corners = match
    await told(null)
    bookings = match
    await at.fresh.asOwner('UPDATE fixture SET match_type = 1, parent = $1 WHERE id IN ($2, $3)', [
      ...[whole, corners, bookings],
    ])
  })

  test('are called off with it, and are given back with it', async () => {
    expect(await type('cancel', whole)).toBe(
      [
        `match ${whole}: revision 2`,
        `match ${corners}, a part of it: revision 2`,
        `match ${bookings}, a part of it: revision 1`,
      ].join('\n'),
    )
    for (const one of [whole, corners, bookings]) expect(await newest(one)).toMatchObject(NOT_PLAYED)
    expect(await held()).toEqual([whole, corners, bookings])
    expect(
      await at.fresh.asOwner('SELECT details FROM audit WHERE subject = $1', [String(whole)]),
    ).toMatchObject([{ details: { parts: [corners, bookings] } }])
    expect(await type('release', whole)).toBe(
      [
        `match ${whole}: revision 3`,
        `match ${corners}, a part of it: revision 3`,
        `match ${bookings}, a part of it: revision 1`,
      ].join('\n'),
    )
    expect(await newest(whole)).toMatchObject(GOALS)
    expect(await newest(corners)).toMatchObject(CORNERS)
    expect(await held()).toEqual([])
  })

  test('stay as they are with a score of it, and one that was typed by itself is not given back with it', async () => {
    expect(await type('2-1 1-0 --decided shortened', whole)).toBe(`match ${whole}: revision 2`)
    expect(await newest(corners)).toMatchObject(CORNERS)
    expect(await held()).toEqual([whole])
    await type(
      '9-5 4-1 --first-goal unknown --last-goal unknown --half-first-goal unknown --half-last-goal unknown',
      corners,
    )
    await type('release', whole)
    expect(await held()).toEqual([corners])
  })

  test('nothing is called off where one of them cannot be', async () => {
    await at.fresh.asOwner(
      `ALTER TABLE match_result ADD CONSTRAINT no_more CHECK (match_id <> ${bookings} OR source = 'feed')`,
    )
    await expect(type('cancel', whole)).rejects.toThrow()
    expect(await newest(whole)).toMatchObject(GOALS)
    expect(await held()).toEqual([])
    await at.fresh.asOwner('ALTER TABLE match_result DROP CONSTRAINT no_more')
  })
})
