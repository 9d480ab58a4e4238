import { type GameCategory, gameList } from '@touchline/contracts/calls'
import { testApp } from '../../testing/test-app'
import type { CatalogueGame, GameCatalogue } from './rules'

const game = (facts: Partial<CatalogueGame>): CatalogueGame => ({
  game_id: 'koi',
  provider_id: 'lotus-reel',
  name: 'Golden Koi',
  category: 'slots',
  image: null,
  motif: 'koi',
  hue: 200,
  hue2: 24,
  seed: 7,
  badge: 'hot',
  rtp: 9_640,
  popularity: 900,
  maintenance: null,
  ...facts,
})

const PROVIDERS = [
  { provider_id: 'northlight', name: 'Northlight' },
  { provider_id: 'lotus-reel', name: 'Lotus Reel' },
]

/** A server whose provider lists what the test says. */
async function opened(catalogue: GameCatalogue) {
  const source = { catalogue }
  const app = await testApp({}, { gameCatalogue: { read: async () => source.catalogue } })
  const round = () => app.app.round('game catalogue')
  await round()
  return { app, source, round }
}

type Opened = Awaited<ReturnType<typeof opened>>

async function lobby({ app }: Opened, category: GameCategory, account = 'demo') {
  const member = await app.login(account)
  return member.call(gameList, { category })
}

describe('the lobbies', () => {
  let server: Opened

  beforeEach(async () => {
    const games = [
      game({}),
      game({ game_id: 'tiger', name: 'Jade Tiger', provider_id: 'northlight', popularity: 950, badge: null }),
      game({ game_id: 'wave', name: 'Great Wave', provider_id: 'northlight', popularity: 10, rtp: null }),
      game({ game_id: 'table', name: 'Hall A', category: 'casino' }),
      game({ game_id: 'draw', category: 'lottery' }),
      game({ game_id: 'quick', category: 'mini' }),
      game({ game_id: 'arena', category: 'esports' }),
    ]
    server = await opened({ providers: PROVIDERS, games })
  })

  afterEach(() => server.app.close())

  test('list games by popularity with their providers and counts', async () => {
    const answer = await lobby(server, 'slots')
    expect(answer).toMatchObject({
      status: 1,
      providers: [
        { provider_id: 'northlight', name: 'Northlight', games: 2 },
        { provider_id: 'lotus-reel', name: 'Lotus Reel', games: 1 },
      ],
      games: [
        { game_id: 'tiger', badge: null },
        { art: { image: null, motif: 'koi', hue: 200, hue2: 24, seed: 7 }, status: 'open', rtp: 9_640 },
        { game_id: 'wave', rtp: null },
      ],
    })
  })

  test.each<[GameCategory, string]>([
    ['casino', 'liveCasinoDisabled'],
    ['lottery', 'lotteryDisabled'],
    ['mini', 'MiniGameDisabled'],
    ['esports', 'EsportsDisabled'],
  ])('of %s are refused with %s to a member whose upline has switched them off', async (category, code) => {
    expect(await lobby(server, category, 'demonocasino')).toMatchObject({ status: code })
    expect(await lobby(server, category)).toMatchObject({ status: 1, games: [{ category }] })
  })

  test('are refused without a session and for a category that does not exist', async () => {
    expect((await server.app.post(gameList.path, { category: 'slots' })).json().status).not.toBe(1)
    const member = await server.app.login('demo')
    expect(await member.call(gameList, { category: 'bingo' })).toMatchObject({ status: 'invalidInput' })
  })

  test('say until when a game is closed, and open it by the clock alone', async () => {
    const { app, source, round } = server
    const { now } = app.clock
    source.catalogue = {
      providers: PROVIDERS,
      games: [game({ maintenance: { from: now, until: now + 60_000 } })],
    }
    await round()
    expect(await lobby(server, 'slots')).toMatchObject({
      games: [{ status: 'maintenance', until: now + 60_000 }],
    })
    app.clock.now = now + 60_000
    expect(await lobby(server, 'slots')).toMatchObject({ games: [{ status: 'open', until: null }] })
  })

  test('lose what a provider no longer lists, and keep what the operator switched off', async () => {
    const { app, source, round } = server
    await app.asOwner("UPDATE game SET enabled = false WHERE game_id = 'koi'")
    source.catalogue = { providers: PROVIDERS, games: [game({ name: 'Golden Koi II' })] }
    await round()
    expect(await lobby(server, 'slots')).toMatchObject({
      providers: [{ provider_id: 'lotus-reel', games: 1 }],
      games: [{ game_id: 'koi', name: 'Golden Koi II', status: 'disabled' }],
    })
  })
})
