import {
  type RequestOf,
  ROOM_POINTS,
  type RoomPick,
  type roomBet,
  type roomBetPlus,
} from '@touchline/contracts/calls'
import { LIMITS } from '@touchline/contracts/limits'
import { SELECTIONS } from '@touchline/contracts/odds'
import { parlayPrice } from '@touchline/rules'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { OddsBook } from '../odds'
import { possibleOf, type StoredLeg } from './grading'
import { entryOf, matchesOf, type PickRow, pickOfKey, picksOf, removePick, savePick } from './play-repository'
import { roomById } from './repository'
import type { Player } from './rooms'
import { statusAt } from './rules'

/** Points on one match, and on all Tournament+ tickets of a room, in hundredths. */
export const POINTS_MOST = ROOM_POINTS * 100

type Bare<Request> = Omit<Request, 'account_id' | 'session_token'>
type BetRequest = Bare<RequestOf<typeof roomBet>>
type AskedLeg = BetRequest

export interface PicksDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly book: Pick<OddsBook, 'line' | 'match' | 'freshAt'>
}

export interface Picks {
  bet(player: Player, request: BetRequest): Promise<{ pick: RoomPick | null } | Refusal>
  betPlus(player: Player, request: Bare<RequestOf<typeof roomBetPlus>>): Promise<{ pick: RoomPick } | Refusal>
}

export function createPicks({ platform, book }: PicksDeps): Picks {
  const { database, now } = platform

  /** The room held against its end, of a member who plays in it; matches of it that have not begun. */
  const openMatches = async (tx: PoolClient, player: Player, id: string): Promise<Set<number> | Refusal> => {
    const room = await roomById(tx, id, player.account, true)
    if (!room || !(await entryOf(tx, id, player.account))) return refuse('roomNotExists')
    const status = statusAt(room, now(), false)
    if (status === '2' || status === '3') return refuse('roomEndedOrCancelled')
    if (status === '4') return refuse('roomClosed')
    const matches = await matchesOf(tx, id)
    return new Set(matches.filter(({ kickoff }) => kickoff > now()).map(({ match_id }) => match_id))
  }

  /** The leg at the price that was seen and stands. */
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

  return {
    bet: (player, request) =>
      database.transaction(async (tx) => {
        const open = await openMatches(tx, player, request.room_id)
        if (isRefusal(open)) return open
        const { room_id: room, match_id, points, idem_key: key } = request
        const where = { room, account: player.account }
        if (points === 0) {
          if (!open.has(match_id)) return refuse('matchEnded')
          await removePick(tx, room, player.account, match_id)
          return { pick: null }
        }
        const known = await pickOfKey(tx, { ...where, key })
        if (known) return { pick: shownPick(known) }
        if (points > POINTS_MOST) return refuse('pointsOverLimit', { bound: POINTS_MOST })
        const leg = legOf(request, open)
        if (isRefusal(leg)) return leg
        const possible = possibleOf({ points, legs: [leg] })
        const saved = await savePick(tx, {
          ...{ ...where, match: match_id, legs: [leg], points, possible, key, at: now() },
        })
        return { pick: shownPick(saved) }
      }),

    betPlus: (player, { room_id: room, legs: asked, points, idem_key: key }) =>
      database.transaction(async (tx) => {
        const open = await openMatches(tx, player, room)
        if (isRefusal(open)) return open
        const where = { room, account: player.account }
        const known = await pickOfKey(tx, { ...where, key })
        if (known) return { pick: shownPick(known) }
        if (new Set(asked.map(({ match_id }) => match_id)).size !== asked.length || asked.length < 2)
          return refuse('atLeastTwoMatchToBetParlay')
        const used = plusPointsOf(await picksOf(tx, room, player.account))
        if (points === 0 || points > POINTS_MOST - used)
          return refuse('pointsOverLimit', { bound: POINTS_MOST - used })
        const legs: StoredLeg[] = []
        for (const one of asked) {
          const leg = legOf(one, open)
          if (isRefusal(leg)) return leg
          legs.push(leg)
        }
        const possible = possibleOf({ points, legs })
        const saved = await savePick(tx, { ...where, match: null, legs, points, possible, key, at: now() })
        return { pick: shownPick(saved) }
      }),
  }
}

/** Hundredths of points on Tournament+ tickets. */
export const plusPointsOf = (picks: readonly PickRow[]): number =>
  picks.reduce((sum, { match_id, points }) => (match_id === null ? sum + points : sum), 0)

/** A pick as calls answer it. */
export const shownPick = ({ match_id, legs, account: _, won: _won, ...pick }: PickRow): RoomPick => ({
  ...pick,
  plus: match_id === null,
  legs: legs.map((leg) => ({
    ...leg,
    odds: match_id === null ? parlayPrice(leg.bet_type, leg.odds) : leg.odds,
  })),
})
