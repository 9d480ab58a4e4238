import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { EdgeLimits } from './limits'
import { findVisitor } from './rates'

/**
 * Gives up unread answers, and the oldest answer of a visitor with too many unread ones: each holds a connection and its
 * unsent bytes.
 */
export function boundUnread(
  app: FastifyInstance,
  { unreadMs, unreadPerVisitor }: Pick<EdgeLimits, 'unreadMs' | 'unreadPerVisitor'>,
): void {
  const byVisitor = new Map<string, Set<ServerResponse>>()

  app.addHook('onSend', async (request, reply) => {
    const { raw } = reply
    const name = findVisitor(request)?.name
    if (raw.destroyed || name === undefined) return
    const own = byVisitor.get(name) ?? new Set()
    byVisitor.set(name, own)
    const [oldest] = own
    if (oldest && own.size >= unreadPerVisitor) {
      own.delete(oldest)
      oldest.destroy()
    }
    own.add(raw)
    // Node looks whether anything was taken meanwhile, and sets its own limits again when the answer is through. A request
    // that was injected has no connection.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(unreadMs)
    raw.once('close', () => {
      own.delete(raw)
      if (own.size === 0 && byVisitor.get(name) === own) byVisitor.delete(name)
    })
  })
}
