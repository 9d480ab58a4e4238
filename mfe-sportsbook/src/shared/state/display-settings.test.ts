import type { Currency } from '@touchline/contracts/limits'
import { defaultPreferences, type Preferences } from '@touchline/contracts/session'
import { DisplaySettings } from './display-settings'

const settingsOf = (currency: Currency, myanmar?: boolean) => {
  const preferences: Preferences = defaultPreferences()
  preferences.pageDisplay.mmoType = true
  return new DisplaySettings(
    { preferences, currency },
    { update: async () => ({ kind: 'ok', data: {} }) },
    { myanmar },
  )
}

test.each<[brand: string, myanmar: boolean | undefined, currency: Currency, may: boolean]>([
  ['a brand that says nothing of them', undefined, 'MMK', true],
  ['a brand that has them', true, 'MMO', true],
  ['a brand that has them', true, 'MYR', false],
  ['a brand without them', false, 'MMK', false],
])('at %s (%s) a member with %s may have Burmese odds: %s', (_, myanmar, currency, may) => {
  const settings = settingsOf(currency, myanmar)
  expect(settings.mayUseMyanmar).toBe(may)
  // Even if the member chose them elsewhere.
  expect(settings.myanmar).toBe(may)
})
