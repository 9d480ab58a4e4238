import type { Currency } from '@touchline/contracts/limits'
import type { Subscription } from 'rxjs'
import type { ApiModule, Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import type { OperatorWallets, Wallet } from '../wallet'
import type { UpcomingMatch } from './house-slots'
import { createPicks } from './picks'
import { playRoom, playRooms, playRoomsOf } from './play-round'
import { createRoomPage } from './room-page'
import { createRooms } from './rooms'
import { registerTournament, type TournamentParts } from './routes'
import { createTournamentService, keepHouseRooms } from './service'

export type { UpcomingMatch } from './house-slots'
export type { Picks } from './picks'
export type { Player, Rooms } from './rooms'
export type { TournamentParts } from './routes'

export interface TournamentDeps {
  platform: Platform
  wallet: Pick<Wallet, 'transfers' | 'announce'>
  /** Of members whose wallet an operator keeps. */
  operators: Pick<OperatorWallets, 'withReservation'>
  book: OddsBook
  /** Matches of the odds book that have not begun. */
  upcoming: () => readonly UpcomingMatch[]
  /** Currencies that the house keeps rooms in. */
  currencies: readonly Currency[]
  /** How many times faster than elsewhere matches are played: rooms begin so much sooner. */
  pace: number
  /** Rooms that a member may make in an hour; the product's limit unless given. */
  roomsPerHour?: number | undefined
}

export interface TournamentModule extends ApiModule {
  readonly parts: TournamentParts
}

const ROUND_MS = 10_000
/** The result is recorded by then. */
const RECORDED_MS = 150

/** Rooms on upcoming matches; the house keeps its own and moves all of them along every ten seconds, and with each result. */
export function createTournament(deps: TournamentDeps): TournamentModule {
  const { platform, book } = deps
  const { database, now, random, log } = platform
  const parts: TournamentParts = {
    service: createTournamentService(database.pool, platform),
    rooms: createRooms(deps),
    picks: createPicks(deps),
    page: createRoomPage(deps),
    advance: (room) => playRoom(deps, room),
  }
  const round = async (): Promise<void> => {
    await playRooms(deps)
    await keepHouseRooms({ ...deps, transaction: database.transaction, now, random })
  }
  let following: Subscription | null = null
  return {
    parts,
    register: (calls) => registerTournament(calls, parts),
    jobs: [{ name: 'tournament rooms', everyMs: ROUND_MS, by: 'one process', isStart: true, round }],
    start: async () => {
      following = book.results$.subscribe(({ match }) => {
        setTimeout(() => {
          playRoomsOf(deps, match).catch((err) => log.error({ err, match }, 'rooms of a match not moved on'))
        }, RECORDED_MS).unref()
      })
    },
    stop: async () => following?.unsubscribe(),
  }
}
