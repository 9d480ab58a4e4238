import type { ErrorCode } from '@touchline/contracts/errors'
import type { Preferences } from '@touchline/contracts/session'
import { Subject } from 'rxjs'

/** What one tab tells the others. */
export type TabMessage =
  | { type: 'in'; account: string }
  | { type: 'out'; code: ErrorCode | 'requested' }
  | { type: 'preferences'; account: string; preferences: Preferences }

export interface Tabs {
  heard$: Subject<TabMessage>
  notify(message: TabMessage): void
}

/** The other tabs of this browser; alone where the browser cannot reach them. */
export function createTabs(name = 'touchline'): Tabs {
  const heard$ = new Subject<TabMessage>()
  if (typeof BroadcastChannel === 'undefined') return { heard$, notify: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => heard$.next(data)
  return { heard$, notify: (message) => channel.postMessage(message) }
}
