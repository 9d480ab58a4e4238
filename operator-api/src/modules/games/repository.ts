import { createHash } from 'node:crypto'
import type { GameMarks, GameMode, GamePlatform } from '@touchline/contracts/calls'
import type { Currency, Language } from '@touchline/contracts/limits'
import type { Database } from '../../storage'

/** The game behind a launch token. */
export interface Launch {
  readonly launch_id: string
  readonly member_id: string
  readonly session_id: string
  readonly connection: string
  readonly provider: string
  readonly game_code: string
  readonly currency: Currency
  readonly mode: GameMode
  readonly options: LaunchOptions
  readonly expires_at: number
}

export interface LaunchOptions {
  readonly lang: Language
  readonly platform: GamePlatform
  readonly table_id: string | null
  readonly return_url: string
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const REDEEM = `
  UPDATE game_launch l SET used_at = $2
  FROM session s
  WHERE l.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2 AND s.id = l.session_id AND s.ended_at IS NULL
  RETURNING l.launch_id, l.member_id, l.session_id, l.connection, l.provider, l.game_code, l.currency, l.mode, l.options,
    l.expires_at`

const MARKS = `
  SELECT ARRAY(
      SELECT provider || '/' || game_code FROM game_mark WHERE member_id = $1 AND favourite_at IS NOT NULL
      ORDER BY favourite_at DESC
    ) AS favourites,
    ARRAY(
      SELECT provider || '/' || game_code FROM game_mark WHERE member_id = $1 AND opened_at IS NOT NULL
      ORDER BY opened_at DESC LIMIT 30
    ) AS recents`

export interface GameName {
  readonly provider: string
  readonly game_code: string
}

export function gamesRepository({ pool }: Pick<Database, 'pool'>) {
  return {
    keepLaunch: async (token: string, launch: Launch): Promise<void> => {
      await pool.query(
        `INSERT INTO game_launch (token_hash, launch_id, member_id, session_id, connection, provider, game_code, currency, mode,
           options, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          ...[hashOf(token), launch.launch_id, launch.member_id, launch.session_id, launch.connection],
          ...[launch.provider, launch.game_code, launch.currency, launch.mode],
          ...[JSON.stringify(launch.options), launch.expires_at],
        ],
      )
    },
    /** The launch of a token, for the first who brings it in time while its login goes on. */
    redeem: async (token: string, now: number): Promise<Launch | null> =>
      (await pool.query<Launch>(REDEEM, [hashOf(token), now])).rows[0] ?? null,
    marks: async (member: string): Promise<GameMarks> =>
      (await pool.query<GameMarks>(MARKS, [member])).rows[0] ?? { favourites: [], recents: [] },
    setFavourite: async (
      member: string,
      { provider, game_code }: GameName,
      at: number | null,
    ): Promise<void> => {
      await pool.query(
        `INSERT INTO game_mark (member_id, provider, game_code, favourite_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (member_id, provider, game_code) DO UPDATE SET favourite_at = excluded.favourite_at`,
        [member, provider, game_code, at],
      )
    },
    opened: async (member: string, { provider, game_code }: GameName, at: number): Promise<void> => {
      await pool.query(
        `INSERT INTO game_mark (member_id, provider, game_code, opened_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (member_id, provider, game_code) DO UPDATE SET opened_at = excluded.opened_at`,
        [member, provider, game_code, at],
      )
    },
  }
}
export type GamesRepository = ReturnType<typeof gamesRepository>
