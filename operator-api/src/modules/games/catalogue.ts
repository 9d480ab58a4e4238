import type { GameConnection, GameListing } from '../../platform/game-connection'
import type { Job } from '../../platform/jobs'
import type { Platform } from '../../platform/module'
import { type Catalogue, type CatalogueGame, EMPTY_CATALOGUE, joinCatalogues } from './rules'

/** Games of all connections, as this process knows them. */
export interface GameCatalogue {
  current(): Catalogue
  byCode(provider: string, code: string): CatalogueGame | undefined
  ofConnection(connection: string, code: string): CatalogueGame | undefined
  readonly jobs: readonly Job[]
}

const SYNC_MS = 15_000
const LOAD_MS = 3000

interface StoredListing {
  readonly connection: string
  readonly version: string
  readonly catalogue: GameListing
}

/** A connection that does not answer keeps its last listed games; a removed connection has none. */
export function createCatalogue(
  { database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>,
  connections: readonly GameConnection[],
): GameCatalogue {
  const { pool } = database
  let catalogue = EMPTY_CATALOGUE
  let byCode = new Map<string, CatalogueGame>()
  let ofConnection = new Map<string, CatalogueGame>()
  let loaded = ''
  const due = new Map<string, number>()

  const load = async (): Promise<void> => {
    const ids = connections.map(({ id }) => id)
    const known = await pool.query<{ versions: string }>({
      name: 'game-catalogue-versions',
      text: `SELECT coalesce(string_agg(connection || ' ' || version, ',' ORDER BY connection), '') AS versions
        FROM game_catalogue WHERE connection = ANY ($1)`,
      values: [ids],
    })
    const versions = known.rows[0]?.versions ?? ''
    if (versions === loaded) return
    const { rows } = await pool.query<StoredListing>(
      'SELECT connection, version, catalogue FROM game_catalogue WHERE connection = ANY ($1)',
      [ids],
    )
    const listings = connections.flatMap(({ id, wallet }) => {
      const listed = rows.find(({ connection }) => connection === id)
      return listed ? [{ ...listed.catalogue, connection: id, wallet }] : []
    })
    catalogue = joinCatalogues(listings)
    byCode = new Map(catalogue.games.map((game) => [`${game.provider}/${game.game_code}`, game]))
    ofConnection = new Map(catalogue.games.map((game) => [`${game.connection}/${game.game_code}`, game]))
    loaded = versions
  }

  const take = async (connection: GameConnection): Promise<void> => {
    const listing = await connection.list()
    await pool.query(
      `INSERT INTO game_catalogue AS c (connection, version, catalogue, at) VALUES ($1, md5($2), $2::jsonb, $3)
       ON CONFLICT (connection) DO UPDATE SET version = excluded.version, catalogue = excluded.catalogue, at = excluded.at
       WHERE c.version <> excluded.version`,
      [connection.id, JSON.stringify(listing), now()],
    )
    due.set(connection.id, now() + connection.listEveryMs)
  }

  const sync = async (): Promise<void> => {
    const asked = connections.filter(({ id }) => (due.get(id) ?? 0) <= now())
    const taken = await Promise.allSettled(asked.map(take))
    for (const [n, result] of taken.entries())
      if (result.status === 'rejected')
        log.warn({ err: result.reason, connection: asked[n]?.id }, 'a provider did not list its games')
    await load()
  }

  return {
    current: () => catalogue,
    byCode: (provider, code) => byCode.get(`${provider}/${code}`),
    ofConnection: (connection, code) => ofConnection.get(`${connection}/${code}`),
    jobs: [
      // Not part of the start: a provider may take its time, and its last list is known.
      { name: 'game catalogue', everyMs: SYNC_MS, by: 'one process', round: sync },
      { name: 'loaded games', everyMs: LOAD_MS, by: 'each process', isStart: true, round: load },
    ],
  }
}
