import type { ResponseOf, roundStatistics } from '@touchline/contracts/calls'
import type { RunKind } from './kinds'
import type { Queryable, RoundRow } from './repository'

type Statistics = ResponseOf<typeof roundStatistics>
type Drawn = Pick<RoundRow, 'facts' | 'result'>

export const ROUNDS_COUNTED = 200

/** Markets whose selections are the same in every round. */
const MARKETS: Readonly<Record<RunKind['family'], readonly string[]>> = {
  race: ['win', 'place', 'oddEven', 'bigSmall'],
  soccer: ['oxt', 'tg'],
  fight: ['tw', 'method', 'rounds', 'exact'],
  balls: ['sum'],
  keno: ['total'],
  lottery: [],
}
const BALLS: Readonly<Partial<Record<RunKind['family'], number>>> = { balls: 75, keno: 80 }

/** Counts wins of selections and drawn balls in rounds of one kind. */
export function countDrawn(
  { family, model }: Pick<RunKind, 'family' | 'model'>,
  drawn: readonly Drawn[],
): Statistics {
  const [newest] = drawn
  const picks = newest ? MARKETS[family].flatMap((market) => model.list(newest.facts, market)) : []
  const hasWon = (pick: (typeof picks)[number], { facts, result }: Drawn): boolean => {
    const [numerator, denominator] = model.returns(facts, pick, result)
    return numerator > denominator
  }
  const ballsOf = ({ result }: Drawn): readonly number[] =>
    (result as { readonly balls?: readonly number[] } | null)?.balls ?? []
  const highest = BALLS[family] ?? 0
  return {
    rounds: drawn.length,
    selections: picks.map((pick) => ({
      market: pick.market,
      selection: [...pick.selection],
      hits: drawn.filter((round) => hasWon(pick, round)).length,
    })),
    balls: Array.from({ length: highest }, (_, n) => ({
      ball: n + 1,
      hits: drawn.filter((round) => ballsOf(round).includes(n + 1)).length,
    })),
  }
}

export async function statisticsOf(database: Queryable, kind: RunKind): Promise<Statistics> {
  const { rows } = await database.query<Drawn>(
    `SELECT facts, result FROM shared_round
     WHERE kind = $1 AND state IN ('settled', 'archived') ORDER BY off_at DESC LIMIT $2`,
    [kind.code, ROUNDS_COUNTED],
  )
  return countDrawn(kind, rows)
}
