import { type FeedLine, ownFeedLine } from '../modules/feed'
import { createMemberNotifications } from '../platform/member-notifications'
import type { MemberNotifications } from '../platform/module'

/**
 * Messages between the API processes of one installation. None is money or the only copy of anything: a lost
 * message is found in the database with the next question.
 */
export interface ProcessBus {
  readonly notifications: MemberNotifications
  readonly feedLine: FeedLine
  close(): Promise<void>
}

/** For a process that is alone. */
export const ownBus = (now: () => number): ProcessBus => ({
  notifications: createMemberNotifications(),
  feedLine: ownFeedLine(now),
  close: async () => undefined,
})
