import type { Room } from '@touchline/contracts/calls'
import { NOW, roomOf } from '../../testing/rooms'
import { roomNote } from './room-note'

const inMinutes = (minutes: number) => roomOf({ start_at: NOW + minutes * 60_000 })

describe('the note of a room', () => {
  test.each([
    [0.5, 'note.closesNow', {}],
    [1, 'note.closesInMinutes', { minutes: 1 }],
    [59.9, 'note.closesInMinutes', { minutes: 59 }],
    [60, 'note.closesInHoursMinutes', { hours: 1, minutes: '00' }],
    [128, 'note.closesInHoursMinutes', { hours: 2, minutes: '08' }],
    [599, 'note.closesInHoursMinutes', { hours: 9, minutes: '59' }],
    [1500, 'note.closesInHours', { hours: 25 }],
    [-3, 'note.closesNow', {}],
  ])('that starts in %i minutes counts down: %s %j', (minutes, key, values) => {
    expect(roomNote(inMinutes(minutes), NOW)).toEqual({ tone: 'open', wording: { key, values } })
  })

  test.each<[Partial<Room>, string, string]>([
    [{ mine: true }, 'joined', 'note.joined'],
    [{ mine: true, refusal: 'memberJoinedBefore', room_type: 3 }, 'joined', 'note.joined'],
    [{ mine: true, status: '3', refusal: 'roomEnded' }, 'shut', 'note.ended'],
    [{ status: '0', refusal: 'roomFull' }, 'shut', 'note.full'],
    [{ status: '1', refusal: 'roomClosedNotAllowed' }, 'shut', 'note.closed'],
    [{ status: '4', refusal: 'roomClosed' }, 'shut', 'note.stopped'],
    [{ status: '2', refusal: 'roomEndedOrCancelled' }, 'shut', 'note.cancelled'],
    [{ status: 'A', refusal: 'IPJoinedBefore' }, 'shut', 'note.addressJoined'],
    [{ status: 'A', refusal: 'systemError' }, 'shut', 'note.other'],
  ])('with %j is %s: %s', (facts, tone, key) => {
    expect(roomNote(roomOf(facts), NOW)).toMatchObject({ tone, wording: { key } })
  })
})
