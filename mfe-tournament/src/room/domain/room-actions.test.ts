import type { Room } from '@touchline/contracts/calls'
import { NOW, roomOf } from '../../testing/rooms'
import { roomActions } from './room-actions'

test.each<[Partial<Room>, boolean, string]>([
  [{}, false, 'canJoin'],
  [{ mine: true }, false, 'canLeave canPick'],
  [{ mine: true }, true, 'canLeave isCancelling canPick'],
  [{ refusal: 'roomFull', status: '0' }, false, ''],
  [{ mine: true, status: '1', start_at: NOW - 1 }, false, 'canPick canSeePicks'],
  [{ mine: true, status: '4', start_at: NOW - 1 }, false, 'canSeePicks'],
  [{ status: '3', start_at: NOW - 1, refusal: 'roomEnded' }, false, 'canSeePicks'],
  [{ status: '3', start_at: NOW - 1, room_type: 2 }, false, ''],
  [{ mine: true, status: '2', start_at: NOW + 1 }, false, ''],
])('a room with %j (owned: %s) allows "%s"', (facts, owned, allowed) => {
  const actions = roomActions(roomOf(facts), owned, NOW)
  const names = Object.entries(actions).flatMap(([name, holds]) => (holds ? name : []))
  expect(names.join(' ')).toBe(allowed)
})
