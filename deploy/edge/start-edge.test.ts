import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDocument } from '@touchline/contracts/release'
import fastify from 'fastify'
import { BRANDS_FOLDER } from '../brands/read-brand'
import { temporaryFolder } from '../testing/sample-build'
import { readEdgeSettings } from './settings'
import { startEdge } from './start-edge'
import { sampleRelease } from './testing/sample-release'

const ends: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(ends.splice(0).map((end) => end())))

/** A release service with releases for these brands, and for no other. */
async function releasedTo(dataDir: string, revisions: Readonly<Record<string, number>>) {
  const app = fastify({ forceCloseConnections: true })
  const document: ReleaseDocument = await sampleRelease(join(dataDir, 'releases'), ['shell', 'sportsbook'])
  app.get<{ Querystring: { brand: string } }>('/document', async ({ query: { brand } }, reply) => {
    const revision = revisions[brand]
    return revision === undefined ? reply.code(404).send() : { ...document, brand, revision }
  })
  ends.push(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** A running edge of one brand, and how to add another brand's folder. */
async function edgeOfOneBrand(revisions: Readonly<Record<string, number>>) {
  const dataDir = await temporaryFolder('edge')
  const brandsDir = await temporaryFolder('brands')
  const add = (brand: string) => cp(join(BRANDS_FOLDER, brand), join(brandsDir, brand), { recursive: true })
  await add('touchline')
  const { app, stop } = await startEdge(
    readEdgeSettings({
      DATA_DIR: dataDir,
      BRANDS_DIR: brandsDir,
      RELEASE_URL: await releasedTo(dataDir, revisions),
    }),
    { log: () => undefined, lookAtBrandsMs: 1 },
  )
  ends.push(stop)
  const ask = (host: string, url: string) => app.inject({ url, headers: { host } })
  const health = async () => {
    const answer = await ask('touchline.example', '/edge-health')
    return [answer.statusCode, answer.json().revisions]
  }
  return { add, ask, health }
}

/** Looks until health names the new brand, or fails with another error. */
async function untilNamed(health: () => Promise<unknown[]>, brand: string) {
  for (let tries = 0; tries < 250; tries += 1) {
    const found = await health()
    if (found[0] !== 200 || brand in (found[1] as object)) return found
    await new Promise((next) => setTimeout(next, 20))
  }
  throw new Error(`${brand} was never taken over`)
}

describe('a brand whose folder comes while the edge runs', () => {
  test('is served with its own release', async () => {
    const { add, ask, health } = await edgeOfOneBrand({ touchline: 3, garnet: 7 })
    await add('garnet')
    expect(await untilNamed(health, 'garnet')).toEqual([200, { touchline: 3, garnet: 7 }])
    const document = await ask('garnet.example', '/release.json')
    expect([document.statusCode, document.json().revision]).toEqual([200, 7])
    expect((await ask('garnet.example', '/')).statusCode).toBe(200)
  })

  test('and without a release yet is in health, and leaves the others as they are', async () => {
    const { add, ask, health } = await edgeOfOneBrand({ touchline: 3 })
    await add('garnet')
    expect(await untilNamed(health, 'garnet')).toEqual([200, { touchline: 3, garnet: null }])
    const codes = await Promise.all(
      ['/', '/release.json'].map(async (url) => (await ask('garnet.example', url)).statusCode),
    )
    expect(codes).toEqual([503, 503])
    expect((await ask('touchline.example', '/')).statusCode).toBe(200)
  })
})
