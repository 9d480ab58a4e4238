import type { ResultBet } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import { NewestAsked } from '../../shared/state/newest-asked'
import type { ResultFamily, ResultsView } from '../domain/results'
import type { OpenedMatch, ResultsPage } from '../transport/results'

export type OpenedStage =
  | { readonly stage: 'loading' }
  | { readonly stage: 'ready'; readonly opened: OpenedMatch }
  | { readonly stage: 'failed'; readonly code: string }

export type AskMatch = (match: number, betIds: readonly string[]) => Promise<CallResult<OpenedMatch>>

/** Results of a day, and what the matches that were opened are made of. */
export class ResultsStore {
  private readonly opened = observable.map<number, OpenedStage>({}, { deep: false })
  private readonly asked = new NewestAsked<number>()

  constructor(
    readonly list: ListStore<ResultsView, ResultsPage>,
    readonly family: ResultFamily,
    private readonly ask: AskMatch,
  ) {
    makeAutoObservable<this, 'ask' | 'opened' | 'asked'>(
      this,
      { list: false, family: false, ask: false, opened: false, asked: false },
      { autoBind: true },
    )
  }

  /** The member's bets on a match of the list, the newest first; a bet of several legs on it once. */
  betsOn(match: number): ResultBet[] {
    const { data } = this.list
    if (data?.of !== 'matches') return []
    const bets = data.bets.filter(({ match_id }) => match_id === match)
    return bets.filter(({ bet_id }, n) => bets.findIndex((other) => other.bet_id === bet_id) === n)
  }

  /** Matches of a league on the whole day; null while only some of them are looked for. */
  countOf(league: number): number | null {
    const { data, view } = this.list
    if (data?.of !== 'matches' || view.search !== '' || view.state !== 'all' || view.mine === 'mine')
      return null
    return data.leagues.find(({ league_id }) => league_id === league)?.matches ?? null
  }

  stageOf(match: number): OpenedStage {
    return this.opened.get(match) ?? { stage: 'loading' }
  }

  /** A match was opened, or its row has changed while it is open; the last answer stays until the next. */
  async open(match: number): Promise<void> {
    if (this.stageOf(match).stage !== 'ready') this.opened.set(match, { stage: 'loading' })
    const isNewest = this.asked.begin(match)
    const answer = await this.ask(
      match,
      this.betsOn(match).map(({ bet_id }) => bet_id),
    )
    runInAction(() => {
      if (!isNewest()) return
      if (answer.kind === 'ok') this.opened.set(match, { stage: 'ready', opened: answer.data })
      else if (this.stageOf(match).stage !== 'ready')
        this.opened.set(match, { stage: 'failed', code: answer.code })
    })
  }
}
