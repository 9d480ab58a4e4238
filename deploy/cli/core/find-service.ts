import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CliError } from './cli-error'
import type { Io } from './io'

/** The repository: a local installation keeps its data below it. */
const ROOT = resolve(import.meta.dirname, '../../..')

/** Where the release service is, and what opens it. */
export interface ServiceAddress {
  url: string
  token: string | null
  /** Whether the token is the local installation's own, which names nobody. */
  isOwn?: boolean
}

/** The local installation's data folder: DATA_DIR, or `.data` in the repository. */
export const dataFolder = (io: Pick<Io, 'env'>): string => resolve(ROOT, io.env.DATA_DIR ?? '.data')

/**
 * The service by option, by environment, or of the local installation. The local installation's own token opens only
 * that one: it is never sent to another address.
 * @throws CliError when no service is named and none runs here
 */
export async function findService(
  io: Pick<Io, 'env'>,
  options: { service?: string | undefined; token?: string | undefined },
): Promise<ServiceAddress> {
  const { TOUCHLINE_RELEASE_URL, TOUCHLINE_RELEASE_TOKEN } = io.env
  const named = options.service ?? TOUCHLINE_RELEASE_URL
  const token = options.token ?? TOUCHLINE_RELEASE_TOKEN
  const local = await localService(dataFolder(io))
  const url = named ?? local?.url
  if (!url) {
    throw new CliError(
      'unreachable',
      `No release service is named, and no installation was started on ${dataFolder(io)}.`,
      'Start one with npm start, give its DATA_DIR to this command too, or name a service with --service or TOUCHLINE_RELEASE_URL.',
    )
  }
  const isLocal = local !== null && stripped(url) === stripped(local.url)
  const isOwn = token === undefined && isLocal
  return { url: stripped(url), token: token ?? (isLocal ? local.token : null), isOwn }
}

/** Addresses of a local installation's parts, as `npm start` writes them down; null when none was started here. */
export async function localServices(data: string): Promise<Record<string, string> | null> {
  const services = await readFile(join(data, 'services.json'), 'utf8').catch(() => null)
  return services === null ? null : JSON.parse(services)
}

async function localService(data: string): Promise<ServiceAddress | null> {
  const url = (await localServices(data))?.RELEASE_URL
  if (!url) return null
  const token = await readFile(join(data, 'release-token'), 'utf8').catch(() => null)
  return { url, token: token?.trim() ?? null }
}

const stripped = (url: string): string => url.replace(/\/+$/, '')
