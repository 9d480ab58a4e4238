import type { Game, GameMode } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'
import { makeAutoObservable, observableRef } from 'mobx'
import { gamePath } from '../../shared/domain/game-address'

/** As large as games for desks are drawn. */
const WINDOW = { width: 1280, height: 800 }

export type LaunchedGame = Pick<Game, 'provider' | 'game_code' | 'name' | 'reason' | 'has_demo'>

/** A game whose window the browser has blocked. */
export interface BlockedLaunch {
  readonly name: string
  readonly path: string
}

/** Opens games: on a desk each in a window of its own, on a phone in place. */
export class GameLauncher {
  blocked: BlockedLaunch | null = null

  constructor(
    private readonly host: Pick<HostServices, 'windows' | 'navigate' | 'track'>,
    readonly isPhone: boolean,
    private readonly from: string,
  ) {
    makeAutoObservable<this, 'host' | 'from'>(
      this,
      { host: false, from: false, isPhone: false, blocked: observableRef },
      { autoBind: true },
    )
  }

  pathOf(game: LaunchedGame): string {
    return gamePath(game, modeOf(game), this.from)
  }

  /** To be called in the press itself: browsers block windows that open later. */
  launch(game: LaunchedGame): void {
    const path = this.pathOf(game)
    this.blocked = null
    this.host.track('game-launch')
    if (this.isPhone) {
      this.host.navigate(path)
      return
    }
    const name = `game-${game.provider}-${game.game_code}`
    if (!this.host.windows.open(path, name, WINDOW, 'link')) this.blocked = { name: game.name, path }
  }

  closeNotice(): void {
    this.blocked = null
  }
}

/** A game that cannot be played for money now is played for fun. */
const modeOf = ({ reason, has_demo }: LaunchedGame): GameMode =>
  reason !== null && has_demo ? 'demo' : 'real'
