import type { Preferences } from './preferences'

type Accessibility = Preferences['accessibility']

/** What holds for whoever has changed nothing. */
const FIRST: Accessibility = { sounds: true, spoken: 'all', shortcuts: true, swapColours: false }

/** How the page is heard, seen and used by keys. A shell of before these settings hands out preferences without them. */
export const accessibilityOf = (preferences: Partial<Pick<Preferences, 'accessibility'>>): Accessibility => ({
  ...FIRST,
  ...preferences.accessibility,
})
