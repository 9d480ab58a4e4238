import { createClient } from '@redis/client'
import { backoffMs } from '@touchline/serving'

/** Three connections to Redis: for requests, for subscriptions and for kept batches. */
export interface RedisConnection {
  readonly asking: RedisClient
  readonly listening: RedisClient
  readonly reading: RedisClient
  close(): void
}

export type RedisClient = ReturnType<typeof newClient>

const RETRY_FIRST_MS = 50
const RETRY_MOST_MS = 2000

/** Connects for as long as it takes; until then, and while the server is away, requests fail at once. */
export function connectRedis(url: string, warn: (message: string) => void): RedisConnection {
  let isAway = false
  const open = (): RedisClient => {
    const client = newClient(url)
    client.on('error', (error: Error) => {
      if (!isAway) warn(`Redis cannot be reached: ${error.message}`)
      isAway = true
    })
    client.on('ready', () => {
      if (isAway) warn('Redis is back')
      isAway = false
    })
    // Ends when it is closed before it ever connected.
    client.connect().catch(() => undefined)
    return client
  }
  const clients = { asking: open(), listening: open(), reading: open() }
  const close = (): void => {
    for (const client of Object.values(clients)) client.destroy()
  }
  return { ...clients, close }
}

const newClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => backoffMs(tries, RETRY_FIRST_MS, RETRY_MOST_MS),
    },
  })
