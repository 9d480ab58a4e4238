import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** The parts of a request or socket upgrade that show where it came from. */
export type Arrival = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Where a request came from, as the edge says. */
export interface RequestSource {
  /** Id of the brand whose host serves the page. */
  readonly brand: string
  readonly isHttps: boolean
}

export type SourceOf = (request: Arrival) => RequestSource

/** Whether a text can be the id of a brand. */
export const isBrandId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)

/**
 * Reads brand and scheme from headers of a trusted edge; other callers' headers are ignored, and their requests are
 * of the default brand.
 */
export function requestSources(trustedProxies: readonly string[], defaultBrand: string): SourceOf {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return ({ headers, socket }) => {
    if (!socket.remoteAddress || !isTrusted(socket.remoteAddress, 0))
      return { brand: defaultBrand, isHttps: false }
    const brand = String(headers['x-brand'] ?? '')
    return {
      brand: isBrandId(brand) ? brand : defaultBrand,
      isHttps: lastOf(headers['x-forwarded-proto']) === 'https',
    }
  }
}

/** The nearest proxy's word is the last one. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim()

/** The address of the caller: that of the connection, or the one forwarded by trusted proxies. */
export function addressesBehind(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return (request) => proxyAddress(request, isTrusted)
}
