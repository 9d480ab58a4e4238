import { releaseTag } from '@touchline/contracts/release'
import { networkOf } from '@touchline/rules'
import { Rate } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import { destinationOf } from './destinations'
import { deviceOf } from './device-of'
import { answerTooMany } from './rates'
import { authorizationOf, REFUSED_TOKEN, type ReportTo, type ServedPagesLog } from './served-pages'
import type { SiteOf } from './site'

export interface ReleaseRoutesOptions {
  siteOf: SiteOf
  reportTo: ReportTo | null
  channel: string
  served: ServedPagesLog
  log: (line: string) => void
}

/** A page reports four times in its first minute; a network may be a whole café. */
const REPORTS_A_MINUTE = 120
const REPORT_BYTES_MAX = 16 * 1024
const PATIENCE_MS = 5000

/** The release document of the brand, and the way of health reports to the release service. */
export function serveRelease(app: FastifyInstance, options: ReleaseRoutesOptions): void {
  app.get('/release.json', async (request, reply) => {
    const { source, texts } = options.siteOf(destinationOf(request).brand.file.id)
    const document = source.current()
    if (!document) return reply.code(503).header('retry-after', '2').send()
    const etag = releaseTag(document)
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const { body, encoding } = await texts.get(
      etag,
      'document',
      request.headers['accept-encoding'],
      async () => JSON.stringify(document),
    )
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  })

  const reports = new Rate({ points: REPORTS_A_MINUTE, seconds: 60 })
  app.post('/release/health', { bodyLimit: REPORT_BYTES_MAX }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { reportTo } = options
    if (reportTo === null) return reply.code(204).send()
    const waitMs = await reports.take(networkOf(request.ip))
    if (waitMs !== null) return answerTooMany(reply, waitMs)
    if (!isRecord(request.body)) return reply.code(400).send()
    // Which brand a page belongs to and which browser shows it is known here; what a report claims of it counts nothing.
    const named = { brand: destinationOf(request).brand.file.id, channel: options.channel }
    const device = deviceOf(request.headers.cookie)
    const { device: _claimed, ...facts } = request.body as Record<string, unknown>
    const report = { ...facts, ...named, ...(device === null ? {} : { device }) }
    await options.served.sent()
    const answer = await fetch(`${reportTo.url}/health`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorizationOf(reportTo) },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => options.log(`A health report did not arrive: ${String(error)}`))
    // A page cannot mend a fault between the edge and the service.
    if (answer?.status === 401) options.log(`A health report was refused: ${REFUSED_TOKEN}`)
    return reply.code(answer && answer.status !== 401 ? answer.status : 503).send()
  })
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
