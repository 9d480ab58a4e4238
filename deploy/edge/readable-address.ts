/** Requests below these read no page: calls, and files of releases and brands. */
const NO_PAGES = /^\/(app|odds|assets|brand|flags)\//
/** The address of no page: a lone `%`, escaped. */
const NOWHERE = '/%25'

/**
 * Where a request is routed. An address that cannot be decoded gets the page of an unknown address: the router would
 * answer it before the brand is known.
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
