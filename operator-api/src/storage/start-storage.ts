import { fileURLToPath } from 'node:url'
import pg, { type ClientConfig } from 'pg'
import { APP_ROLE } from './apply-functions'
import { connectionTo, isRunning, OWNER, startEmbeddedServer } from './embedded/embedded-server'
import { postgresBinaries } from './embedded/postgres-binaries'
import { serverHome } from './embedded/server-home'
import { serverUser } from './embedded/server-user'
import { migrate, OutdatedDatabase, type SchemaFolders } from './migrate'

const DATABASE = 'touchline'
const HERE = fileURLToPath(import.meta.url)
/** Beside this file in the source as in the build. */
export const SCHEMA: SchemaFolders = {
  migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
  functions: fileURLToPath(new URL('./functions', import.meta.url)),
}

export interface StorageSettings {
  /** A server of the operator's; without it one is started below the data folder. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Number of the functions in the database that this version's replace although they are newer. */
  readonly replaceFunctions?: number | undefined
  readonly warn: (message: string) => void
}

/** Two ways into one database: the owner of the schema and the application. */
export interface Storage {
  readonly owner: ClientConfig
  readonly app: ClientConfig
  /** How to begin with an empty database instead. */
  readonly anew: string
  stop(): Promise<void>
}

/** A database with the newest schema. */
export async function startStorage(settings: StorageSettings): Promise<Storage> {
  const storage = settings.databaseUrl ? given(settings.databaseUrl) : await embedded(settings)
  try {
    await migrate(storage.owner, SCHEMA, settings)
    return storage
  } catch (cause) {
    await storage.stop()
    const whose = settings.databaseUrl
      ? 'The database of DATABASE_URL'
      : `The database in ${settings.dataDir}`
    const remedy =
      cause instanceof OutdatedDatabase ? `; nothing in it was changed; to begin anew, ${storage.anew}` : ''
    throw new Error(`${whose} cannot be used: ${cause instanceof Error ? cause.message : cause}${remedy}`, {
      cause,
    })
  }
}

/** The database of a server that runs already, for an operator's command beside it, as the owner; starts nothing. */
export async function attachStorage(settings: StorageSettings): Promise<ClientConfig> {
  if (settings.databaseUrl) return given(settings.databaseUrl).owner
  const home = serverHome(settings.dataDir, postgresBinaries(HERE), serverUser(), settings.warn)
  if (!(await isRunning(home)))
    throw new Error(`No server runs on ${settings.dataDir}: start it, or name its data folder by DATA_DIR`)
  return connectionTo(home, OWNER, DATABASE)
}

/** An operator's URL names the owner; the application works as its own role from the first statement on. */
function given(url: string): Storage {
  const owner = { connectionString: url }
  return {
    owner,
    app: { ...owner, options: `-c role=${APP_ROLE}` },
    anew: 'name an empty database by DATABASE_URL',
    stop: async () => undefined,
  }
}

async function embedded({ dataDir, warn }: StorageSettings): Promise<Storage> {
  const user = serverUser()
  const home = serverHome(dataDir, postgresBinaries(HERE), user, warn)
  const server = await startEmbeddedServer(home, user, warn)
  await createDatabase(server.connection(OWNER, 'postgres'), DATABASE)
  return {
    owner: server.connection(OWNER, DATABASE),
    app: server.connection(APP_ROLE, DATABASE),
    anew: `stop the platform and move ${home.data} away`,
    stop: server.stop,
  }
}

async function createDatabase(server: ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(server)
  client.on('error', () => undefined)
  await client.connect()
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
}
