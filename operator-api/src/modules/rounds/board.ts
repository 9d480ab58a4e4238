import {
  RESULT_DAYS,
  type Round,
  type RoundBet,
  type RoundBetState,
  type RoundKindView,
  type RoundProduct,
} from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { ESPORTS, NUMBERS_AND_RACES } from '@touchline/contracts/odds'
import { sidesOf } from '@touchline/fair/rounds'
import { placeOf } from '../../plugins/page-place'
import { limitsIn, type Player, refusalOfKind, shownState } from './check-bet'
import { RUN_KINDS, type RunKind, runKind } from './kinds'
import { type BetRow, type Queryable, ROUND_COLUMNS, type RoundRow, refOf } from './repository'

interface ShownRow extends RoundRow {
  readonly end_seed: Buffer
  readonly known_index: number
  readonly known_seed: Buffer
}

// The last seed of the chain that was revealed before this round; its end where none was.
const SHOWN = `
  SELECT ${ROUND_COLUMNS}, c.end_seed, coalesce(k.chain_index, 0) AS known_index, coalesce(k.seed, c.end_seed) AS known_seed
  FROM shared_round r JOIN round_chain c ON c.id = r.chain_id
  LEFT JOIN LATERAL (
    SELECT chain_index, seed FROM shared_round p
    WHERE p.chain_id = r.chain_id AND p.chain_index < r.chain_index AND p.seed IS NOT NULL
    ORDER BY p.chain_index DESC LIMIT 1
  ) k ON true`

const hex = (bytes: Buffer | null): string | null => bytes?.toString('hex') ?? null

const sidesOfRow = ({ kind, public_id, facts }: Pick<RoundRow, 'kind' | 'public_id' | 'facts'>): string[] => {
  const known = runKind(kind)
  return known ? [...sidesOf(known, public_id, facts)] : []
}

/** A round as members see it. Seed and result come with the draw, which follows the lock. */
const roundOf = (row: ShownRow, now: number): Round => ({
  round_id: row.public_id,
  kind: row.kind,
  number: row.number,
  state: shownState(row, now),
  close_at: row.close_at,
  off_at: row.off_at,
  result_at: row.result_at,
  facts: row.facts,
  facts_hash: row.facts_hash,
  sides: sidesOfRow(row),
  chain: {
    end: row.end_seed.toString('hex'),
    index: row.chain_index,
    known: { index: row.known_index, seed: row.known_seed.toString('hex') },
  },
  bets_digest: row.bets_digest,
  seed: hex(row.seed),
  result: row.result,
})

const shown = async (database: Queryable, where: string, values: unknown[], now: number): Promise<Round[]> =>
  (await database.query<ShownRow>(`${SHOWN} ${where}`, values)).rows.map((row) => roundOf(row, now))

/** Rounds of a kind that accept bets or are under way, the first one first. */
export const nextOf = (database: Queryable, kind: string, now: number): Promise<Round[]> =>
  shown(
    database,
    `WHERE r.kind = $1 AND r.state IN ('open', 'locked', 'running', 'result') ORDER BY r.off_at LIMIT 8`,
    [kind],
    now,
  )

/** Last results of a kind, the newest first. */
export const lastOf = (database: Queryable, kind: string, now: number, most: number): Promise<Round[]> =>
  shown(
    database,
    `WHERE r.kind = $1 AND r.state IN ('settled', 'archived', 'void') AND r.off_at <= $2 ORDER BY r.off_at DESC LIMIT $3`,
    [kind, now, most],
    now,
  )

/** Every kind with its next round; a disabled one has the code that rejects its bets. */
export async function kindsFor(database: Queryable, player: Player, now: number): Promise<RoundKindView[]> {
  const { rows } = await database.query<{ kind: string; close_at: number; off_at: number }>(
    `SELECT DISTINCT ON (kind) kind, close_at, off_at FROM shared_round
     WHERE state = 'open' AND due_at IS NOT NULL AND close_at > $1 ORDER BY kind, off_at`,
    [now],
  )
  return RUN_KINDS.map((kind) => {
    const next = rows.find((row) => row.kind === kind.code)
    return {
      code: kind.code,
      product: kind.product,
      sport: kind.sport,
      reason: refusalOfKind(kind, player, now),
      next_close_at: next?.close_at ?? null,
      next_off_at: next?.off_at ?? null,
    }
  })
}

export function shownLimits({ limits }: RunKind, currency: Currency, maxBet: number) {
  const own = limitsIn(limits, currency)
  return { min_bet: own.minBet, max_bet: Math.min(own.maxBet, maxBet), max_payout: own.maxPayout }
}

export interface ResultQuestion {
  readonly kind?: string | undefined
  readonly group?: 'ef' | 'ng' | undefined
  /** Moments of the off, epoch milliseconds; null for all. */
  readonly day: { readonly from: number; readonly to: number } | null
  readonly number?: string | undefined
  readonly page: number
  readonly page_size: number
}

const kindsOf = ({ kind, group }: Pick<ResultQuestion, 'kind' | 'group'>): string[] => {
  if (kind !== undefined) return [kind]
  const sports: ReadonlySet<number> | null =
    group === undefined ? null : new Set(group === 'ef' ? ESPORTS : NUMBERS_AND_RACES)
  return RUN_KINDS.filter(
    ({ sport, code }) =>
      sports === null || (sport !== null && sports.has(sport)) || (group === 'ng' && code === 'keno'),
  ).map(({ code }) => code)
}

const DAY_MS = 86_400_000

const FINISHED = `WHERE r.kind = ANY ($1) AND r.state IN ('settled', 'archived', 'void')
  AND r.off_at >= $2 AND r.off_at < $3 AND ($4::text IS NULL OR r.result -> 'numbers' ? $4)`

export async function resultsOf(
  database: Queryable,
  question: ResultQuestion,
  now: number,
): Promise<{ rounds: Round[]; total: number; kinds: string[] }> {
  const kinds = kindsOf({ group: question.group })
  const { from, to } = question.day ?? { from: now - RESULT_DAYS * DAY_MS, to: now }
  const values = [kindsOf(question), from, to, question.number ?? null]
  const { rows } = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM shared_round r ${FINISHED}`,
    values,
  )
  const total = rows[0]?.total ?? 0
  const { limit, offset, fromEnd } = placeOf(question, total)
  if (limit === 0) return { rounds: [], total, kinds }
  const order = fromEnd ? 'r.off_at, r.id' : 'r.off_at DESC, r.id DESC'
  const found = await shown(
    database,
    `${FINISHED} ORDER BY ${order} LIMIT $5 OFFSET $6`,
    [...values, limit, offset],
    now,
  )
  return { rounds: fromEnd ? found.toReversed() : found, total, kinds }
}

export interface BetQuestion {
  readonly from: number
  readonly to: number
  readonly products: readonly RoundProduct[]
  readonly roundId: string | null
  readonly states: readonly RoundBetState[]
  readonly page: number
  readonly page_size: number
}

interface ListedBet
  extends BetRow,
    Pick<RoundRow, 'public_id' | 'kind' | 'off_at' | 'result' | 'seed' | 'facts'> {}

const OWN = `FROM round_bet b JOIN shared_round r ON r.id = b.round_id
  WHERE b.member_id = $1 AND b.placed_at >= $2 AND b.placed_at < $3 AND b.product = ANY ($4)
    AND ($5::text IS NULL OR r.public_id = $5) AND b.state = ANY ($6)`

/** Own bets of a member, the newest first, with the sums of the whole range. */
export async function betsOf(database: Queryable, member: string, question: BetQuestion) {
  const { from, to, products, roundId, states } = question
  const values = [member, from, to, products, roundId, states]
  const { rows: found } = await database.query<{ total: number; bet: number; win: number; net: number }>(
    `SELECT count(*)::int AS total, coalesce(sum(b.stake), 0)::bigint AS bet, coalesce(sum(b.returned), 0)::bigint AS win,
       coalesce(sum(b.returned - b.stake), 0)::bigint AS net ${OWN}`,
    values,
  )
  const { total, ...sums } = found[0] ?? { total: 0, bet: 0, win: 0, net: 0 }
  const { limit, offset, fromEnd } = placeOf(question, total)
  if (limit === 0) return { bets: [], total, sums }
  const { rows } = await database.query<ListedBet>(
    `SELECT b.*, r.public_id, r.kind, r.off_at, r.result, r.seed, r.facts ${OWN}
     ORDER BY b.placed_at ${fromEnd ? '' : 'DESC'}, b.id ${fromEnd ? '' : 'DESC'} LIMIT $7 OFFSET $8`,
    [...values, limit, offset],
  )
  return { bets: (fromEnd ? rows.toReversed() : rows).map(betOf), total, sums }
}

const betOf = (row: ListedBet): RoundBet => ({
  ref_no: refOf(row.id),
  product: row.product,
  kind: row.kind,
  round_id: row.public_id,
  off_at: row.off_at,
  market: row.market,
  selection: [...row.selection],
  runners: [...(runKind(row.kind)?.runners ?? [])],
  sides: sidesOfRow(row),
  odds: row.odds,
  stake: row.stake,
  state: row.state,
  returned: row.returned,
  placed_at: row.placed_at,
  settled_at: row.settled_at,
  // Not before the board has played it.
  result: row.returned === null ? null : row.result,
  seed: row.returned === null ? null : hex(row.seed),
})
