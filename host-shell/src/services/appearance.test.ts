/** @jest-environment jsdom */
import { defaultPreferences } from '@touchline/contracts/session'
import { BehaviorSubject } from 'rxjs'
import { applyAppearance } from './appearance'

const shows = (theme: 'light' | 'dark' | 'system') => {
  const preferences = defaultPreferences()
  preferences.pageDisplay.theme = theme
  return preferences
}

describe('the mode that a page begins with', () => {
  test.each([
    ['dark', 'touchline_theme=dark'],
    ['light', 'touchline_theme=light'],
    ['system', ''],
  ] as const)('the choice %s is sent in the cookie "%s"', (theme, cookie) => {
    const preferences$ = new BehaviorSubject(shows('dark'))
    applyAppearance(preferences$, { theme: 'color2' }, window)
    preferences$.next(shows(theme))
    expect(document.cookie).toBe(cookie)
  })

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
  ] as const)('%s is set on the root as %s', (theme, mode) => {
    applyAppearance(new BehaviorSubject(shows(theme)), { theme: 'color2' }, window)
    expect(document.documentElement.dataset).toMatchObject({ theme: mode, brandTheme: 'color2' })
  })

  test.each([true, false])('adds whether red and green are swapped: %s', (swapColours) => {
    const preferences = shows('light')
    preferences.accessibility.swapColours = swapColours
    applyAppearance(new BehaviorSubject(preferences), { theme: 'color2' }, window)
    expect(document.documentElement.dataset.swapped).toBe(String(swapColours))
  })
})
