import { createHash } from 'node:crypto'

/** Hash of an inline script as a content security policy names it. */
const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The page's content security policy. The only inline script is the session restore, named by its hash; everything else
 * comes from files of this origin, and no text ever becomes a script.
 */
export function contentPolicy(sessionScript: string, hosts: readonly string[]): string {
  const elsewhere = hosts.filter((host) => /^https?:/.test(host)).map((host) => new URL(host).origin)
  const sockets = elsewhere.map((origin) => origin.replace(/^http/, 'ws'))
  const connect = ["'self'", ...elsewhere, ...sockets].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHash(sessionScript)}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${connect}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** What every answer of the edge carries. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // Pop-ups of game providers keep their opener out of reach and still open.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const
