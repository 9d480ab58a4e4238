import { createHash } from 'node:crypto'

/** Hash of an inline script as a content security policy names it. */
const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws')

export interface PolicyInput {
  /** The one inline script of the page. */
  sessionScript: string
  /** Hashes of the style sheets that travel inside the page. */
  sheets: readonly string[]
  /** Where calls go: paths of this origin, or addresses of hosts of their own. */
  bases: readonly string[]
  /** Origins of which a developer may run a remote in this page. */
  overrideOrigins: readonly string[]
  /** Origins of providers' games, shown in a frame. */
  gameOrigins: readonly string[]
}

/**
 * The page's content security policy. The only inline script is the session restore; it and the style sheets inside the
 * page are named by their hashes. Everything else comes from files of this origin, and no text ever becomes a script.
 */
export function contentPolicy({
  sessionScript,
  sheets,
  bases,
  overrideOrigins,
  gameOrigins,
}: PolicyInput): string {
  const calls = bases.filter((base) => /^https?:/.test(base)).map((base) => new URL(base).origin)
  const connect = [...calls, ...overrideOrigins].flatMap((origin) => [origin, socketOf(origin)])
  const from = (...sources: string[]) => ["'self'", ...sources].join(' ')
  return [
    "default-src 'none'",
    `script-src ${from(scriptHash(sessionScript), ...overrideOrigins)}`,
    `style-src ${from(...sheets.map((hash) => `'${hash}'`), ...overrideOrigins)}`,
    `img-src ${from('data:', 'blob:', ...overrideOrigins)}`,
    `font-src ${from(...overrideOrigins)}`,
    "media-src 'self' blob:",
    `connect-src ${from(...connect)}`,
    `frame-src ${from(...gameOrigins)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** Headers of every answer of the edge. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // Pop-ups of game providers keep their opener out of reach and still open.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** For files that are never a page of their own, also when somebody opens one: released files and a brand's drawings. */
export const FILE_POLICY = "default-src 'none'; sandbox"

/** Released files and files of brands have their version or hash in the address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
