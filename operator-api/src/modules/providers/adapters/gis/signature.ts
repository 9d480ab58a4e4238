import { createHmac, timingSafeEqual } from 'node:crypto'

export type Pair = readonly [key: string, value: string]

/** As PHP writes a value of a query. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

const topOf = (key: string): string => key.split('[')[0] ?? key

/** The signed query: sorted by the bytes of the key outside of brackets; entries in a bracket keep their order. */
export const gisQuery = (pairs: readonly Pair[]): string =>
  pairs
    .map((pair) => ({ pair, top: Buffer.from(topOf(pair[0])) }))
    .sort((one, other) => Buffer.compare(one.top, other.top))
    .map(({ pair: [key, value] }) => `${encoded(key)}=${encoded(value)}`)
    .join('&')

export interface GisHeaders {
  readonly merchant: string
  /** Unix seconds. */
  readonly timestamp: string
  readonly nonce: string
}

/** Lower hex HMAC-SHA1 over the fields with the three headers. */
export function gisSignature(
  key: string,
  pairs: readonly Pair[],
  { merchant, timestamp, nonce }: GisHeaders,
): string {
  const all = [...pairs, ['X-Merchant-Id', merchant], ['X-Timestamp', timestamp], ['X-Nonce', nonce]] as const
  return createHmac('sha1', key).update(gisQuery(all)).digest('hex')
}

export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The fields of a form, decoded as they came; null where one is there twice. */
export function formPairs(body: string): Pair[] | null {
  const pairs = [...new URLSearchParams(body)]
  return new Set(pairs.map(([key]) => key)).size === pairs.length ? pairs : null
}
