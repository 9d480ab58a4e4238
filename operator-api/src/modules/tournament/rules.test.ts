import { joinRefusal } from './rules'

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
