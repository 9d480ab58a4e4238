import { type GameRound, gameResultSlots } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'
import { bettingDay } from '@touchline/rules'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export type OpenRound = Pick<GameRound, 'ref_no' | 'provider' | 'game_code' | 'game' | 'bet'>

/** Rounds of several steps that run for longer than a day are the provider's to end. */
const DAY_MS = 24 * 60 * 60_000
const NEWEST = { page: 1, page_size: 20 }

/** Rounds that the member can play on, the newest first. */
export class OpenRoundsStore {
  rounds: readonly OpenRound[] = []

  constructor(private readonly host: Pick<HostServices, 'call' | 'brand' | 'now'>) {
    makeAutoObservable<this, 'host'>(this, { host: false, rounds: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    const { call, brand, now } = this.host
    const dayOf = (at: number) => bettingDay(at, brand.bettingDayStartHour).date
    const days = { from: dayOf(now() - DAY_MS), to: dayOf(now()) }
    const result = await call(gameResultSlots, { ...NEWEST, ...days }, { quiet: true })
    if (result.kind !== 'ok') return
    runInAction(() => {
      this.rounds = result.data.rows.filter(({ status, at }) => status === 'running' && at > now() - DAY_MS)
    })
  }
}
