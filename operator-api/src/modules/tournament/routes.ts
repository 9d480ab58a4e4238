import { roomList } from '@touchline/contracts/calls'
import type { Access } from '../../plugins/access'
import type { CallServer } from '../../plugins/serve-call'
import type { TournamentService } from './service'

const VIEW_ROOMS: Access = { need: 'view', product: 'tournament' }

export function registerTournament(calls: CallServer, service: TournamentService): void {
  calls.list(roomList, VIEW_ROOMS, (request, caller) => service.roomList(caller, request))
}
