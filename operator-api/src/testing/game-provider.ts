import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ConnectionSettings, readConnections } from '../modules/providers/connection-settings'
import { touchlineSignature } from '../platform/touchline-signature'
import type { TestApp } from './test-app'

export const SECRET = 'touchline-provider-secret'

type Answers = (path: string, body: Record<string, unknown>, response: ServerResponse) => object | null

const aGame = (facts: object) => ({
  provider: 'studio',
  game_code: 'reels',
  name: 'Reels',
  category: 'slots',
  tags: ['lines'],
  image: null,
  image_34: null,
  art: { motif: 'koi', hue: 10, hue2: 200, seed: 1 },
  rtp: 96.5,
  volatility: 'low',
  min_bet: 20,
  max_bet: 50_000,
  lines: 20,
  platforms: ['desktop', 'mobile'],
  currencies: ['MYR', 'THB'],
  badge: '',
  state: 'open',
  reason: null,
  until: null,
  has_demo: true,
  has_lobby: false,
  sort: 1,
  ...facts,
})

export const GAMES = [
  aGame({}),
  aGame({ game_code: 'wheel', name: 'Wheel', category: 'casino', sort: 2 }),
  aGame({ game_code: 'cups', name: 'Cups', category: 'mini', sort: 3 }),
  aGame({ game_code: 'baht', name: 'Baht', currencies: ['THB'], sort: 4 }),
  aGame({ game_code: 'shut', name: 'Shut', state: 'maintenance', until: null, sort: 5 }),
]

const aJackpot = (facts: object) => ({
  provider: 'studio',
  game_code: 'reels',
  name: 'Harbour',
  amount: 1_234_567,
  currency: 'MYR',
  ...facts,
})
/** A jackpot that members of the test see; the others have a foreign currency, no game, or are malformed. */
const JACKPOTS = [
  aJackpot({}),
  aJackpot({ currency: 'THB' }),
  aJackpot({ game_code: 'unlisted' }),
  aJackpot({ amount: 0.5 }),
]

const listing = () => ({
  status: 1,
  version: '1',
  providers: [
    { code: 'studio', name: 'Studio', kind: 'slots', wallet: 'seamless', state: 'open', until: null },
  ],
  games: GAMES,
})

/** A provider over HTTP that answers as the test says. */
export interface FakeProvider {
  readonly url: string
  /** Bodies of the launches. */
  readonly launches: Record<string, unknown>[]
  /** Replaces the usual answers; null for an answer that the function writes by itself. */
  answers: Answers | null
  close(): Promise<void>
}

export async function fakeProvider(): Promise<FakeProvider> {
  const launches: Record<string, unknown>[] = []
  const usual: Answers = (path, body) => {
    if (path === '/GameList') return listing()
    if (path === '/Jackpots') return { status: 1, jackpots: JACKPOTS }
    launches.push(body)
    return { status: 1, url: 'http://games.example/g/reels#k=1' }
  }
  const server = createServer((request, response) => void serve(request, response))
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = JSON.parse(Buffer.concat(parts).toString() || '{}')
    const answer = (provider.answers ?? usual)(request.url ?? '', body, response)
    if (answer) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const provider: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    launches,
    answers: null,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return provider
}

export const connectionTo = (url: string, more: object = {}): ConnectionSettings[] =>
  readConnections(
    {
      providers: [
        { id: 'atlas', name: 'Atlas', adapter: 'touchline', url, keys: { secret: SECRET }, ...more },
      ],
    },
    {},
  )

export interface WalletCallAnswer {
  readonly status: string
  readonly http: number
  readonly balance?: number
  readonly request_id?: string
  readonly tx?: string
  readonly ref_no?: string
}

/** Wallet calls of our own protocol, signed as a provider does. */
export function walletOf(server: Pick<TestApp, 'app' | 'clock'>, provider = 'atlas') {
  return async (
    action: string,
    body: object,
    more: { headers?: object; secret?: string; at?: number; payload?: string } = {},
  ): Promise<WalletCallAnswer> => {
    const path = `/wallet/v1/${action}`
    const payload = more.payload ?? JSON.stringify({ request_id: 'q-1', action, ...body })
    const timestamp = String(Math.floor((more.at ?? server.clock.now) / 1000))
    const signature = touchlineSignature(more.secret ?? SECRET, {
      method: 'POST',
      path,
      timestamp,
      body: payload,
    })
    const response = await server.app.http.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        'content-type': 'application/json',
        'x-tl-provider': provider,
        'x-tl-timestamp': timestamp,
        'x-tl-signature': signature,
        ...more.headers,
      },
    })
    return { ...response.json(), http: response.statusCode }
  }
}
