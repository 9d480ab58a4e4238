import {
  gameResultTournament,
  gameResultTournamentRefund,
  matchLookup,
  memberValidateTournament,
  roomBet,
  roomBetPlus,
  roomBetResultFinal,
  roomBetResultList,
  roomCreate,
  roomInfo,
  roomJoin,
  roomLeagueList,
  roomLeave,
  roomList,
  roomMatchList,
  roomMemberBetList,
  roomRank,
  vRoomCreate,
  vRoomJoin,
} from '@touchline/contracts/calls'
import { type Access, VIEW } from '../../plugins/access'
import { refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import type { Picks } from './picks'
import type { RoomPage } from './room-page'
import type { Rooms } from './rooms'
import type { TournamentService } from './service'

const VIEW_ROOMS: Access = { need: 'view', product: 'tournament' }
const PLAY_ROOMS: Access = { need: 'act', product: 'tournament' }
const PAGE_SIZE_MAX = 100

export interface TournamentParts {
  readonly service: TournamentService
  readonly rooms: Rooms
  readonly page: RoomPage
  readonly picks: Picks
  /** Moves a room to where its matches have brought it. */
  advance(room: string): Promise<void>
}

export function registerTournament(
  calls: CallServer,
  { service, rooms, page, picks }: Omit<TournamentParts, 'advance'>,
): void {
  calls.list(roomList, VIEW_ROOMS, (request, caller) => service.roomList(caller, request))
  calls.member(roomLeagueList, VIEW_ROOMS, (_, caller) => rooms.leagues(caller))
  calls.list(roomMatchList, VIEW_ROOMS, ({ league_id }) => ({ matches: rooms.matches(league_id) }))
  calls.list(matchLookup, VIEW_ROOMS, ({ search }) => ({ matches: rooms.lookup(search) }))
  for (const [create, join, operatorType] of [
    [roomCreate, roomJoin, 1],
    [vRoomCreate, vRoomJoin, 2],
  ] as const) {
    calls.member(create, PLAY_ROOMS, (request, caller) =>
      caller.operatorType === operatorType ? rooms.create(caller, request) : refuse('forbiddenAccess'),
    )
    calls.member(join, PLAY_ROOMS, (request, caller) =>
      caller.operatorType === operatorType ? rooms.join(caller, request) : refuse('forbiddenAccess'),
    )
  }
  calls.member(roomLeave, PLAY_ROOMS, ({ room_id }, caller) => rooms.leave(caller, room_id))
  calls.member(memberValidateTournament, VIEW_ROOMS, ({ room_id }, caller) => rooms.validate(caller, room_id))
  calls.list(roomInfo, VIEW_ROOMS, ({ room_id }, caller) => page.info(caller, room_id))
  calls.list(roomRank, VIEW_ROOMS, ({ room_id }, caller) => page.rank(caller, room_id))
  calls.member(roomBet, PLAY_ROOMS, (request, caller) => picks.bet(caller, request))
  calls.member(roomBetPlus, PLAY_ROOMS, (request, caller) => picks.betPlus(caller, request))
  calls.list(roomMemberBetList, VIEW_ROOMS, (request, caller) => page.bets(caller, paged(request)))
  calls.list(roomBetResultList, VIEW_ROOMS, (request, caller) => page.results(caller, request))
  calls.list(roomBetResultFinal, VIEW_ROOMS, ({ room_id }, caller) => page.final(caller, room_id))
  // Ended rooms stay visible when the product is switched off.
  calls.list(gameResultTournament, VIEW, (request, caller) => page.ended(caller, paged(request)))
  calls.list(gameResultTournamentRefund, VIEW, (request, caller) => page.refunds(caller, paged(request)))
}

const paged = <Request extends { page: number; page_size: number }>(request: Request): Request => ({
  ...request,
  page_size: Math.min(request.page_size, PAGE_SIZE_MAX),
})
