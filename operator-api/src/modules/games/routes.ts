import { gameFavourite, gameList, gameMarks, launchGame, osg, prg } from '@touchline/contracts/calls'
import type { Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import { refuse } from '../../plugins/refusal'
import type { CallServer } from '../../plugins/serve-call'
import type { GameCatalogue } from './catalogue'
import type { Jackpots } from './jackpots'
import type { Launches, LaunchParts } from './launch'
import { listGames } from './lists'
import type { GamesRepository } from './repository'

const FAVOURITES_MAX = 200

export interface GameRoutes {
  readonly catalogue: GameCatalogue
  readonly launches: Launches
  readonly repository: GamesRepository
  readonly jackpots: Jackpots
  readonly playerOf: LaunchParts['playerOf']
  readonly now: Platform['now']
}

export function registerGames(
  calls: CallServer,
  { catalogue, launches, repository, jackpots, playerOf, now }: GameRoutes,
): void {
  // The product depends on the request, so no route can name one.
  calls.list(gameList, VIEW, async (asked, caller) =>
    listGames(catalogue.current(), asked, playerOf(caller), now()),
  )
  // Demo play is open to members who may look alone.
  calls.member(launchGame, VIEW, (request, caller) => launches.launch(request, caller))
  calls.member(osg, VIEW, ({ orientation, ...request }, caller) =>
    launches.launch(
      { ...request, table_id: request.table_id ?? request.line, isUpright: orientation === 'portrait' },
      caller,
    ),
  )
  calls.member(prg, VIEW, async ({ currency }, caller) => {
    const wanted = currency ?? caller.currency
    const running = await jackpots.current()
    return {
      jackpots: running.filter(
        (row) => row.currency === wanted && catalogue.byCode(row.provider, row.game_code),
      ),
    }
  })
  calls.member(gameMarks, VIEW, (_, { account }) => repository.marks(account))
  calls.member(gameFavourite, VIEW, async ({ provider, game_code, on }, { account, viewOnly }) => {
    if (viewOnly) return viewOnly
    const game = { provider, game_code }
    if (on && !catalogue.byCode(provider, game_code)) return refuse('notFound')
    const { favourites } = await repository.marks(account)
    if (on && favourites.length >= FAVOURITES_MAX) return refuse('fieldMaxValue', { bound: FAVOURITES_MAX })
    await repository.setFavourite(account, game, on ? now() : null)
    return repository.marks(account)
  })
}
