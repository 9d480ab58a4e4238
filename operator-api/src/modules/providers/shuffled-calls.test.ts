import pLimit from 'p-limit'
import { connectionTo, walletOf } from '../../testing/game-provider'
import { size } from '../../testing/sizes'
import { type TestApp, testApp } from '../../testing/test-app'
import { listGamesOf, walletToken } from './testing/opened-game'

const ROUNDS = size(150, 20_000)
const MEMBERS = Array.from({ length: 20 }, (_, n) => `demo${n + 2}`)
const AT_ONCE = 24
const START = 1_000_000

let server: TestApp
let wallet: ReturnType<typeof walletOf>
const tokens = new Map<string, string>()

beforeAll(async () => {
  server = await testApp({}, { gameProviders: connectionTo('http://127.0.0.1:1') })
  wallet = walletOf(server)
  await listGamesOf(server, ['atlas'])
  for (const account of MEMBERS) {
    await server.login(account)
    tokens.set(account, await walletToken(server, account, 'atlas'))
  }
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

interface Call {
  readonly action: string
  readonly body: object
}
interface Story {
  readonly calls: readonly Call[]
  readonly bet: number
  readonly win: number
  readonly status: string
}

/** A round as its provider means it: its calls, and the expected books in the end. */
function storyOf(n: number, random: () => number): Story & { readonly player: string } {
  const player = MEMBERS[n % MEMBERS.length] ?? ''
  const common = { token: tokens.get(player), player, currency: 'MYR', game_code: 'reels', round: `r-${n}` }
  const bet = 10 + Math.floor(random() * 600)
  const [win, other] = [Math.floor(random() * 900), Math.floor(random() * 900)]
  const id = (name: string) => `${n}-${name}`
  const placed: Call = { action: 'bet', body: { ...common, tx: id('b'), amount: bet } }
  const won = (name: string, amount: number): Call => ({
    action: 'win',
    body: { ...common, tx: id(name), ref: id('b'), amount, round_closed: true },
  })
  const undone = (...names: string[]): Call => ({
    action: 'rollback',
    body: { ...common, tx: id(`x-${names.join('')}`), refs: names.map(id) },
  })
  const stories: readonly Story[] = [
    { calls: [placed, won('w', win)], bet, win, status: 'settled' },
    { calls: [placed, won('w', win), won('w2', other)], bet, win: win + other, status: 'settled' },
    {
      calls: [{ action: 'betwin', body: { ...common, tx: id('b'), amount: bet, win, round_closed: true } }],
      bet,
      win,
      status: 'settled',
    },
    { calls: [placed, undone('b')], bet: 0, win: 0, status: 'cancelled' },
    { calls: [placed, won('w', win), undone('b', 'w')], bet: 0, win: 0, status: 'cancelled' },
    { calls: [placed], bet, win: 0, status: 'running' },
  ]
  const story = stories[Math.floor(random() * stories.length)] ?? stories[0]
  return { ...(story as Story), player }
}

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let n = mixed.length - 1; n > 0; n -= 1) {
    const other = Math.floor(random() * (n + 1))
    const [one, two] = [mixed[n] as Item, mixed[other] as Item]
    mixed[n] = two
    mixed[other] = one
  }
  return mixed
}

test(`M10: the calls of ${ROUNDS} rounds, shuffled, repeated and at once, add up to their rounds`, async () => {
  const random = seeded(7)
  const stories = Array.from({ length: ROUNDS }, (_, n) => storyOf(n, random))
  const repeated = stories.flatMap(({ calls }) =>
    calls.flatMap((call) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => call)),
  )
  // A provider repeats a win until it is accepted: early ones come again.
  let open = shuffled(repeated, random)
  const most = pLimit(AT_ONCE)
  while (open.length > 0) {
    const early: Call[] = []
    await Promise.all(
      open.map((call) =>
        most(async () => {
          const { status } = await wallet(call.action, call.body)
          if (status === 'betNotExists') early.push(call)
          else expect(['ok', 'rolledBack']).toContain(status)
        }),
      ),
    )
    expect(early.length).toBeLessThan(open.length)
    open = early
  }

  const rows = await server.asOwner<{ round: string; bet: string; win: string; status: string }>(
    "SELECT round, bet, win, status FROM game_round WHERE connection = 'atlas'",
  )
  const found = new Map(rows.map(({ round, ...row }) => [round, row]))
  const none = { bet: '0', win: '0', status: 'cancelled' }
  expect(stories.map((_, n) => found.get(`r-${n}`) ?? none)).toEqual(
    stories.map(({ bet, win, status }) => ({ bet: String(bet), win: String(win), status })),
  )
  for (const account of MEMBERS) {
    const own = stories.filter(({ player }) => player === account)
    const net = own.reduce((sum, { bet, win }) => sum + win - bet, 0)
    expect([account, (await server.balances(account)).cash]).toEqual([account, START + net])
  }
}, 1_200_000)
