import type { GameListing, ListedGame } from '../../../platform/game-connection'
import type { TestApp } from '../../../testing/test-app'
import { hashOfToken } from '../repository'

const game = (facts: Partial<ListedGame>): ListedGame => ({
  provider: 'studio',
  game_code: 'reels',
  name: 'Reels',
  category: 'slots',
  tags: [],
  image: null,
  image_34: null,
  art: { motif: null, hue: 0, hue2: 0, seed: 1 },
  rtp: null,
  volatility: null,
  lines: null,
  platforms: ['desktop', 'mobile'],
  currencies: ['MYR'],
  limits: {},
  badge: null,
  state: 'open',
  until: null,
  has_demo: true,
  has_lobby: false,
  sort: 1,
  ...facts,
})

const listing = (studio: string): GameListing => ({
  providers: [{ code: studio, name: studio, kind: 'slots', state: 'open', until: null }],
  games: [
    game({ provider: studio }),
    game({ provider: studio, game_code: 'wheel', category: 'casino' }),
    game({ provider: studio, game_code: 'shoal', category: 'fishing' }),
    game({ provider: studio, game_code: 'shut', state: 'maintenance' }),
    game({ provider: studio, game_code: 'baht', currencies: ['THB'] }),
  ],
})

/** Makes these connections list a few games without asking anybody. */
export async function listGamesOf(server: TestApp, connections: readonly string[]): Promise<void> {
  for (const connection of connections)
    await server.platform.database.pool.query(
      'INSERT INTO game_catalogue (connection, version, catalogue, at) VALUES ($1, $2, $3, 0)',
      [connection, '1', JSON.stringify(listing(`studio-${connection}`))],
    )
  await server.app.round('loaded games')
}

let opened = 0

/** A wallet token of a member who has logged in and opened a game. */
export async function walletToken(
  server: TestApp,
  account: string,
  connection: string,
  { min_bet = 10, max_bet = 100_000, session }: { min_bet?: number; max_bet?: number; session?: string } = {},
): Promise<string> {
  opened += 1
  const token = `token-${opened}-of-${account}`
  const { pool } = server.platform.database
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM session WHERE member_id = $1 AND ended_at IS NULL',
    [account],
  )
  const at = server.clock.now
  const id = session ?? rows[0]?.id
  await pool.query(
    `INSERT INTO wallet_token (token_hash, member_id, session_id, connection, provider, game_code, currency, min_bet, max_bet,
       opened_at, seen_at, expires_at) VALUES ($1, $2, $3, $4, 'studio', 'reels', 'MYR', $5, $6, $7, $7, $8)`,
    [hashOfToken(token), account, id, connection, min_bet, max_bet, at, at + 12 * 3_600_000],
  )
  return token
}
