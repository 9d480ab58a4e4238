import { randomBytes } from 'node:crypto'
import type { Journal } from '@touchline/serving'
import type { OpenedGame, Refused, RoundAnswer } from '../api'
import { createGamesApp } from '../server/app'
import type { BookEntry } from '../server/book-entries'
import { signatureOf } from '../server/signing'
import type { StandInWallet } from './stand-in-wallet'

const SECRET = 'secret'
const START = Date.UTC(2026, 10, 22)

/** The provider in memory, with one opened game and a clock that tests set. */
export async function startProvider(
  wallet: StandInWallet,
  game: string,
  mode: 'real' | 'demo' = 'real',
  newSeed: () => string = () => randomBytes(32).toString('hex'),
) {
  const lines: BookEntry[] = []
  const clock = { now: START }
  return runProvider({ wallet, game, mode, lines, clock, newSeed, bearer: null })
}

interface Run {
  readonly wallet: StandInWallet
  readonly game: string
  readonly mode: 'real' | 'demo'
  readonly lines: BookEntry[]
  readonly clock: { now: number }
  readonly newSeed: () => string
  readonly bearer: string | null
}

async function runProvider(run: Run) {
  const { wallet, game, mode, lines, clock, newSeed } = run
  let isCrashing = false
  const waiting: (() => void)[] = []
  const journal: Journal<BookEntry> = {
    append: async (entry) => {
      // Nobody writes entries after a crash.
      if (isCrashing && entry.k !== 'open') return new Promise(() => undefined)
      lines.push(structuredClone(entry))
    },
    close: async () => undefined,
  }
  const { app, rounds, book } = await createGamesApp({
    settings: { secret: SECRET, publicUrl: 'http://games.test', frameAncestors: '', trustedProxies: [] },
    clientFolder: '/nowhere',
    opened: { journal, entries: [...lines] },
    wallet,
    now: () => clock.now,
    wait: async (ms) => {
      clock.now += ms
    },
    later: (_ms, work) => void waiting.push(work),
    newSeed,
  })

  async function signed(path: string, body: object) {
    const text = JSON.stringify(body)
    const timestamp = String(Math.floor(clock.now / 1000))
    const signature = signatureOf(SECRET, { method: 'POST', path, timestamp, body: text })
    const headers = {
      'content-type': 'application/json',
      'x-tl-timestamp': timestamp,
      'x-tl-signature': signature,
    }
    return (await app.inject({ method: 'POST', url: path, headers, payload: text })).json()
  }
  async function launch(player: string): Promise<string> {
    const launched = await signed('/LaunchGame', {
      player,
      token: mode === 'real' ? `w_${player}` : null,
      currency: 'MYR',
      game_code: game,
      lang: 'en',
      mode,
      return_url: 'http://brand.test/slots',
    })
    return launched.url.split('#k=')[1]
  }
  const postAs = async (bearer: string, method: 'GET' | 'POST', url: string, payload: object = {}) =>
    (
      await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${bearer}` },
        ...(method === 'POST' && { payload }),
      })
    ).json()
  const exchange = async (key: string): Promise<string> =>
    (await postAs('', 'POST', '/api/session', { key })).bearer
  const key = await launch('demo')
  const bearer = run.bearer ?? (await exchange(key))
  const post = (method: 'GET' | 'POST', url: string, payload: object = {}) =>
    postAs(bearer, method, url, payload)
  const betAs =
    (as: string) =>
    (request: string, placed: unknown): Promise<RoundAnswer | Refused> =>
      postAs(as, 'POST', '/api/bet', {
        request: request.padEnd(8, '-'),
        client_seed: 'touchline',
        bet: placed,
      })
  const bet = betAs(bearer)
  return {
    app,
    key,
    rounds,
    book,
    clock,
    signed,
    post,
    bet,
    /** Bets of another player who has opened the game. */
    open: async (player = 'demo2') => betAs(await exchange(await launch(player))),
    play: async (request: string, placed: unknown): Promise<RoundAnswer> =>
      (await bet(request, placed)) as RoundAnswer,
    act: (round: RoundAnswer, step: number, action: unknown): Promise<RoundAnswer> =>
      post('POST', '/api/action', { round: round.round, step, action }),
    session: (): Promise<OpenedGame> => post('POST', '/api/state'),
    /** Runs repeated deliveries until none wait. */
    settleDeliveries: async () => {
      while (waiting.length > 0 || book.dueDeliveries().length > 0) {
        waiting.shift()?.()
        await new Promise((done) => setImmediate(done))
      }
    },
    crashBeforeClosing: () => {
      isCrashing = true
    },
    untilBet: async () => {
      while (wallet.calls.every(({ action }) => action !== 'betwin'))
        await new Promise((done) => setImmediate(done))
    },
    restart: () => runProvider({ ...run, lines: [...lines], bearer }),
  }
}
