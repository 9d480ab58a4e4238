import { checkJoin, checkMatches, checkPin, checkRoom, type RoomToCreate } from './check-room'

const room: RoomToCreate = {
  type: 2,
  fee: 1_000,
  players: 3,
  pin: '012345',
  matches: [{ live: false }, { live: false }, { live: false }],
  ownsPrivateRoom: false,
  termsAccepted: true,
}

describe('creating a room', () => {
  test.each<[title: string, change: Partial<RoomToCreate>]>([
    ['at the lower bounds', {}],
    ['at the upper bounds', { fee: 100_000, players: 30, matches: Array(12).fill({ live: false }) }],
    ['public, without a PIN, beside a private one', { type: 1, pin: '', ownsPrivateRoom: true }],
    ['free, without a fee', { type: 3, fee: 0, pin: '' }],
  ])('%s is allowed', (_title, change) => {
    expect(checkRoom({ ...room, ...change })).toEqual({ ok: true })
  })

  test.each<[Partial<RoomToCreate>, object]>([
    [{ ownsPrivateRoom: true }, { code: 'roomExists', field: 'type' }],
    [{ fee: 999 }, { code: 'minRoomRate', bound: 1_000 }],
    [{ fee: 100_001 }, { code: 'maxRoomRate', bound: 100_000 }],
    [{ fee: 10.5 }, { code: 'invalidRoomRate' }],
    [
      { type: 3, fee: 1 },
      { code: 'maxRoomRate', bound: 0 },
    ],
    [{ players: 2 }, { code: 'minRoomLimit', bound: 3 }],
    [{ players: 31 }, { code: 'maxRoomLimit', bound: 30 }],
    [{ pin: '' }, { code: 'roomPasswordRequired' }],
    [{ pin: '12345' }, { code: 'invalidRoomPassword', bound: 6 }],
    [{ matches: [{ live: false }, { live: false }] }, { code: 'tournamentMatchesMin', bound: 3 }],
    [{ matchesMax: 2 }, { code: 'tournamentMatchesMax', bound: 2 }],
    [{ matches: Array(13).fill({ live: false }) }, { code: 'tournamentMatchesMax', bound: 12 }],
    [{ matches: [{ live: false }, { live: true }, { live: false }] }, { code: 'liveMatchNotAllowed' }],
    [{ termsAccepted: false }, { code: 'termsRequired' }],
  ])('with %j is refused: %j', (change, refusal) => {
    expect(checkRoom({ ...room, ...change })).toMatchObject({ ok: false, ...refusal })
  })

  test.each(['1234567', '12345a', '１２３４５６', ' 12345'])('%j is no PIN', (pin) => {
    expect(checkPin(pin)).toMatchObject({ code: 'invalidRoomPassword' })
  })
})

describe('picks of a room', () => {
  test.each([
    [1, { ok: true }],
    [0, { ok: false, code: 'matchRequired', bound: 1 }],
  ])('of %s matches: %j', (selected, verdict) => {
    expect(checkMatches(selected)).toEqual(verdict)
  })
})

describe('joining a room', () => {
  const join = { type: 3, memberJoinedBefore: false, ipJoinedBefore: false, termsAccepted: true } as const

  test.each([
    [{}, null],
    [{ memberJoinedBefore: true }, 'memberJoinedBefore'],
    [{ ipJoinedBefore: true }, 'IPJoinedBefore'],
    [{ type: 1, memberJoinedBefore: true, ipJoinedBefore: true }, null],
    [{ termsAccepted: false }, 'termsRequired'],
  ] as const)('with %j: %s', (change, code) => {
    const verdict = checkJoin({ ...join, ...change })
    expect(verdict.ok ? null : verdict.code).toBe(code)
  })
})
