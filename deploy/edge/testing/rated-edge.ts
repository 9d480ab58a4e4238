import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sessionTokens } from '@touchline/serving'
import type { EdgeLimits, RateLimits } from '../limits'
import { ask } from './ask'
import { echoApi } from './echo-api'
import { sampleEdge } from './sample-edge'

export const HOST = 'garnet.example'
const KEY = 'the key of the installation'
export const tokens = sessionTokens(KEY)

const signed = (by: typeof tokens, member: string) =>
  `touchline=${by.make(randomBytes(32).toString('base64url'), member)}`
export const cookieOf = (member: string) => signed(tokens, member)
/** A token signed by another installation. */
export const FORGED = signed(sessionTokens('another key'), 'm1')

/** Everything may be asked for so often within a minute. */
export function soOften(points: number): RateLimits {
  const one = { points, seconds: 60 }
  return {
    calls: one,
    strangersCalls: one,
    walletCalls: one,
    odds: one,
    pages: one,
    files: one,
    upgrades: one,
    preflights: one,
  }
}

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

interface Wanted {
  limits?: Partial<EdgeLimits>
  /** Limits that differ from the others. */
  rates?: Partial<RateLimits>
  /** Null: members are not recognized. */
  sessionKey?: string | null
  trustedProxies?: string[]
}

/** An edge where everything may be asked for so often within a minute; after the test it ends. */
export async function openEdge(
  often: number,
  { limits = {}, rates = {}, sessionKey = KEY, trustedProxies = ['127.0.0.1'] }: Wanted = {},
) {
  const api = await echoApi()
  opened.push(api.stop)
  const { app } = await sampleEdge({
    api: `http://${api.address}`,
    trustedProxies,
    sessionKey: sessionKey ?? undefined,
    limits: { rates: { ...soOften(often), ...rates }, refusalMs: 1, ...limits },
  })
  opened.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const get = async (path: string, from: string, cookie = '') =>
    (await ask(port, HOST, path, { headers: { 'x-forwarded-for': from, cookie } })).status
  return { app, port, get }
}
