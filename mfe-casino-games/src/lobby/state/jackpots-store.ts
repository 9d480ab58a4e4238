import { gameIdOf, prg, type ResponseOf } from '@touchline/contracts/calls'
import type { CallService } from '@touchline/contracts/host'
import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import { makeAutoObservable, observableRef } from 'mobx'

type JackpotRow = ResponseOf<typeof prg>['jackpots'][number]

export interface Jackpot extends JackpotRow {
  readonly currency: Currency
}

const isKnown = (row: JackpotRow): row is Jackpot => CURRENCIES.some((one) => one === row.currency)

/** Running jackpots by game; an answer that does not come leaves the ones before. */
export class JackpotsStore {
  byGame: ReadonlyMap<string, Jackpot> = new Map()

  constructor(private readonly call: CallService) {
    makeAutoObservable<this, 'call'>(this, { call: false, byGame: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    const result = await this.call(prg, {}, { quiet: true })
    if (result.kind === 'ok') this.take(result.data.jackpots.filter(isKnown))
  }

  private take(jackpots: readonly Jackpot[]): void {
    this.byGame = new Map(jackpots.map((jackpot) => [gameIdOf(jackpot), jackpot]))
  }
}
