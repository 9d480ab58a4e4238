import type { Preferences } from './preferences'

type Accessibility = Preferences['accessibility']

/** The defaults of a member without changes. */
const FIRST: Accessibility = { sounds: true, spoken: 'all', shortcuts: true, swapColours: false }

/**
 * How the page sounds, looks and reacts to keys. A shell older than these settings passes preferences without
 * them.
 */
export const accessibilityOf = (preferences: Partial<Pick<Preferences, 'accessibility'>>): Accessibility => ({
  ...FIRST,
  ...preferences.accessibility,
})
