import type { ErrorCode } from '@touchline/contracts/errors'
import type { Preferences } from '@touchline/contracts/session'
import { Subject } from 'rxjs'

/** What one tab sends to the others. */
export type TabMessage =
  | { type: 'in'; account: string }
  | { type: 'out'; code: ErrorCode | 'requested' }
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
