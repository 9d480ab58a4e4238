import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** Passes the two host groups on to the API, the socket included; the API sees the host that the browser named. */
export async function proxyCalls(app: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of ['/app', '/odds']) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      wsClientOptions: SOCKETS,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...callerOf(request.raw) }),
      },
    })
  }
}

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
