import { type Observable, Subject } from 'rxjs'
import type { Platform } from '../../platform/module'
import type { MessageNews, MessageRepository } from './repository'

// Writers stamp their own clocks: look back a little further than the last time.
const OVERLAP_MS = 5000

/** For whom something changed: the members of a brand, or of all where it is null. */
export type Announcement = Pick<MessageNews, 'brand'>

export interface NewsOfMessages {
  /** For more than one member; a message for one member goes to their sockets here. */
  readonly announcements$: Observable<Announcement>
  /** Looks for what operators have written since the last time. */
  look(): Promise<void>
}

/** Notifies the sockets of this process of messages, once for each change. */
export function messageNews(
  { now, notifications }: Pick<Platform, 'now' | 'notifications'>,
  messages: Pick<MessageRepository, 'newsBetween'>,
): NewsOfMessages {
  const announcements = new Subject<Announcement>()
  const notified = new Map<string, number>()
  let since = now()

  return {
    announcements$: announcements,
    look: async () => {
      const at = now()
      for (const { key, member_id, brand } of await messages.newsBetween(since - OVERLAP_MS, at)) {
        if (notified.has(key)) continue
        notified.set(key, at)
        if (member_id === null) announcements.next({ brand })
        else notifications.sendHere(member_id, { t: 'messages' })
      }
      since = at
      for (const [key, notifiedAt] of notified) if (notifiedAt < at - 2 * OVERLAP_MS) notified.delete(key)
    },
  }
}
