import type { ErrorCode } from '@touchline/contracts/errors'
import type { Preferences } from '@touchline/contracts/session'
import { Subject } from 'rxjs'
import * as v from 'valibot'

/** Messages from one tab to the others. */
export type TabMessage =
  /** Sessions are identified by their handles; an older page names none. */
  | { type: 'in'; account: string; session?: string | undefined }
  /** This session is about to make room for another account: that it ends is no news. */
  | { type: 'switch'; session?: string | undefined }
  /** A page of another version may name a code that is not known here. */
  | { type: 'out'; code: ErrorCode | 'requested'; session?: string | undefined }
  /** Receivers parse them by their own schema; pages without revisions send none. */
  | { type: 'preferences'; account: string; preferences: Partial<Preferences>; revision?: number | undefined }

/** An end is taken at its word; after the others the server is asked, or their own schema. */
const Message = v.union([
  v.looseObject({ type: v.picklist(['in', 'switch', 'preferences']) }),
  v.looseObject({ type: v.picklist(['out']), code: v.string(), session: v.optional(v.string()) }),
])

export interface Tabs {
  messages$: Subject<TabMessage>
  notify(message: TabMessage): void
}

/** The other tabs of this browser; no tabs where the browser has no channel. Foreign messages are ignored. */
export function createTabs(): Tabs {
  const messages$ = new Subject<TabMessage>()
  const channel = openChannel()
  if (!channel) return { messages$, notify: () => undefined }
  channel.onmessage = ({ data }) => {
    if (v.safeParse(Message, data).success) messages$.next(data)
  }
  return { messages$, notify: (message) => channel.postMessage(message) }
}

/** Null where the browser has no channels, or refuses them because the page may keep nothing. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('touchline')
  } catch {
    return null
  }
}
