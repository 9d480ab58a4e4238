import {
  type RequestOf,
  ROOM_POINTS,
  type RoomPick,
  type roomBet,
  type roomBetPlus,
  TICKET_POINTS_MIN,
  TICKETS_MAX,
} from '@touchline/contracts/calls'
import { LIMITS } from '@touchline/contracts/limits'
import { SELECTIONS } from '@touchline/contracts/odds'
import { parlayPrice, roomStatusAt } from '@touchline/rules'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { OddsBook } from '../odds'
import { hashRequest } from '../sportsbook'
import { possibleOf, type StoredLeg } from './grading'
import {
  addCommand,
  commandOf,
  entryOf,
  matchesOf,
  type PickRow,
  picksOf,
  removePick,
  removeTicket,
  savePick,
} from './play-repository'
import { roomById } from './repository'
import type { Player } from './rooms'

/** Points on one match, and on all Tournament+ tickets of a room, in hundredths. */
export const POINTS_MOST = ROOM_POINTS * 100

type Bare<Request> = Omit<Request, 'account_id' | 'session_token'>
type BetRequest = Bare<RequestOf<typeof roomBet>>
type PlusRequest = Bare<RequestOf<typeof roomBetPlus>>
type AskedLeg = BetRequest

export interface PicksDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly book: Pick<OddsBook, 'line' | 'match' | 'freshAt'>
}

export interface Picks {
  bet(player: Player, request: BetRequest): Promise<{ pick: RoomPick | null } | Refusal>
  /** Places a ticket, or with `pick_id` takes one back. */
  betPlus(player: Player, request: PlusRequest): Promise<{ pick: RoomPick | null } | Refusal>
}

type Answer = Promise<{ pick: RoomPick | null } | Refusal>

export function createPicks({ platform, book }: PicksDeps): Picks {
  const { database, now } = platform

  /** The room held against its end, of a member who plays in it; matches of it that have not begun. */
  const openMatches = async (tx: PoolClient, player: Player, id: string): Promise<Set<number> | Refusal> => {
    const room = await roomById(tx, id, player.account, true)
    if (!room || !(await entryOf(tx, id, player.account))) return refuse('roomNotExists')
    const status = roomStatusAt(room, now(), false)
    if (status === '2' || status === '3') return refuse('roomEndedOrCancelled')
    if (status === '4') return refuse('roomClosed')
    const matches = await matchesOf(tx, id)
    return new Set(matches.filter(({ kickoff }) => kickoff > now()).map(({ match_id }) => match_id))
  }

  /** The leg at the seen price, if that still holds. */
  const legOf = (
    asked: Omit<AskedLeg, 'room_id' | 'points' | 'idem_key'>,
    open: Set<number>,
  ): StoredLeg | Refusal => {
    const { match_id, bet_type, selection, line_id, line, odds } = asked
    const match = book.match(match_id)
    if (!open.has(match_id)) return refuse(match && match.period > 0 ? 'liveMatchNotAllowed' : 'matchEnded')
    if (!match || match.isWithheld || match.period > 0 || match.kickoff <= now())
      return refuse('liveMatchNotAllowed')
    if (now() - book.freshAt() > LIMITS.freshSeconds * 1000) return refuse('oddsIsUpdating')
    const offered = book.line(match_id, line_id)
    const place = (SELECTIONS[bet_type] as readonly string[]).indexOf(selection)
    if (!offered || offered.betType !== bet_type || offered.period !== 0 || place < 0)
      return refuse('matchNotAllowBet')
    if (offered.state !== 0 || offered.line !== line || offered.prices[place] !== odds)
      return refuse('oddsIsUpdating')
    return { match_id, bet_type, selection, line, odds, result: null }
  }

  /**
   * Runs a command of a player once: under its key again it answers the pick as it is by now, and another command under that key is
   * refused.
   */
  const once = (
    player: Player,
    request: { idem_key: string; room_id: string },
    { find, run }: { find: (pick: PickRow) => boolean; run: (tx: PoolClient, open: Set<number>) => Answer },
  ): Answer =>
    database.transaction(async (tx) => {
      const { idem_key: key, room_id: room } = request
      const open = await openMatches(tx, player, room)
      const hash = hashRequest('pick', request)
      const known = await commandOf(tx, player.account, key)
      if (known) {
        if (known.hash !== hash) return refuse('duplicate_debit_record')
        const pick = (await picksOf(tx, room, player.account)).find(find)
        return { pick: pick ? shownPick(pick) : null }
      }
      if (isRefusal(open)) return open
      const answer = await run(tx, open)
      if (isRefusal(answer)) return answer
      const command = { account: player.account, key, hash, room, at: now(), addressHash: null }
      if (!(await addCommand(tx, command)))
        throw new Error(`key of ${player.account} used in two rooms at once`)
      return answer
    })

  /** Takes back a ticket of which no match has begun. */
  const takeBack = async (
    tx: PoolClient,
    player: Player,
    { room_id: room, pick_id }: PlusRequest,
    open: Set<number>,
  ): Answer => {
    const ticket = (await picksOf(tx, room, player.account)).find((pick) => pick.pick_id === pick_id)
    if (ticket?.match_id !== null) return refuse('betNotExists')
    if (!ticket.legs.every(({ match_id }) => open.has(match_id))) return refuse('matchEnded')
    await removeTicket(tx, room, player.account, ticket.pick_id)
    return { pick: null }
  }

  return {
    bet: (player, request) =>
      once(player, request, {
        find: ({ match_id }) => match_id === request.match_id,
        run: async (tx, open) => {
          const { room_id: room, match_id, points } = request
          if (points === 0) {
            if (!open.has(match_id)) return refuse('matchEnded')
            await removePick(tx, room, player.account, match_id)
            return { pick: null }
          }
          if (points > POINTS_MOST) return refuse('pointsOverLimit', { bound: POINTS_MOST })
          const leg = legOf(request, open)
          if (isRefusal(leg)) return leg
          const possible = possibleOf({ points, legs: [leg] })
          const saved = await savePick(tx, {
            room,
            account: player.account,
            match: match_id,
            legs: [leg],
            points,
            possible,
            key: request.idem_key,
            at: now(),
          })
          return { pick: shownPick(saved) }
        },
      }),

    betPlus: (player, request) =>
      once(player, request, {
        find: ({ idem_key }) => idem_key === request.idem_key,
        run: async (tx, open) => {
          const { room_id: room, legs: asked, points } = request
          if (request.pick_id !== null && points === 0) return takeBack(tx, player, request, open)
          if (new Set(asked.map(({ match_id }) => match_id)).size !== asked.length || asked.length < 2)
            return refuse('atLeastTwoMatchToBetParlay')
          const tickets = (await picksOf(tx, room, player.account)).filter(
            ({ match_id }) => match_id === null,
          )
          if (tickets.length >= TICKETS_MAX) return refuse('pointsOverLimit', { bound: 0 })
          const left = POINTS_MOST - plusPointsOf(tickets)
          if (points > left) return refuse('pointsOverLimit', { bound: left })
          if (points < TICKET_POINTS_MIN * 100)
            return refuse('invalidInput', { field: 'points', bound: TICKET_POINTS_MIN * 100 })
          const legs: StoredLeg[] = []
          for (const one of asked) {
            const leg = legOf(one, open)
            if (isRefusal(leg)) return leg
            legs.push(leg)
          }
          const possible = possibleOf({ points, legs })
          const saved = await savePick(tx, {
            room,
            account: player.account,
            match: null,
            legs,
            points,
            possible,
            key: request.idem_key,
            at: now(),
          })
          return { pick: shownPick(saved) }
        },
      }),
  }
}

/** Hundredths of points on Tournament+ tickets. */
export const plusPointsOf = (picks: readonly PickRow[]): number =>
  picks.reduce((sum, { match_id, points }) => (match_id === null ? sum + points : sum), 0)

/** A pick as calls answer it. */
export const shownPick = ({
  match_id,
  legs,
  account: _,
  won: _won,
  idem_key: _key,
  ...pick
}: PickRow): RoomPick => ({
  ...pick,
  plus: match_id === null,
  legs: legs.map((leg) => ({
    ...leg,
    odds: match_id === null ? parlayPrice(leg.bet_type, leg.odds) : leg.odds,
  })),
})
