import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Makes an empty database on the platform's own embedded server and says how to reach it. */
export async function scratchDatabase(dataDir: string, name: string): Promise<string> {
  const host = socketFolder(dataDir)
  const client = new pg.Client({ host, user: 'touchline', database: 'postgres' })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`)
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
  await client.end()
  return urlOf(host, name)
}

/** The platform's own database, as its owner. */
export const platformDatabase = (dataDir: string): string => urlOf(socketFolder(dataDir), 'touchline')

const urlOf = (host: string, name: string): string =>
  `postgresql:///${name}?host=${encodeURIComponent(host)}&user=touchline`

/** The fifth line of the server's lock file names the folder of its socket. */
function socketFolder(dataDir: string): string {
  const lock = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('postmaster.pid'),
  )
  const folder = lock && readFileSync(join(dataDir, lock), 'utf8').split('\n')[4]
  if (!folder) throw new Error(`no embedded server runs below ${dataDir}`)
  return folder
}
