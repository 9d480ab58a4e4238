import { type Observable, Subject } from 'rxjs'
import type { Platform } from '../../platform/module'
import type { MessageNews, MessageRepository } from './repository'

// Whoever writes stamps a clock of their own: look back a little further than the last time.
const OVERLAP_MS = 5000

/** For whom something changed: the members of a brand, or of all where it is null. */
export type Announcement = Pick<MessageNews, 'brand'>

export interface NewsOfMessages {
  /** For more than one member; what is for one is sent to their sockets here. */
  readonly announcements$: Observable<Announcement>
  /** Looks for what operators have written since the last time. */
  look(): Promise<void>
}

/** Tells the sockets of this process of messages, each change of one once. */
export function messageNews(
  { now, notifications }: Pick<Platform, 'now' | 'notifications'>,
  messages: Pick<MessageRepository, 'newsBetween'>,
): NewsOfMessages {
  const announcements = new Subject<Announcement>()
  const told = new Map<string, number>()
  let since = now()

  return {
    announcements$: announcements,
    look: async () => {
      const at = now()
      for (const { key, member_id, brand } of await messages.newsBetween(since - OVERLAP_MS, at)) {
        if (told.has(key)) continue
        told.set(key, at)
        if (member_id === null) announcements.next({ brand })
        else notifications.sendHere(member_id, { t: 'messages' })
      }
      since = at
      for (const [key, toldAt] of told) if (toldAt < at - 2 * OVERLAP_MS) told.delete(key)
    },
  }
}
