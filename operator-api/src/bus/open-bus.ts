import { randomUUID } from 'node:crypto'
import { ownBus, type ProcessBus } from './process-bus'
import { sharedFeedLine } from './shared-feed-line'
import { sharedNotifications } from './shared-notifications'

export interface BusDeps {
  readonly redisUrl: string | undefined
  readonly now: () => number
  readonly warn: (message: string) => void
}

/** The bus of several processes when there is a Redis, that of one process otherwise. */
export async function openBus({ redisUrl, now, warn }: BusDeps): Promise<ProcessBus> {
  if (redisUrl === undefined) return ownBus(now)
  // A process that is alone starts without reading the client.
  const { connectRedis } = await import('./redis-connection')
  const redis = connectRedis(redisUrl, warn)
  const feedLine = sharedFeedLine(redis, now)
  return {
    notifications: sharedNotifications(redis, randomUUID()),
    feedLine,
    close: async () => {
      redis.close()
      await feedLine.close()
    },
  }
}
