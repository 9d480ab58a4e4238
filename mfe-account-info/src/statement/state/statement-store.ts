import type { Movement, Settlement } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import { NewestAsked } from '../../shared/state/newest-asked'
import type { StatementView } from '../domain/statement'
import type { KnownRows, Listed, StatementDayParts, StatementPage } from '../transport/statement'

export type DayStage =
  | { readonly stage: 'loading' }
  | { readonly stage: 'ready'; readonly parts: StatementDayParts; readonly isAsking: boolean }
  | { readonly stage: 'failed'; readonly code: string }

export interface DayQuestions {
  /** A day with its first rows: as many as are known of it. */
  day(date: string, known: KnownRows): Promise<CallResult<StatementDayParts>>
  /** Rows behind so many that are known. */
  moreSettlements(date: string, known: number): Promise<CallResult<Listed<Settlement>>>
  moreMovements(date: string, known: number): Promise<CallResult<Listed<Movement>>>
}

/** Betting days, and the parts of opened days. */
export class StatementStore {
  private readonly days = observable.map<string, DayStage>({}, { deep: false })
  private readonly asked = new NewestAsked<string>()
  /** Open days: table and cards show the same ones when one takes the place of the other. */
  private readonly opened = new Set<string>()

  constructor(
    readonly list: ListStore<StatementView, StatementPage>,
    private readonly ask: DayQuestions,
  ) {
    makeAutoObservable<this, 'ask' | 'days' | 'asked' | 'opened'>(
      this,
      { list: false, ask: false, days: false, asked: false, opened: false, isOpen: false, keepOpen: false },
      { autoBind: true },
    )
  }

  /** Betting days, yyyy-mm-dd, both included. */
  choose(days: Pick<StatementView, 'from' | 'to'>): void {
    this.list.choose(days)
  }

  partsOf(date: string): DayStage {
    return this.days.get(date) ?? { stage: 'loading' }
  }

  isOpen(date: string): boolean {
    return this.opened.has(date)
  }

  keepOpen(date: string, isOpen: boolean): void {
    if (isOpen) this.opened.add(date)
    else this.opened.delete(date)
  }

  /** A day was opened, or goes on while it is open. Its last answer stays until the next. */
  async open(date: string): Promise<void> {
    const known = this.partsOf(date)
    if (known.stage !== 'ready') this.days.set(date, { stage: 'loading' })
    const isNewest = this.asked.begin(date)
    const answer = await this.ask.day(date, knownOf(known))
    runInAction(() => {
      if (!isNewest()) return
      if (answer.kind === 'ok') this.days.set(date, { stage: 'ready', parts: answer.data, isAsking: false })
      else {
        const held = this.partsOf(date)
        // This request has overtaken one for more rows, whose answer is ignored: it may be sent again.
        this.days.set(
          date,
          held.stage === 'ready' ? { ...held, isAsking: false } : { stage: 'failed', code: answer.code },
        )
      }
    })
  }

  /** Adds the next settlements of an open day to the shown ones. */
  moreSettlements(date: string): Promise<void> {
    return this.more(date, 'settlements', (known) => this.ask.moreSettlements(date, known))
  }

  /** The same for movements other than by bets. */
  moreMovements(date: string): Promise<void> {
    return this.more(date, 'movements', (known) => this.ask.moreMovements(date, known))
  }

  private async more<List extends keyof KnownRows>(
    date: string,
    list: List,
    ask: (known: number) => Promise<CallResult<Listed<unknown>>>,
  ): Promise<void> {
    const known = this.partsOf(date)
    if (known.stage !== 'ready' || known.isAsking) return
    this.days.set(date, { ...known, isAsking: true })
    const isNewest = this.asked.begin(date)
    const { rows } = known.parts[list]
    const answer = await ask(rows.length)
    runInAction(() => {
      if (!isNewest()) return
      const parts =
        answer.kind === 'ok'
          ? { ...known.parts, [list]: { rows: [...rows, ...answer.data.rows], total: answer.data.total } }
          : known.parts
      this.days.set(date, { stage: 'ready', parts, isAsking: false })
    })
  }
}

const knownOf = (day: DayStage): KnownRows =>
  day.stage === 'ready'
    ? { settlements: day.parts.settlements.rows.length, movements: day.parts.movements.rows.length }
    : { settlements: 0, movements: 0 }
