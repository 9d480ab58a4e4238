import { type Route, routeOf } from '@touchline/contracts/routes'

/** Where a member goes who came from nowhere. */
export const HOME = '/desktop'

/** Landing with the path that was asked for; without one when that was the root itself. */
export const landingFor = (asked: string): string =>
  asked === '/' || asked === '' ? '/' : `/?redirect=${encodeURIComponent(asked)}`

/**
 * The target of a login: the requested path on this page, else home. The value comes from the address bar, so
 * only known, protected routes of this origin are accepted.
 */
export function redirectTarget(search: string, origin: string, routes: readonly Route[]): string {
  const asked = new URLSearchParams(search).get('redirect')
  if (!asked || !isPlainPath(asked)) return HOME
  try {
    const url = new URL(asked, origin)
    if (url.origin !== origin || !isPlainPath(url.pathname)) return HOME
    return routeOf(url.pathname, routes)?.protected ? url.pathname + url.search + url.hash : HOME
  } catch {
    return HOME
  }
}

/** One leading slash, and nothing that a browser reads as a second one or drops. */
function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false
  return ![...path].some(
    (letter) => letter === '\\' || letter.charCodeAt(0) < 32 || letter.charCodeAt(0) === 127,
  )
}
