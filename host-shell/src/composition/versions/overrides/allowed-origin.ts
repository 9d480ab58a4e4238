/**
 * Whether files of an address may replace released ones: its origin is the page's own or an allowed one,
 * where `http://localhost:*` means every port.
 */
export function isAllowedOrigin(url: string, pageOrigin: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { origin, protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return (
    origin === pageOrigin || allowed.some((one) => one === origin || one === `${protocol}//${hostname}:*`)
  )
}
