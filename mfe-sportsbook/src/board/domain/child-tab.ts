import { type Counted, countedIn } from '@touchline/rules'
import type { MoreTab } from './more-sections'

/** Tabs of child matches, which count something else than goals. */
const CHILD_TABS: readonly MoreTab[] = ['corners', 'bookings'] satisfies Counted[]

export const isChildTab = (tab: MoreTab): tab is Counted => CHILD_TABS.includes(tab)

/** The count of a child match: corners, which most matches have, where its league does not name another. */
export const childTab = (league: string): Counted => countedIn(league) ?? 'corners'
