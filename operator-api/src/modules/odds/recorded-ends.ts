import type { ApiModule, Platform } from '../../platform/module'
import type { ResultWord } from './known-end'

const LOOK_EVERY_MS = 1000

// Words of others than the feed are counted apart: the feed numbers its own.
const WORDS = `
  SELECT w.match_id AS match, w.revision - w.own AS revision, w.own AS "ownWords", w.result
  FROM unnest($1::bigint[]) asked (id)
  CROSS JOIN LATERAL (
    SELECT r.match_id, r.revision, r.result, (
      SELECT count(*)::int FROM match_result o
      WHERE o.match_id = r.match_id AND o.revision <= r.revision AND o.source <> 'feed'
    ) AS own
    FROM match_result r WHERE r.match_id = asked.id ORDER BY r.revision DESC LIMIT 1
  ) w`

/** Reads the newest recorded words about the results of matches. */
export type ReadWords = (matches: readonly number[]) => Promise<ResultWord[]>

export const recordedWords =
  ({ pool }: Pick<Platform['database'], 'pool'>): ReadWords =>
  async (matches) =>
    matches.length === 0
      ? []
      : (await pool.query<ResultWord>({ name: 'result-words', text: WORDS, values: [matches] })).rows

interface RecordedEndsDeps {
  readonly platform: Pick<Platform, 'database'>
  /** The price list; one that sells nothing by itself need take none of it. */
  readonly odds: {
    withhold?(matches: ReadonlySet<number>): void
    matchesToRead?(): readonly number[]
    takeWords?(matches: readonly number[], words: readonly ResultWord[]): void
  }
}

/**
 * Ends that the database knows close the board within a second, whatever the feed says here: results that are held, that
 * another process heard, or that were told before a restart. Placement asks the same under its lock.
 */
export function createRecordedEnds({ platform, odds }: RecordedEndsDeps): ApiModule {
  const { pool } = platform.database
  const wordsOf = recordedWords(platform.database)
  const readHolds = async (): Promise<void> => {
    const { rows } = await pool.query<{ match_id: number }>({
      name: 'result-holds',
      text: 'SELECT match_id FROM result_hold',
    })
    odds.withhold?.(new Set(rows.map((row) => row.match_id)))
  }
  const readWords = async (): Promise<void> => {
    const matches = odds.matchesToRead?.() ?? []
    odds.takeWords?.(matches, await wordsOf(matches))
  }
  return {
    register: () => undefined,
    jobs: [
      {
        name: 'recorded ends',
        everyMs: LOOK_EVERY_MS,
        by: 'each process',
        isStart: true,
        round: async () => {
          await readHolds()
          await readWords()
        },
      },
    ],
  }
}
