import type { ReleaseEvent } from '@touchline/contracts/release'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Identity } from '../release/keys'
import type { ReleaseState } from '../release/release-record'
import type { Releases } from '../release/releases'

const HEARTBEAT_MS = 15_000

/** `GET /events`: every release at once, then every change, as server-sent events. */
export function serveEvents(app: FastifyInstance, releases: Releases): void {
  const listening = new Set<FastifyReply['raw']>()
  const heartbeat = setInterval(() => {
    for (const stream of listening) stream.write(': still here\n\n')
  }, HEARTBEAT_MS)
  heartbeat.unref()

  const stop = releases.onRelease((identity, state) => {
    const message = messageOf(identity, state)
    for (const stream of listening) stream.write(message)
  })
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    stop()
    for (const stream of listening) stream.end()
  })

  app.get('/events', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write(': releases\n\n')
    for (const { identity, state } of releases.all()) {
      if (state.revision > 0) reply.raw.write(messageOf(identity, state))
    }
    listening.add(reply.raw)
    request.raw.once('close', () => listening.delete(reply.raw))
  })
}

function messageOf(identity: Identity, { revision, document }: ReleaseState): string {
  const event: ReleaseEvent = { ...identity, revision, changedAt: document?.changedAt }
  return `data: ${JSON.stringify(event)}\n\n`
}
