import type { MoreTab } from './more-sections'

/** Tabs of child matches, which count something else than goals. */
const CHILD_TABS = ['corners', 'bookings'] as const
type ChildTab = (typeof CHILD_TABS)[number]

export const isChildTab = (tab: MoreTab): tab is ChildTab => CHILD_TABS.some((child) => child === tab)

/**
 * What a child match counts. Prices say that it belongs to another match and not what it is about, so the name of its league does, as
 * providers write it in English whatever language the page is in: "England Premier League - Bookings".
 */
export const childTab = (league: string): ChildTab =>
  /[-–—(:\s](bookings|cards)\)?\s*$/i.test(league) ? 'bookings' : 'corners'
