import { createHmac, timingSafeEqual } from 'node:crypto'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { ignoredIn } from './event-faults'
import { MATCH_IDS } from './line-id'
import { type BatchFault, readBatch } from './read-batch'
import { type FeedBatch, PUSH_AGE_MAX_MS } from './rules'
import type { FeedLine } from './service'

const BODY_MAX_BYTES = 8_000_000
/** So many ignored events are listed in an answer. */
const LISTED_MOST = 20

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
      const read = await readBatch(parseJson(body), () => performance.now())
      if (!read.ok) {
        const details = refusalOf(read.faults)
        request.log.warn(details, 'batch of the feed refused')
        return refuse(reply, 400, 'invalidInput', details)
      }
      await deps.push(read.batch)
      return { status: 1, statusdesc: CATALOGUE.OK.text, ...reportOf(request.log, read.batch, deps.now()) }
    })
  })
}

/** The ignored events of an accepted batch, for the provider and the log; nothing where all of it counts. */
function reportOf(log: FastifyBaseLogger, { batch_id, events }: FeedBatch, now: number) {
  const all = ignoredIn(events, now)
  if (all.length === 0) return {}
  const report = { left_out: all.slice(0, LISTED_MOST), left_out_total: all.length }
  log.warn({ batch_id, ...report }, 'left out of the book')
  return report
}

/** Where a batch is wrong, as a provider can find it, and up to which number ids go. */
const refusalOf = (faults: readonly BatchFault[]) => ({
  faults,
  id_max: MATCH_IDS - 1,
})

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const refuse = (reply: FastifyReply, http: number, code: ErrorCode, details: object = {}) =>
  reply.code(http).send({ status: code, statusdesc: CATALOGUE[code].text, ...details })

export const FEED_SIGNATURE_HEADER = 'x-feed-signature'
/** Epoch milliseconds at which the push was signed. */
export const FEED_TIME_HEADER = 'x-feed-timestamp'

/** Hex HMAC-SHA256 over the time and the raw body, joined by a dot. */
export const signFeed = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** Whether a push was signed with the secret, just now. */
export function isSignedFeed(
  secret: string,
  push: { timestamp: string; signature: string; body: Buffer },
  now: number,
): boolean {
  if (!/^\d{13}$/.test(push.timestamp) || Math.abs(now - Number(push.timestamp)) > PUSH_AGE_MAX_MS)
    return false
  const expected = Buffer.from(signFeed(secret, push.timestamp, push.body), 'hex')
  const given = Buffer.from(push.signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
