import type { MemberMail } from '../module'
import { type FeedLine, ownFeedLine } from '../modules/odds'
import { createMemberMail } from '../plugins/member-mail'

/**
 * What the API processes of one installation tell each other. Nothing of it is money or the only copy of anything: what is
 * lost is found in the database with the next question.
 */
export interface ProcessBus {
  readonly mail: MemberMail
  readonly feedLine: FeedLine
  close(): Promise<void>
}

/** For a process that is alone. */
export const ownBus = (now: () => number): ProcessBus => ({
  mail: createMemberMail(),
  feedLine: ownFeedLine(now),
  close: async () => undefined,
})
