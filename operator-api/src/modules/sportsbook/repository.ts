import type {
  Bet,
  BetResult,
  BetStatus,
  BetSums,
  BetUnit,
  ListSums,
  MyanmarTerms,
  RejectedBy,
} from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { BetType, Market, OddsType, Period } from '@touchline/contracts/odds'
import type { MatchResult } from '@touchline/rules'
import { sql } from 'kysely'
import { placeFromStart, placeOf } from '../../plugins/page-place'
import { type Database, shareReads } from '../../storage'

type Score = [number, number]

/** A leg as stored. */
export interface LegRow {
  match_id: number
  league_id: number
  sport: number
  league: string
  home: string
  away: string
  kickoff: number
  market: Market
  bet_type: BetType
  period: Period
  line: number
  selection: string
  odds: number
  odds_type: OddsType
  line_id: number
  ball: number
  score_at_bet: Score | null
  half_at_bet: Score | null
  reds_at_bet: Score
  period_at_bet: number
  /** Score of the running part; null where the sport has none, and before the match. */
  part_at_bet: Score | null
  /** Chance of the selection by its price, in hundredths of a percent; null where it is not known. */
  chance_at_bet: number | null
  myanmar: MyanmarTerms | null
  score: Score | null
  half_score: Score | null
  /** Score of the part that the leg is about, where that is neither the match nor its first half. */
  part_score: Score | null
  result: BetResult | null
  /** Of the match's result that decided it; 0 while it is open. */
  result_revision: number
  /** The result that decided it, where that made it void; null for all others. */
  void_by: MatchResult | null
}

/** A bet as stored. */
export interface BetRow {
  id: number
  member_id: string
  idem_key: string
  kind: Bet['kind']
  status: BetStatus
  currency: Currency
  stake: number
  risk: number
  to_win: number
  /** Null for bets that were placed before it was kept. */
  max_payout: number | null
  deduction: number | null
  units: readonly BetUnit[] | null
  returned: number | null
  net: number | null
  valid_turnover: number | null
  commission: number | null
  commission_rate: number
  result: BetResult | null
  reason: string | null
  /** Place of the leg whose match rejected it. */
  rejected_leg: number | null
  /** The change of that match that rejected it; null where it has no figure. */
  rejected_by: RejectedBy | null
  placed_at: number
  decide_at: number | null
  accepted_at: number | null
  settled_at: number | null
  /** When a result that had settled it was taken back; null while none was, and once it is settled anew. */
  reopened_at: number | null
  settlement_rev: number
  /** The newest settlement's change of the count of settled bets; null for a first settlement, and without any. */
  settled_bets: number | null
  /** The bet that a partial cash-out closed this part of. */
  part_of: number | null
  legs: LegRow[]
}

/** A page of one member's bets. */
export interface BetPage {
  readonly bets: BetRow[]
  readonly total: number
  /** Of all pages; undefined for bets that have ended without a range of time: they would be summed up all over again for each page. */
  readonly sums: ListSums | undefined
}

/** Which of a member's bets. */
export interface BetFilter {
  readonly statuses: readonly BetStatus[]
  readonly kinds?: readonly Bet['kind'][]
  /** Placed from here on and before there, epoch milliseconds. */
  readonly from?: number
  readonly to?: number
  /** The newest are the last settled, by a correction too; else the last placed. Of settled bets alone. */
  readonly bySettlement?: true
}

interface PageOf {
  readonly page: number
  readonly page_size: number
}

/** A ticket of a system; its legs are a mask, see `legsOfMask`. */
interface TicketRow {
  bet_id: number
  n: number
  size: number
  legs: number
  stake: number
  returned: number | null
  result: BetResult | null
}

type Tables = { bet: Omit<BetRow, 'legs' | 'settled_bets'>; bet_ticket: TicketRow }

const LEGS = sql<LegRow[]>`(
  SELECT json_agg(l ORDER BY l.n) FROM (
    SELECT leg.*, CASE WHEN leg.result = 'void' THEN (
      SELECT r.result FROM match_result r WHERE r.match_id = leg.match_id AND r.revision = leg.result_revision
    ) END AS void_by
    FROM bet_leg leg WHERE leg.bet_id = bet.id
  ) l
)`.as('legs')

const SETTLED_BETS = sql<number | null>`CASE WHEN bet.settlement_rev > 1 THEN (
  SELECT s.bets FROM settlement s WHERE s.bet_id = bet.id AND s.revision = bet.settlement_rev
) END`.as('settled_bets')

const OPEN: readonly BetStatus[] = ['waiting', 'running']
const IS_OPEN = sql<boolean>`status IN ('waiting', 'running')`.as('open')
const SUMS = [
  sql<number>`count(*)`.as('count'),
  ...(['stake', 'risk', 'to_win', 'returned', 'net', 'commission'] as const).map((column) =>
    sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column),
  ),
]

const COLUMNS = [
  'id',
  'member_id',
  'idem_key',
  'kind',
  'status',
  'currency',
  'stake',
  'risk',
  'to_win',
  'max_payout',
  'deduction',
  'units',
  'returned',
  'net',
  'valid_turnover',
  'commission',
  'commission_rate',
  'result',
  'reason',
  'rejected_leg',
  'rejected_by',
  'placed_at',
  'decide_at',
  'accepted_at',
  'settled_at',
  'reopened_at',
  'settlement_rev',
  'part_of',
] as const

function sumsOf(rows: readonly (BetSums & { open: boolean })[]): ListSums {
  const of = (isOpen: boolean): BetSums | null => {
    const row = rows.find(({ open }) => open === isOpen)
    if (!row) return null
    const { open, ...sums } = row
    return sums
  }
  return { open: of(true), ended: of(false) }
}

/** Reads bets; every query of a member has their id, so that nobody reads another's. */
export function betRepository({ reads, pool }: Database) {
  const bets = reads.withTables<Tables>()
  const select = () => bets.selectFrom('bet').select(COLUMNS).select(SETTLED_BETS).select(LEGS)
  const byIds = async (ids: readonly number[]): Promise<BetRow[]> =>
    ids.length === 0 ? [] : select().where('id', 'in', ids).execute()
  return {
    byKey: (account: string, key: string): Promise<(BetRow & { request_hash: string }) | undefined> =>
      select()
        .select(sql<string>`encode(request_hash, 'hex')`.as('request_hash'))
        .where('member_id', '=', account)
        .where('idem_key', '=', key)
        .executeTakeFirst(),

    byIds,

    /** A bet with its terms of placement; its state may be that of a moment ago. */
    asPlaced: shareReads(async (id: number): Promise<BetRow | undefined> => (await byIds([id]))[0]),

    /** One of the member's bets, by its public id; undefined for one of another. */
    ofMember: (account: string, id: number): Promise<BetRow | undefined> =>
      select().where('member_id', '=', account).where('id', '=', id).executeTakeFirst(),

    /** Newest first. */
    page: async (account: string, filter: BetFilter, at: PageOf): Promise<BetPage> => {
      const { statuses, kinds, from, to, bySettlement } = filter
      const wanted = bets
        .selectFrom('bet')
        .where('member_id', '=', account)
        // The condition of the index of lists; a single bet is read by its id.
        .where(sql<boolean>`id > 0`)
        .where('status', 'in', statuses)
        .$if(kinds !== undefined, (q) => q.where('kind', 'in', kinds ?? []))
        .$if(from !== undefined, (q) => q.where('placed_at', '>=', from ?? 0))
        .$if(to !== undefined, (q) => q.where('placed_at', '<', to ?? 0))
      const isSummed = from !== undefined || statuses.every((status) => OPEN.includes(status))
      const sums = isSummed
        ? sumsOf(await wanted.select(IS_OPEN).select(SUMS).groupBy('open').execute())
        : undefined
      const total = sums
        ? (sums.open?.count ?? 0) + (sums.ended?.count ?? 0)
        : (await wanted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total
      const place = placeOf(at, total)
      // An index alone finds the page; legs are read for that page.
      const direction = place.fromEnd ? 'asc' : 'desc'
      const shown = wanted
        .select('id')
        .$if(bySettlement === true, (q) => q.orderBy('settled_at', direction))
        .orderBy('id', direction)
        .limit(place.limit)
        .offset(place.offset)
      const rows =
        place.limit === 0
          ? []
          : await select()
              .where('id', 'in', shown)
              .$if(bySettlement === true, (q) => q.orderBy('settled_at', 'desc'))
              .orderBy('id', 'desc')
              .execute()
      return { bets: rows, total, sums }
    },

    /** The risk of a member on whole matches, their parts included, by match. */
    riskOnMatches: async (account: string, matches: readonly number[]): Promise<Map<number, number>> => {
      if (matches.length === 0) return new Map()
      // Match by match, as a bet is placed: an index finds the legs of the member on it, and no other row is read.
      const { rows } = await sql<{ match: number; risk: number }>`
        SELECT asked.match, (
          SELECT coalesce(sum(l.match_risk), 0)::bigint FROM bet_leg l
          WHERE l.member_id = ${account} AND coalesce(l.parent_id, l.match_id) = asked.match AND l.open
        ) AS risk
        FROM unnest(${[...matches]}::bigint[]) asked(match)`.execute(bets)
      return new Map(rows.map(({ match, risk }) => [match, risk]))
    },

    /** Tickets of a system, in their order. */
    tickets: (bet: number, at: PageOf): Promise<TicketRow[]> => {
      const { limit, offset } = placeFromStart(at)
      return bets
        .selectFrom('bet_ticket')
        .selectAll()
        .where('bet_id', '=', bet)
        .orderBy('n')
        .limit(limit)
        .offset(offset)
        .execute()
    },

    /** Burns an unused key; the id of its bet when there is one. */
    abandon: async (account: string, key: string, at: number): Promise<number | null> => {
      const { rows } = await pool.query<{ bet: number | null }>('SELECT abandon_bet_key($1, $2, $3) AS bet', [
        account,
        key,
        at,
      ])
      return rows[0]?.bet ?? null
    },
  }
}

export type BetRepository = ReturnType<typeof betRepository>
