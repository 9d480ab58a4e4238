import { Subject } from 'rxjs'
import type { TabMessage, Tabs } from '../services/tabs'

/** Other tabs in memory: what this one sent them, and a way to say something in their name. */
export function createFakeTabs(): Tabs & { sent: TabMessage[] } {
  const sent: TabMessage[] = []
  return { messages$: new Subject<TabMessage>(), notify: (message) => sent.push(message), sent }
}
