import { THEME_COOKIE } from '@touchline/contracts/limits'
import { cookieOf } from './cookie-of'

/** Whether a browser is set to light or dark; null leaves it to the system. */
export function modeOf(cookies: string | undefined): 'light' | 'dark' | null {
  const named = cookieOf(cookies, THEME_COOKIE)
  return named === 'light' || named === 'dark' ? named : null
}
