import type { ApiModule, Platform } from '../../platform/module'

const LOOK_EVERY_MS = 1000

interface TypedResultsDeps {
  readonly platform: Pick<Platform, 'database'>
  /** Takes these matches out of what is sold here. */
  readonly withhold: (matches: ReadonlySet<number>) => void
}

/**
 * A match whose result an operator has typed is sold no more, whatever the feed still offers. Placement asks the same under its
 * lock; this is for the board, which closes within a second in each process.
 */
export function createTypedResults({ platform, withhold }: TypedResultsDeps): ApiModule {
  const look = async (): Promise<void> => {
    const { rows } = await platform.database.pool.query<{ match_id: number }>({
      name: 'typed-results',
      text: 'SELECT match_id FROM result_hold',
    })
    withhold(new Set(rows.map((row) => row.match_id)))
  }
  return {
    register: () => undefined,
    jobs: [{ name: 'typed results', everyMs: LOOK_EVERY_MS, by: 'each process', round: look }],
  }
}
