import { Subject } from 'rxjs'
import type { TabMessage, Tabs } from '../services/tabs'

/** Other tabs in memory: what this one told them, and a way to say something in their name. */
export function createFakeTabs(): Tabs & { told: TabMessage[] } {
  const told: TabMessage[] = []
  return { heard$: new Subject<TabMessage>(), tell: (message) => told.push(message), told }
}
