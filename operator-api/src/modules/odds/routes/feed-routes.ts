import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { FeedBatch } from '../feed/feed-event'
import type { FeedLine } from '../feed/feed-line'
import { FEED_SIGNATURE_HEADER, FEED_TIME_HEADER, isSignedFeed } from './feed-signature'

const BODY_MAX_BYTES = 8_000_000

/** `POST /feed/events`: where a provider of odds pushes what the sandbox makes up otherwise. */
export function feedRoutes(
  app: FastifyInstance,
  deps: { secret: string; now: () => number; push: FeedLine['push'] },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature is over the bytes, so they are kept as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post('/feed/events', { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      const body = request.body as Buffer
      const timestamp = String(request.headers[FEED_TIME_HEADER] ?? '')
      const signature = String(request.headers[FEED_SIGNATURE_HEADER] ?? '')
      if (!isSignedFeed(deps.secret, { timestamp, signature, body }, deps.now()))
        return refuse(reply, 401, 'invalidSignature')
      const batch = v.safeParse(FeedBatch, parseJson(body))
      if (!batch.success) return refuse(reply, 400, 'invalidInput')
      await deps.push(batch.output)
      return { status: 1, statusdesc: CATALOGUE.OK.text }
    })
  })
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const refuse = (reply: FastifyReply, http: number, code: ErrorCode) =>
  reply.code(http).send({ status: code, statusdesc: CATALOGUE[code].text })
