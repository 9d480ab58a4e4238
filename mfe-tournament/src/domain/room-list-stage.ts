import type { Room } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { RoomTab } from './room-list-view'

export type TabCounts = Readonly<Record<RoomTab, number>>

/** What is known of the rooms on screen. */
export type RoomListStage =
  | { readonly stage: 'loading' }
  | { readonly stage: 'ready'; readonly rooms: readonly Room[]; readonly total: number }
  | { readonly stage: 'failed'; readonly code: ErrorCode; readonly text: string }
  /** The upline has switched the product off. */
  | { readonly stage: 'disabled' }
