import type { Settlement } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { StatementView } from '../domain/statement'
import type { StatementDayParts, StatementPage } from '../transport/statement'

export type DayStage =
  | { readonly stage: 'loading' }
  | { readonly stage: 'ready'; readonly parts: StatementDayParts; readonly isAsking: boolean }
  | { readonly stage: 'failed'; readonly code: string }

export interface DayQuestions {
  day(date: string): Promise<CallResult<StatementDayParts>>
  /** Settlements behind so many that are known. */
  more(date: string, known: number): Promise<CallResult<{ settlements: Settlement[]; total: number }>>
}

/** Working days, and what those that were opened are made of. */
export class StatementStore {
  private readonly days = observable.map<string, DayStage>({}, { deep: false })

  constructor(
    readonly list: ListStore<StatementView, StatementPage>,
    private readonly ask: DayQuestions,
  ) {
    makeAutoObservable<this, 'ask' | 'days'>(
      this,
      { list: false, ask: false, days: false },
      { autoBind: true },
    )
  }

  /** Working days, yyyy-mm-dd, both included. */
  choose(days: Pick<StatementView, 'from' | 'to'>): void {
    this.list.choose(days)
  }

  partsOf(date: string): DayStage {
    return this.days.get(date) ?? { stage: 'loading' }
  }

  /** A day was opened: it is asked for anew each time, for today goes on. What is known of it stays meanwhile. */
  async open(date: string): Promise<void> {
    if (this.partsOf(date).stage !== 'ready') this.days.set(date, { stage: 'loading' })
    const answer = await this.ask.day(date)
    runInAction(() => {
      if (answer.kind === 'ok') this.days.set(date, { stage: 'ready', parts: answer.data, isAsking: false })
      else if (this.partsOf(date).stage !== 'ready')
        this.days.set(date, { stage: 'failed', code: answer.code })
    })
  }

  /** Adds the next settlements of an open day to those that are shown. */
  async more(date: string): Promise<void> {
    const known = this.partsOf(date)
    if (known.stage !== 'ready' || known.isAsking) return
    this.days.set(date, { ...known, isAsking: true })
    const answer = await this.ask.more(date, known.parts.settlements.length)
    runInAction(() => {
      if (answer.kind !== 'ok') {
        this.days.set(date, known)
        return
      }
      const { settlements, total } = answer.data
      const parts = { ...known.parts, settlements: [...known.parts.settlements, ...settlements], total }
      this.days.set(date, { stage: 'ready', parts, isAsking: false })
    })
  }
}
