import { roomStatusAt } from './room-status'

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
      expect(roomStatusAt({ ...room, status, joined }, now, known)).toBe(then)
    },
  )
})
