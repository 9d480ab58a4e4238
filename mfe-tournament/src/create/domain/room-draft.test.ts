import { ROOM_SHARES } from '@touchline/rules'
import { draftFaults, prospectOf, type RoomDraft, stepOf } from './room-draft'

const BOUNDS = { fee: { min: 1000, max: 100_000 }, players: { min: 3, max: 30 }, matches: { min: 3, max: 5 } }
const draft: RoomDraft = {
  type: 2,
  name: 'Penang Derby Club',
  fee: 10_000,
  players: 12,
  pin: '472913',
  matches: [1, 2, 3],
  terms: true,
}

describe('the draft of a room', () => {
  test.each<[Partial<RoomDraft>, string[]]>([
    [{}, []],
    [{ type: 1, pin: '' }, []],
    [{ matches: [1, 2] }, ['matches tournamentMatchesMin']],
    [{ matches: [1, 2, 3, 4, 5, 6] }, ['matches tournamentMatchesMax']],
    [{ name: '  ' }, ['name fieldRequired']],
    [{ fee: null }, ['fee minRoomRate']],
    [{ fee: 999 }, ['fee minRoomRate']],
    [{ fee: 100_001 }, ['fee maxRoomRate']],
    [{ players: 2 }, ['players minRoomLimit']],
    [{ players: 31 }, ['players maxRoomLimit']],
    [{ pin: '' }, ['pin roomPasswordRequired']],
    [{ pin: '4729' }, ['pin invalidRoomPassword']],
    [{ terms: false, pin: '' }, ['pin roomPasswordRequired', 'terms termsRequired']],
  ])('with %j has the faults %j', (change, faults) => {
    expect(draftFaults({ ...draft, ...change }, BOUNDS).map(({ field, code }) => `${field} ${code}`)).toEqual(
      faults,
    )
  })

  test.each([
    ['matches', 0],
    ['fee', 1],
    ['pin', 1],
    ['terms', 2],
  ] as const)('asks for %s in step %i', (field, step) => {
    expect(stepOf(field)).toBe(step)
  })

  test.each([
    [10_000, 12, 120_000, 12_000, [54_000, 32_400, 21_600]],
    [1_001, 5, 5_005, 500, [3_153, 1_351]],
    [1_000, 3, 3_000, 300, [2_700]],
    [null, 3, 0, 0, [0]],
  ])('of %s and %i players collects %i, keeps %i and pays %j', (fee, players, pool, rake, prizes) => {
    expect(prospectOf({ fee, players }, { rake_percent: 10, shares: [...ROOM_SHARES] })).toMatchObject({
      pool,
      rake,
      prizes,
    })
  })
})
