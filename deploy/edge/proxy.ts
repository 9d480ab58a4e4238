import type { IncomingHttpHeaders } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import { CATALOGUE } from '@touchline/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { placeOf } from './places'

/** Passes the two host groups on to the API, the socket included; the API sees the host that the browser named. */
export async function proxyCalls(
  app: FastifyInstance,
  upstream: string,
  log: (line: string) => void,
): Promise<void> {
  for (const prefix of ['/app', '/odds']) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      // Node's own client: the default one leaves a refused connection as an unhandled rejection, which ends the process.
      http: { agentOptions: { keepAlive: true, maxSockets: 512 }, requestOptions: { timeout: TIMEOUT_MS } },
      wsClientOptions: SOCKETS,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...callerOf(request) }),
        onError: (reply, { error }) => {
          log(`${reply.request.method} ${reply.request.url}: ${error.message}`)
          reply.code(502).header('cache-control', 'no-store').send(UNREACHED)
        },
      },
    })
  }
}

/** Longer than any call takes, so that the API's own answer comes first. */
const TIMEOUT_MS = 30_000

/** What the page understands when no API process answers. */
export const UNREACHED = { status: 'connectionFailed', statusdesc: CATALOGUE.connectionFailed.text }

/** The library takes this function for sockets too, though its types do not name it. */
const SOCKETS = {
  // Frames are built once for everybody; compressing them again for each socket would cost more than it saves.
  perMessageDeflate: false,
  rewriteRequestHeaders: (headers: IncomingHttpHeaders, request: FastifyRequest) => {
    const { origin, cookie, 'user-agent': agent } = request.headers
    const passed = { ...headers, ...callerOf(request), origin, cookie, 'user-agent': agent }
    return Object.fromEntries(Object.entries(passed).filter(([, value]) => value !== undefined))
  },
}

/** What is asked of a request here, whichever server it came through. */
type Caller = Pick<FastifyRequest, 'ip' | 'protocol'> & { raw: object }

/**
 * Who asks, as this edge sees it: what a browser claims of itself is overwritten. The API is told the host of the page,
 * also when the call came to a host of its own, because pages of that host alone may make calls.
 */
function callerOf(request: Caller): IncomingHttpHeaders {
  const { brand, page } = placeOf(request)
  return {
    host: page,
    'x-forwarded-host': page,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-brand': brand.file.id,
  }
}
