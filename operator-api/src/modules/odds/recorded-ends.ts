import type { ApiModule, Platform } from '../../platform/module'
import type { ResultWord } from './known-end'

const LOOK_EVERY_MS = 1000

// Words of others than the feed are counted apart: the feed numbers its own. A word of theirs that was replaced counts no more.
const WORDS = `
  SELECT asked.id AS match, newest.revision - newest.own AS revision, newest.own AS "ownWords", newest.result,
    json_build_object('parts', array(
      SELECT DISTINCT part FROM match_result r CROSS JOIN LATERAL (
        SELECT 1 WHERE r.result ->> 'half_time' IS NOT NULL
        UNION ALL SELECT (jsonb_path_query(r.result, '$.periods[*][0]'))::int
      ) told (part)
      WHERE r.match_id = asked.id AND r.revision >= newest.reopened_by
        AND (r.source = 'feed' OR r.revision = newest.revision)
    )) AS recorded
  FROM unnest($1::bigint[]) asked (id)
  CROSS JOIN LATERAL (
    SELECT max(r.revision) AS revision, count(*) FILTER (WHERE r.source <> 'feed')::int AS own,
      (array_agg(r.result ORDER BY r.revision DESC))[1] AS result,
      coalesce(max(r.revision) FILTER (WHERE r.result ->> 'reopens' = 'true'), 0) AS reopened_by
    FROM match_result r WHERE r.match_id = asked.id HAVING count(*) > 0
  ) newest`

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
