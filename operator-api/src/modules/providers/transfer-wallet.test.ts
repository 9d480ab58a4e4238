import { gameList, launchGame } from '@touchline/contracts/calls'
import { connectionTo, type FakeProvider, fakeProvider } from '../../testing/game-provider'
import { NOON, type TestApp, testApp } from '../../testing/test-app'

const START = 1_000_000
let provider: FakeProvider
let server: TestApp
/** The provider's own book: balances, and transfers by their reference. */
let balances: Record<string, number>
let transfers: Map<string, number>
/** Spoils the next transfer: it arrives or does not, and no answer comes. */
/** Paths that were asked for. */
let asked: string[] = []
let silence: 'none' | 'arrives' | 'is lost' | 'is refused'

const GAMES = {
  status: 1,
  version: '1',
  providers: [{ code: 'own', name: 'Own', kind: 'slots', wallet: 'transfer', state: 'open', until: null }],
  games: [
    {
      provider: 'own',
      game_code: 'reels',
      name: 'Reels',
      category: 'slots',
      currencies: ['MYR'],
      min_bet: 1,
      max_bet: 1000,
      state: 'open',
      has_demo: true,
      sort: 1,
    },
  ],
}

interface Money {
  readonly ref: string
  readonly player: string
  readonly amount: number
}

function book(path: string, body: Money): object {
  const { ref, player, amount } = body
  switch (path) {
    case '/GameList':
      return GAMES
    case '/LaunchGame':
      return { status: 1, url: 'http://games.example/' }
    case '/balance':
      return { status: 1, balance: balances[player] ?? 0 }
    case '/status':
      return { status: 1, state: transfers.has(ref) ? 'done' : 'none' }
    case '/deposit':
    case '/withdraw': {
      const spoiled = silence
      silence = 'none'
      if (spoiled === 'is refused') return { status: 'insufficient_balance' }
      if (spoiled === 'is lost') return { status: 'systemError' }
      if (transfers.has(ref)) throw new Error('it was sent twice')
      transfers.set(ref, amount)
      balances[player] = (balances[player] ?? 0) + (path === '/deposit' ? amount : -amount)
      return spoiled === 'arrives' ? { status: 'systemError' } : { status: 1 }
    }
    default:
      return { status: 1 }
  }
}

beforeAll(async () => {
  provider = await fakeProvider()
  provider.answers = (path, body) => {
    asked.push(path)
    return book(path, body as unknown as Money)
  }
  const own = connectionTo(provider.url, { adapter: 'transfer' })
  const down = own.map((one) => ({ ...one, id: 'down', url: 'http://127.0.0.1:9' }))
  server = await testApp({}, { gameProviders: [...own, ...down] })
  await server.app.round('game catalogue')
})
beforeEach(() => {
  balances = {}
  transfers = new Map()
  silence = 'none'
  server.clock.now = NOON
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
  await provider.close()
})

const cash = async (account: string) => (await server.balances(account)).cash

async function opens(account: string): Promise<number> {
  const member = await server.login(account)
  const launched = await member.call(launchGame, {
    provider: 'own',
    game_code: 'reels',
    platform: 'desktop',
    mode: 'real',
  })
  const url = 'url' in launched ? launched.url : ''
  return (await server.app.http.inject({ method: 'GET', url })).statusCode
}

/** The login ends, and a round of the job later the money is back. */
async function leaves(account: string): Promise<void> {
  await server.asOwner('UPDATE session SET ended_at = 1 WHERE member_id = $1 AND ended_at IS NULL', [account])
  server.clock.now += 60_000
  await server.app.round('transfer wallets')
}

test.each([
  ['has won', 300],
  ['has lost', -300],
  ['has lost everything', -START],
  ['has not played', 0],
])('money goes to the provider and comes back from a member who %s', async (_name, won) => {
  const account = `demo${2 + [300, -300, -START, 0].indexOf(won)}`
  expect(await opens(account)).toBe(303)
  expect([await cash(account), balances[account]]).toEqual([0, START])
  balances[account] = START + won
  await leaves(account)
  expect([await cash(account), balances[account]]).toEqual([START + won, 0])
})

test('a member whose wallet an operator keeps is refused, and no money moves', async () => {
  const member = await server.login('demoseamless')
  const game = { provider: 'own', game_code: 'reels', platform: 'desktop' } as const
  expect(await member.call(launchGame, { ...game, mode: 'real' })).toMatchObject({
    status: 'forbiddenAccess',
  })
  expect(await member.call(gameList, { category: 'slots' })).toMatchObject({
    games: [{ game_code: 'reels', state: 'disabled', reason: 'forbiddenAccess' }],
  })
  expect(await member.call(launchGame, { ...game, mode: 'demo' })).toMatchObject({ status: 1 })
  expect([balances.demoseamless, transfers.size]).toEqual([undefined, 0])
})

test('wins and losses there are settled with the house, and an empty balance is not asked for again', async () => {
  const [clearing] = await server.asOwner<{ sum: number }>(
    "SELECT sum(balance)::int AS sum FROM account WHERE kind = 'provider_clearing'",
  )
  expect(clearing).toEqual({ sum: 0 })
  asked = []
  await server.app.round('transfer wallets')
  expect(asked).toEqual([])
})

test('a provider that is down keeps nobody from the games of another one', async () => {
  const account = 'demo13'
  expect(await opens(account)).toBe(303)
  // A balance held by a provider that no longer answers.
  await server.asOwner("UPDATE provider_transfer SET connection = 'down' WHERE member_id = $1", [account])
  expect(await opens(account)).toBe(303)
  expect(balances[account]).toBe(START)
})

test.each([
  ['arrives', 303, 0],
  ['is lost', 504, 0],
  ['is refused', 503, START],
] as const)('a deposit that %s, without an answer', async (what, status, left) => {
  const account = `demo${6 + ['arrives', 'is lost', 'is refused'].indexOf(what)}`
  silence = what
  expect(await opens(account)).toBe(status)
  expect(await cash(account)).toBe(left)
  // A provider that never got it is asked again later; then the money is the member's.
  await leaves(account)
  expect(await cash(account)).toBe(START)
})

test.each(['arrives', 'is lost', 'is refused'] as const)(
  'a withdrawal that %s, without an answer',
  async (what) => {
    const account = `demo${9 + ['arrives', 'is lost', 'is refused'].indexOf(what)}`
    await opens(account)
    silence = what
    await leaves(account)
    server.clock.now += 60_000
    await server.app.round('transfer wallets')
    await server.app.round('transfer wallets')
    expect([await cash(account), balances[account]]).toEqual([START, 0])
  },
)
