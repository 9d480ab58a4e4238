import type {
  gameResultTournament,
  gameResultTournamentRefund,
  PickOffer,
  RankRow,
  ResponseOf,
  RoomMatchState,
  roomBetResultFinal,
  roomBetResultList,
  roomInfo,
  roomMemberBetList,
} from '@touchline/contracts/calls'
import { isFinalResult } from '@touchline/rules'
import type { Platform } from '../../platform/module'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { OddsBook } from '../odds'
import { POINTS_MOST, plusPointsOf, shownPick } from './picks'
import { eventsOf, matchesOf, newestResults, picksOf, picksOfMember } from './play-repository'
import { standingsOf } from './play-round'
import { NAME_FOR, type OneRoom, roomById } from './repository'
import { type Player, publicRoom } from './rooms'

const EVENTS_MOST = 50

export interface PageDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly book: Pick<OddsBook, 'match' | 'marketLines' | 'line'>
}

export interface RecordsRequest {
  from?: number
  to?: number
  page: number
  page_size: number
}

export interface RoomPage {
  info(player: Player, room: string): Promise<ResponseOf<typeof roomInfo> | Refusal>
  rank(player: Player, room: string): Promise<{ rank: RankRow[]; at: number } | Refusal>
  final(player: Player, room: string): Promise<ResponseOf<typeof roomBetResultFinal> | Refusal>
  results(
    player: Player,
    request: { room_id: string; match_id?: number },
  ): Promise<ResponseOf<typeof roomBetResultList> | Refusal>
  bets(
    player: Player,
    request: { room_id?: string; page: number; page_size: number },
  ): Promise<ResponseOf<typeof roomMemberBetList>>
  ended(player: Player, request: RecordsRequest): Promise<ResponseOf<typeof gameResultTournament>>
  refunds(player: Player, request: RecordsRequest): Promise<ResponseOf<typeof gameResultTournamentRefund>>
}

export function createRoomPage({ platform, book }: PageDeps): RoomPage {
  const { database, now } = platform
  const { pool } = database

  const found = async (player: Player, id: string): Promise<OneRoom | null> => {
    const room = await roomById(pool, id, player.account)
    return room && room.currency === player.currency ? room : null
  }
  /** Strangers see the head of a private room alone. */
  const isHidden = (player: Player, { room_type, mine, owner_id }: OneRoom): boolean =>
    room_type === 2 && !mine && owner_id !== player.account

  const ranking = async ({ account: me }: Player, room: OneRoom): Promise<RankRow[]> => {
    const ranked = await standingsOf(pool, room)
    const isPaid = room.status !== '2'
    const { rows } = await pool.query<{
      account: string
      name: string
      place: number | null
      before: number | null
    }>(
      `SELECT account_id AS account, ${NAME_FOR('account_id', '$2')} AS name, place, place_before AS before
       FROM tournament_entry WHERE room_id = $1::bigint`,
      [room.room_id, me],
    )
    return ranked.map(({ account, place, points, wins, prize }) => {
      const entry = rows.find((row) => row.account === account)
      const change = entry?.before && entry.place ? entry.before - entry.place : 0
      return {
        place,
        change,
        name: entry?.name ?? '',
        me: account === me,
        wins,
        points,
        prize: isPaid ? prize : 0,
      }
    })
  }

  const offersOf = (match: number): PickOffer[] =>
    (['hdp', 'ou'] as const).flatMap((bet_type) => {
      const [main] = book.marketLines(match, bet_type, 0)
      const [first, second] = main?.prices ?? []
      if (main?.state !== 0 || first === undefined || second === undefined) return []
      return [{ bet_type, line_id: main.id, ball: main.ball, line: main.line, prices: [first, second] }]
    })

  const matchStates = async (room: OneRoom): Promise<RoomMatchState[]> => {
    const matches = await matchesOf(pool, room.room_id)
    const results = await newestResults(
      pool,
      matches.map(({ match_id }) => match_id),
    )
    return matches.map((match) => {
      const result = results.find((known) => known.match === match.match_id)?.result
      const live = book.match(match.match_id)
      const isOver = result !== undefined && isFinalResult(result)
      const isOpen = !isOver && match.kickoff > now() && (live?.period ?? 0) === 0
      const score = isOver ? result.full_time : live && live.period > 0 ? live.score : null
      return {
        ...match,
        league_id: live?.leagueId ?? 0,
        state: isOver ? (result.status === 2 ? 'void' : 'settled') : isOpen ? 'open' : 'closed',
        score: score && [score[0], score[1]],
        minute: live && live.period > 0 && !isOver ? live.minute : null,
        offers: isOpen ? offersOf(match.match_id) : [],
      }
    })
  }

  return {
    async info(player, id) {
      const room = await found(player, id)
      if (!room) return refuse('roomNotExists')
      const head = {
        room: publicRoom(room, now()),
        currency: room.currency,
        rake_percent: room.rake_percent,
        owned: room.owner_id === player.account,
      }
      if (isHidden(player, room))
        return { ...head, matches: [], picks: [], plus_left: POINTS_MOST, rank: [], events: [] }
      const picks = await picksOf(pool, id, player.account)
      const [matches, rank, events] = await Promise.all([
        matchStates(room),
        ranking(player, room),
        eventsOf(pool, id, { reader: player.account, most: EVENTS_MOST }),
      ])
      const left = POINTS_MOST - plusPointsOf(picks)
      return { ...head, matches, picks: picks.map(shownPick), plus_left: left, rank, events }
    },

    async rank(player, id) {
      const room = await found(player, id)
      if (!room || isHidden(player, room)) return refuse('roomNotExists')
      return { rank: await ranking(player, room), at: now() }
    },

    async final(player, id) {
      const room = await found(player, id)
      if (!room || isHidden(player, room)) return refuse('roomNotExists')
      if (room.status === '2') return refuse('roomEndedOrCancelled')
      if (room.status !== '3' || room.ended_at === null) return refuse('resultStillProcess')
      return { rank: await ranking(player, room), ended_at: room.ended_at }
    },

    async results(player, { room_id, match_id }) {
      const room = await found(player, room_id)
      if (!room || isHidden(player, room)) return refuse('roomNotExists')
      const begun = new Set(
        (await matchStates(room)).filter(({ state }) => state !== 'open').map((match) => match.match_id),
      )
      const { rows: names } = await pool.query<{ account: string; name: string }>(
        `SELECT account_id AS account, ${NAME_FOR('account_id', '$2')} AS name FROM tournament_entry WHERE room_id = $1::bigint`,
        [room_id, player.account],
      )
      const picks = (await picksOf(pool, room_id)).filter(
        ({ legs }) =>
          legs.every((leg) => begun.has(leg.match_id)) &&
          (match_id === undefined || legs.some((leg) => leg.match_id === match_id)),
      )
      return {
        picks: picks.map((pick) => ({
          ...shownPick(pick),
          name: names.find(({ account }) => account === pick.account)?.name ?? '',
          me: pick.account === player.account,
        })),
      }
    },

    async bets({ account }, { room_id, page, page_size }) {
      const { picks, total } = await picksOfMember(pool, account, { room: room_id ?? null, page, page_size })
      return { picks: picks.map(({ room, ...pick }) => ({ ...shownPick(pick), room })), total }
    },

    async ended({ account }, { from = 0, to = Number.MAX_SAFE_INTEGER, page, page_size }) {
      const { rows } = await pool.query<
        ResponseOf<typeof gameResultTournament>['rows'][number] & { total: number }
      >(
        `SELECT r.room_id::text AS room_id, r.name, r.room_type, r.currency, t.at, r.room_rate, t.place, t.points, t.prize,
           t.prize - r.room_rate AS net, count(*) OVER ()::int AS total,
           (SELECT count(*)::int FROM tournament_entry e WHERE e.room_id = r.room_id) AS players
         FROM tournament_result t JOIN tournament_room r USING (room_id)
         WHERE t.account_id = $1 AND t.at >= $2 AND t.at < $3 ORDER BY t.at DESC, t.room_id DESC LIMIT $4 OFFSET $5`,
        [account, from, to, page_size, (page - 1) * page_size],
      )
      return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
    },

    async refunds({ account }, { from = 0, to = Number.MAX_SAFE_INTEGER, page, page_size }) {
      const { rows } = await pool.query<
        ResponseOf<typeof gameResultTournamentRefund>['rows'][number] & { total: number }
      >(
        `SELECT r.room_id::text AS room_id, r.name, r.room_type, r.currency, t.at, r.room_rate, t.reason, t.amount AS refund,
           count(*) OVER ()::int AS total
         FROM tournament_refund t JOIN tournament_room r USING (room_id)
         WHERE t.account_id = $1 AND t.at >= $2 AND t.at < $3 ORDER BY t.at DESC, t.room_id DESC LIMIT $4 OFFSET $5`,
        [account, from, to, page_size, (page - 1) * page_size],
      )
      return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
    },
  }
}
