import type { ErrorCode } from '@touchline/contracts/errors'
import type { Preferences } from '@touchline/contracts/session'
import { Subject } from 'rxjs'

/** What one tab sends to the others. */
export type TabMessage =
  /** Sessions go by their handles; a page of before names none. */
  | { type: 'in'; account: string; session?: string | undefined }
  | { type: 'out'; code: ErrorCode | 'requested'; session?: string | undefined }
  /** Of a page of before revisions without one. */
  | { type: 'preferences'; account: string; preferences: Preferences; revision?: number | undefined }

export interface Tabs {
  messages$: Subject<TabMessage>
  notify(message: TabMessage): void
}

/** The other tabs of this browser; alone where the browser cannot reach them. */
export function createTabs(name = 'touchline'): Tabs {
  const messages$ = new Subject<TabMessage>()
  if (typeof BroadcastChannel === 'undefined') return { messages$, notify: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => messages$.next(data)
  return { messages$, notify: (message) => channel.postMessage(message) }
}
