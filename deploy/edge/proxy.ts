import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import { CATALOGUE } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'

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
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...callerOf(request.raw) }),
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

const UNREACHED = { status: 'connectionFailed', statusdesc: CATALOGUE.connectionFailed.text }

/** The library takes this function for sockets too, though its types do not name it. */
const SOCKETS = {
  // Frames are built once for everybody; compressing them again for each socket would cost more than it saves.
  perMessageDeflate: false,
  rewriteRequestHeaders: (headers: IncomingHttpHeaders, request: IncomingMessage) => {
    const { origin, cookie, 'user-agent': agent } = request.headers
    const passed = { ...headers, ...callerOf(request), origin, cookie, 'user-agent': agent }
    return Object.fromEntries(Object.entries(passed).filter(([, value]) => value !== undefined))
  },
}

/** Who asks, as this edge sees it: what a browser claims of itself is overwritten. */
function callerOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): IncomingHttpHeaders {
  const { host } = request.headers
  return {
    host,
    'x-forwarded-host': host,
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-proto': 'encrypted' in request.socket ? 'https' : 'http',
  }
}
