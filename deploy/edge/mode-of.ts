import { THEME_COOKIE } from '@touchline/contracts'

/** Whether a browser was told to show light or dark; null leaves it to the system. */
export function modeOf(cookies: string | undefined): 'light' | 'dark' | null {
  const named = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(\\w+)`).exec(cookies ?? '')?.[1]
  return named === 'light' || named === 'dark' ? named : null
}
