import type { RoomStatus } from '@touchline/contracts/calls'
import type { Tone } from '@touchline/ui'

export const STATUS_TONE: Record<RoomStatus, Tone> = {
  A: 'success',
  '0': 'success',
  '1': 'info',
  '2': 'neutral',
  '3': 'neutral',
  '4': 'warning',
}
