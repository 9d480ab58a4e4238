import { type Bet, LIMITS } from '@touchline/contracts'
import { makeAutoObservable, runInAction } from 'mobx'
import type { BetListStage } from '../domain/bet-list-stage'
import { type BetListName, type BetListView, belongs } from '../domain/bet-list-view'
import { isPlaying } from '../domain/leg-progress'
import { type PageTotals, pageTotals } from '../domain/page-totals'
import type { AskBetList, BetPage } from '../transport/bet-lists'

/** One page of the member's bets, kept true while it is looked at. */
export class BetListStore {
  view: BetListView = { list: 'running', page: 1 }
  stage: BetListStage = { stage: 'loading' }
  /** The question on its way; a newer one cancels it. */
  private asking: AbortController | null = null

  constructor(
    private readonly ask: AskBetList,
    /** Moves the address, which comes back as `show`. `replace` leaves no step in the history. */
    private readonly goTo: (view: BetListView, options: { replace: boolean }) => void,
  ) {
    makeAutoObservable<this, 'ask' | 'asking' | 'goTo'>(
      this,
      { ask: false, asking: false, goTo: false },
      { autoBind: true },
    )
  }

  get totals(): PageTotals | null {
    return this.stage.stage === 'ready' ? pageTotals(this.stage.bets) : null
  }

  get pages(): number {
    return this.stage.stage === 'ready' ? Math.max(1, Math.ceil(this.stage.total / LIMITS.pageSize)) : 1
  }

  /** Position of the first bet of the page on the whole list, from 1. */
  get firstNumber(): number {
    return (this.view.page - 1) * LIMITS.pageSize + 1
  }

  /** Is a match of this page in play, so that its score moves? */
  get isPlaying(): boolean {
    return this.stage.stage === 'ready' && this.stage.bets.some((bet) => bet.legs.some(isPlaying))
  }

  /** Shows a page; the one before is gone at once, so that nobody reads rows under the wrong heading. */
  show(view: BetListView): void {
    this.view = view
    this.stage = { stage: 'loading' }
    void this.load()
  }

  choose(list: BetListName): void {
    this.goTo({ list, page: 1 }, { replace: false })
  }

  turnTo(page: number): void {
    this.goTo({ ...this.view, page }, { replace: false })
  }

  retry(): void {
    this.show(this.view)
  }

  /** Asks again without a flicker: what stands stays until the answer, and stays if there is none. */
  refresh(): void {
    if (this.stage.stage === 'ready') void this.load()
  }

  /** A bet came or changed. */
  hear(bet: Bet): void {
    if (this.stage.stage !== 'ready') return
    const { bets } = this.stage
    const isHere = bets.some((held) => held.bet_id === bet.bet_id)
    const isOurs = belongs(bet.status, this.view.list)
    if (isHere && isOurs)
      this.stage = { ...this.stage, bets: bets.map((held) => (held.bet_id === bet.bet_id ? bet : held)) }
    // It came to this list or left it: every page behind it has moved, which only the server can tell.
    else if (isHere || isOurs) this.refresh()
  }

  dispose(): void {
    this.asking?.abort()
  }

  private async load(): Promise<void> {
    this.asking?.abort()
    const asking = new AbortController()
    this.asking = asking
    const result = await this.ask(this.view, asking.signal)
    if (asking.signal.aborted) return
    runInAction(() => {
      if (result.kind === 'ok') this.take(result.data)
      else if (this.stage.stage !== 'ready')
        this.stage = { stage: 'failed', code: result.code, text: result.text }
    })
  }

  private take({ bets, total }: BetPage): void {
    this.stage = { stage: 'ready', bets, total }
    // The last bet of the last page left the list, or somebody typed a page that is not there.
    if (this.view.page > this.pages) this.goTo({ ...this.view, page: this.pages }, { replace: true })
  }
}
