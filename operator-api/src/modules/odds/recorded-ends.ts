import { NO_RESULT_YET } from '@touchline/rules'
import type { ApiModule, Platform } from '../../platform/module'
import type { ResultWord } from './known-end'

const LOOK_EVERY_MS = 1000

const IS_FINAL = "(r.result ->> 'status' IN ('1', '2') OR r.result ->> 'abandoned_in' IS NOT NULL)"

// Words of others than the feed are counted apart: the feed numbers its own. A word of theirs that was replaced counts no more.
const WORDS = `
  SELECT asked.id AS match, coalesce(newest.revision - newest.own, 0) AS revision, newest.own AS "ownWords",
    coalesce(newest.result, $2) AS result, json_build_object(
      'hasEnded', f.ended_at IS NOT NULL AND f.ended_at > newest.goes_on_at,
      'parts', array(
        SELECT DISTINCT part FROM match_result r CROSS JOIN LATERAL (
          SELECT 1 WHERE r.result ->> 'half_time' IS NOT NULL
          UNION ALL SELECT (jsonb_path_query(r.result, '$.periods[*][0]'))::int
        ) told (part)
        WHERE r.match_id = asked.id AND r.revision >= newest.reopened_by
          AND (r.source = 'feed' OR r.revision = newest.revision)
      )
    ) AS recorded
  FROM unnest($1::bigint[]) asked (id)
  LEFT JOIN fixture f ON f.id = asked.id
  CROSS JOIN LATERAL (
    SELECT max(r.revision) AS revision, count(*) FILTER (WHERE r.source <> 'feed')::int AS own,
      (array_agg(r.result ORDER BY r.revision DESC))[1] AS result,
      coalesce(max(r.revision) FILTER (WHERE r.reopens), 0) AS reopened_by,
      coalesce(max(r.at) FILTER (WHERE NOT r.is_final AND (r.reopens OR r.was_final)), 0) AS goes_on_at
    FROM (
      SELECT r.revision, r.source, r.result, r.at, ${IS_FINAL} AS is_final,
        r.result ->> 'reopens' IS NOT DISTINCT FROM 'true' AS reopens,
        lag(${IS_FINAL}) OVER (ORDER BY r.revision) AS was_final
      FROM match_result r WHERE r.match_id = asked.id
    ) r
  ) newest
  WHERE newest.revision IS NOT NULL OR f.ended_at IS NOT NULL`

const LISTS =
  'SELECT asked.league, is_list_decided(asked.league) AS decided FROM unnest($1::bigint[]) asked (league)'

/** Stored ends of matches, and the lists of outrights with a stored winner. */
interface RecordedEnds {
  readonly words: readonly ResultWord[]
  readonly lists: ReadonlyMap<number, boolean>
}

/** Reads the newest recorded words about the results of matches and of lists of outrights. */
export type ReadWords = (matches: readonly number[], lists: readonly number[]) => Promise<RecordedEnds>

export const recordedWords =
  ({ pool }: Pick<Platform['database'], 'pool'>): ReadWords =>
  async (matches, leagues) => {
    const readWords = () =>
      pool.query<ResultWord>({ name: 'result-words', text: WORDS, values: [matches, NO_RESULT_YET] })
    const readLists = () =>
      pool.query<{ league: number; decided: boolean }>({
        name: 'decided-lists',
        text: LISTS,
        values: [leagues],
      })
    return {
      words: matches.length === 0 ? [] : (await readWords()).rows,
      lists: new Map(
        leagues.length === 0 ? [] : (await readLists()).rows.map(({ league, decided }) => [league, decided]),
      ),
    }
  }

interface RecordedEndsDeps {
  readonly platform: Pick<Platform, 'database'>
  /** The price list; a list that sells nothing itself need not take any of it. */
  readonly odds: {
    withhold?(matches: ReadonlySet<number>): void
    matchesToRead?(): readonly number[]
    listsOf?(matches: readonly number[]): readonly number[]
    takeWords?(
      matches: readonly number[],
      words: readonly ResultWord[],
      lists: ReadonlyMap<number, boolean>,
    ): void
  }
}

/**
 * Ends that the database knows close the board within a second, even against the feed here: results that are held, received
 * by another process, or received before a restart, and ends by a state alone. Placement
 * asks for results and holds under its lock.
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
    const { words, lists } = await wordsOf(matches, odds.listsOf?.(matches) ?? [])
    odds.takeWords?.(matches, words, lists)
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
