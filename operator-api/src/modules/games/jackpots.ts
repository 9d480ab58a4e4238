import type { prg, ResponseOf } from '@touchline/contracts/calls'
import type { GameConnection } from '../../platform/game-connection'
import type { Platform } from '../../platform/module'

type RunningJackpot = ResponseOf<typeof prg>['jackpots'][number]

export interface Jackpots {
  /** Those of all connections, as they were a few seconds ago. */
  current(): Promise<readonly RunningJackpot[]>
}

/** A connection is asked once in so long, however many look. */
const ASK_EVERY_MS = 5000
/** A jackpot without confirmation for so long is no longer shown. */
const SHOWN_MS = 5 * 60_000

export function createJackpots(
  { now, log }: Pick<Platform, 'now' | 'log'>,
  connections: readonly GameConnection[],
): Jackpots {
  const asking = connections.flatMap((connection) => {
    const ask = connection.jackpots?.bind(connection)
    return ask ? [listOf(connection.id, ask, { now, log })] : []
  })
  return { current: async () => (await Promise.all(asking.map((list) => list()))).flat() }
}

function listOf(
  connection: string,
  ask: NonNullable<GameConnection['jackpots']>,
  { now, log }: Pick<Platform, 'now' | 'log'>,
): () => Promise<readonly RunningJackpot[]> {
  let known: readonly RunningJackpot[] = []
  let knownAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let open: Promise<void> | null = null
  const refresh = async (): Promise<void> => {
    askedAt = now()
    try {
      const at = now()
      known = (await ask()).map((jackpot) => ({ ...jackpot, at }))
      knownAt = at
    } catch (err) {
      log.warn({ err, connection }, 'a provider did not list its jackpots')
    } finally {
      open = null
    }
  }
  return async () => {
    if (now() - askedAt >= ASK_EVERY_MS) open ??= refresh()
    // Only the first request waits; later ones get the known amounts.
    if (knownAt === Number.NEGATIVE_INFINITY) await open
    return now() - knownAt <= SHOWN_MS ? known : []
  }
}
