import { createReleaseClient, type ReleaseClient } from '../service/release-client'
import { findService } from './find-service'
import type { Io } from './io'
import { createOutput, type Output } from './output'

/** Options that every command takes. */
export interface CommonOptions {
  brand?: string
  channel?: string
  json?: boolean
  service?: string
  token?: string
}

/** The services of a command. */
export interface Session {
  io: Io
  output: Output
  client: ReleaseClient
  /** Whether changes are made with the local installation's own token, which names nobody. */
  isOwn: boolean
}

export async function openSession(io: Io, options: CommonOptions): Promise<Session> {
  const address = await findService(io, options)
  const client = createReleaseClient(address)
  return { io, output: createOutput(io, Boolean(options.json)), client, isOwn: Boolean(address.isOwn) }
}

const BRAND = 'touchline'
const CHANNEL = 'production'

/** The brand and channel that a change is for. */
export const identityOf = ({ brand = BRAND, channel = CHANNEL }: CommonOptions) => ({ brand, channel })
