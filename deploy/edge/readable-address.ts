/** What is asked for below these reads no page: calls, and files of releases and brands. */
const NO_PAGES = /^\/(app|odds|assets|brand|flags)\//
/** The address of no page: a lone `%`, escaped. */
const NOWHERE = '/%25'

/**
 * Where a request is routed. An address that cannot be decoded is that of no page, and whoever typed it sees so as at any other
 * unknown address: the router would answer it before it is known whose page was asked for.
 */
export function readableAddress(method: string | undefined, url: string): string {
  if (method !== 'GET' && method !== 'HEAD') return url
  return !url.startsWith('/') || NO_PAGES.test(url) || isReadable(url.split('?', 1)[0] ?? '') ? url : NOWHERE
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
