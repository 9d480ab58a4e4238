import { type Wording, word } from '@touchline/rules'

const NOTES: Readonly<Record<string, string>> = {
  roomFull: 'note.full',
  roomClosedNotAllowed: 'note.closed',
  roomClosed: 'note.stopped',
  roomEnded: 'note.ended',
  roomEndedOrCancelled: 'note.ended',
  memberJoinedBefore: 'note.joinedBefore',
  IPJoinedBefore: 'note.addressJoined',
}

/** Why a room cannot be joined, in words. */
export const refusalWording = (code: string): Wording => {
  const key = NOTES[code]
  return key ? word(key) : word('note.other', { code })
}
