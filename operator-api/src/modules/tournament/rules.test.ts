import * as fc from 'fast-check'
import { joinRefusal, prizePool, sharesOf, statusAt } from './rules'

describe('the status of a room whose matches kick off at 100 and 200', () => {
  const room = { start_at: 100, last_start_at: 200 }

  test.each([
    ['A', 0, 99, false, 'A'],
    ['A', 3, 99, false, '0'],
    ['0', 2, 99, false, 'A'],
    ['A', 2, 100, false, '2'],
    ['0', 3, 100, false, '1'],
    ['1', 3, 199, true, '1'],
    ['1', 3, 200, false, '4'],
    ['4', 3, 201, true, '3'],
    ['3', 3, 50, false, '3'],
    ['2', 9, 50, false, '2'],
  ] as const)(
    'from %s with %i joined at %i, results known: %s, is %s',
    (status, joined, now, known, then) => {
      expect(statusAt({ ...room, status, joined }, now, known)).toBe(then)
    },
  )
})

describe('the prize pool', () => {
  test.each([
    [5_000, 22, 0, 99_000],
    [10_000, 9, 0, 81_000],
    [100_000, 2, 0, 180_000],
    [0, 30, 20_000, 20_000],
    [1_001, 1, 0, 900],
  ])('of %i times %i members and %i from the operator is %i', (room_rate, joined, funded_pool, pool) => {
    expect(prizePool({ room_rate, joined, funded_pool, rake_percent: 10 })).toBe(pool)
  })

  test('never exceeds what was paid in', () => {
    const fee = fc.integer({ min: 1_000, max: 100_000 })
    fc.assert(
      fc.property(fee, fc.integer({ min: 0, max: 30 }), (room_rate, joined) => {
        expect(prizePool({ room_rate, joined, funded_pool: 0, rake_percent: 10 })).toBeLessThanOrEqual(
          room_rate * joined,
        )
      }),
    )
  })

  test.each([
    [0, [100]],
    [4, [100]],
    [5, [70, 30]],
    [9, [70, 30]],
    [10, [50, 30, 20]],
    [30, [50, 30, 20]],
  ])('is shared among %i as %j', (joined, shares) => {
    expect(sharesOf(joined)).toEqual(shares)
  })
})

describe('a room', () => {
  const open = { status: 'A', joined: 3, room_limit: 10, room_type: 1, mine: false } as const

  test.each([
    ['that is open', open, null],
    ['that is full', { ...open, status: '0', joined: 10 }, 'roomFull'],
    ['that was joined and is free', { ...open, room_type: 3, mine: true }, 'memberJoinedBefore'],
    ['that was joined and has a fee', { ...open, mine: true }, null],
    ['whose first match runs', { ...open, status: '1' }, 'roomClosedNotAllowed'],
    ['whose last match runs', { ...open, status: '4' }, 'roomClosed'],
    ['that was cancelled', { ...open, status: '2' }, 'roomEndedOrCancelled'],
    ['that has ended', { ...open, status: '3' }, 'roomEnded'],
  ] as const)('%s answers a member who would join', (_, room, code) => {
    expect(joinRefusal(room)).toBe(code)
  })
})
