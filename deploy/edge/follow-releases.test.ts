import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { ReleaseDocument } from '@touchline/contracts/release'
import fastify from 'fastify'
import { temporaryFolder } from '../testing/sample-build'
import { followReleases } from './follow-releases'
import { sampleRelease } from './testing/sample-release'

const SELDOM_MS = 60_000

/** A release service in memory; without events it cannot push. */
async function fakeService({ events = true } = {}) {
  const app = fastify({ forceCloseConnections: true })
  const document = await sampleRelease(await temporaryFolder('releases'), ['shell'])
  const revisions: Record<string, number> = { touchline: 1, garnet: 7 }
  const streams = new Set<PassThrough>()
  app.get<{ Querystring: { brand: string } }>('/document', async ({ query, headers }, reply) => {
    const revision = revisions[query.brand]
    if (headers['if-none-match'] === `"r${revision}"`) return reply.code(304).send()
    return { ...document, brand: query.brand, revision }
  })
  if (events) {
    app.get('/events', async (_request, reply) => {
      const stream = new PassThrough()
      streams.add(stream)
      stream.write(': hello\n\n')
      return reply.type('text/event-stream').send(stream)
    })
  }
  const release = (brand: string, revision: number) => {
    revisions[brand] = revision
    const data = JSON.stringify({ brand, channel: 'production', revision })
    for (const stream of streams) stream.write(`data: ${data}\n\n`)
  }
  return {
    url: await app.listen({ port: 0 }),
    release,
    hasListeners: () => streams.size > 0,
    stop: () => app.close(),
  }
}

async function follow(service: string, everyMs: number, keep?: string) {
  const folder = keep ?? join(await temporaryFolder('kept'), 'edge')
  const changes: string[] = []
  const releases = await followReleases({
    service,
    brands: ['touchline', 'garnet'],
    channel: 'production',
    keep: folder,
    everyMs,
    onChange: (brand: string, { revision }: ReleaseDocument) => changes.push(`${brand} ${revision}`),
    log: () => undefined,
  })
  return { ...releases, changes, folder, revision: (brand: string) => releases.of(brand).current()?.revision }
}

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 100; tries += 1) await new Promise((next) => setTimeout(next, 20))
  expect(isSo()).toBe(true)
}

describe('the documents of several brands', () => {
  test('are followed each for itself', async () => {
    const service = await fakeService()
    const releases = await follow(service.url, SELDOM_MS)
    expect([releases.revision('touchline'), releases.revision('garnet')]).toEqual([1, 7])
    releases.stop()
    await service.stop()
  })

  test('are in effect at once when the service reports a change', async () => {
    const service = await fakeService()
    const releases = await follow(service.url, SELDOM_MS)
    await until(service.hasListeners)
    service.release('garnet', 8)
    await until(() => releases.revision('garnet') === 8)
    expect(releases.changes.at(-1)).toBe('garnet 8')
    expect(releases.revision('touchline')).toBe(1)
    releases.stop()
    await service.stop()
  })

  test('are polled where the service reports nothing', async () => {
    const service = await fakeService({ events: false })
    const releases = await follow(service.url, 30)
    service.release('garnet', 8)
    await until(() => releases.revision('garnet') === 8)
    releases.stop()
    await service.stop()
  })

  test('stay in effect while the service is away, also for an edge that starts then', async () => {
    const service = await fakeService()
    const before = await follow(service.url, 20)
    await service.stop()
    await new Promise((next) => setTimeout(next, 100))
    expect(before.revision('garnet')).toBe(7)
    before.stop()
    const after = await follow(service.url, 20, before.folder)
    expect([after.revision('touchline'), after.revision('garnet')]).toEqual([1, 7])
    after.stop()
  })
})
