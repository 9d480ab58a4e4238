import type { Game, GameProvider } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Lobby } from '../transport/lobby-calls'

/** Games of all products, asked for once a search begins. */
export class CatalogueStore {
  games: readonly Game[] = []
  providers: readonly GameProvider[] = []
  private isAsking = false

  constructor(private readonly ask: () => Promise<CallResult<Lobby>>) {
    makeAutoObservable<this, 'ask' | 'isAsking'>(
      this,
      { ask: false, isAsking: false, games: observableRef, providers: observableRef },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    if (this.isAsking || this.games.length > 0) return
    this.isAsking = true
    const result = await this.ask()
    this.isAsking = false
    if (result.kind === 'ok') this.take(result.data)
  }

  private take({ games, providers }: Lobby): void {
    this.games = games
    this.providers = providers
  }
}
