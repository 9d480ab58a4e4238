import type { HostServices } from '@touchline/contracts/host'
import type { HostState } from '@touchline/screens/host'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { MarketName } from '../../shared/domain/board-filters'
import type { BoardView } from '../../shared/domain/board-view'
import type { MenuSport } from '../transport/ask-menu'
import type { CountedBoard } from './count-by-board'
import type * as Counts from './menu-counts'

export type MenuStage =
  | { stage: 'loading' }
  | { stage: 'ready'; sports: readonly MenuSport[] }
  | { stage: 'failed'; code: string }

const REFRESH_MS = 15_000

/** Whose order of sports it is. */
type Orderer = Pick<HostState, 'preferences' | 'currency'>

/**
 * Counts of matches per sport, market and bet type, asked for while somebody wants them. Old counts stay while newer ones
 * are fetched; what a board on the page shows is counted there.
 */
export class MenuStore {
  state: MenuStage = { stage: 'loading' }
  private board: CountedBoard | null = null
  /** What it counts with, which has come before any answer. */
  private counts: typeof Counts | undefined
  private timer: number | undefined
  private users = 0

  constructor(private readonly host: Pick<HostServices, 'call'>) {
    makeAutoObservable<this, 'host' | 'timer' | 'users' | 'board' | 'counts'>(this, {
      counts: false,
      host: false,
      timer: false,
      users: false,
      state: observableRef,
      board: observableRef,
    })
  }

  /** Asks now, and repeatedly until the returned function is called; further callers share the answers. */
  start(): () => void {
    this.users += 1
    if (this.users === 1) {
      this.timer = window.setInterval(() => {
        if (!document.hidden) void this.load()
      }, REFRESH_MS)
      void this.load()
    }
    return () => {
      this.users -= 1
      if (this.users === 0) window.clearInterval(this.timer)
    }
  }

  /**
   * Counts what the board on the page follows live, so that its heading does not differ from the menu, until the returned
   * function is called; the board that came last counts.
   */
  followBoard(board: CountedBoard): () => void {
    this.board = board
    return () => {
      runInAction(() => {
        if (this.board === board) this.board = null
      })
    }
  }

  get sports(): readonly MenuSport[] {
    const { state, board } = this
    if (state.stage !== 'ready') return []
    return (board && this.counts?.countByBoard(state.sports, board)) ?? state.sports
  }

  /** Matches that the list of a view shows of a sport; undefined while nobody knows. */
  countOf(id: number, view: BoardView, market: MarketName, filters: Counts.KeptFilters): number | undefined {
    const shown = this.board?.shownCount(id, view, market)
    if (shown !== undefined) return shown
    const sport = this.sports.find((each) => each.id === id)
    if (!sport || (this.board && this.counts?.isUncounted(this.board, id, market))) return undefined
    return this.counts?.menuViewCount(sport, view, market, filters)
  }

  /** Whether a view of a sport has an entry; every one until the menu has come. */
  offers(id: number, view: BoardView, market: MarketName): boolean {
    const sport = this.sports.find((each) => each.id === id)
    return !sport || this.counts?.isViewOffered(sport, view, market) !== false
  }

  /** Sports in the member's order. */
  ordered({ preferences, currency }: Orderer): readonly MenuSport[] {
    const order = this.counts?.sportsInOrder(preferences.sportsOrder, currency)
    // Who runs an older page may not know a sport yet: it comes last.
    const place = ({ id }: MenuSport) => {
      const known = order?.indexOf(id) ?? 0
      return known < 0 ? Number.MAX_SAFE_INTEGER : known
    }
    return [...this.sports].sort((a, b) => place(a) - place(b))
  }

  async load(): Promise<void> {
    const next = await this.ask()
    runInAction(() => {
      if (next.stage === 'ready' || this.state.stage !== 'ready') this.state = next
    })
  }

  private async ask(): Promise<MenuStage> {
    try {
      this.counts ??= await import('./menu-counts')
      const result = await this.counts.askMenu(this.host.call)
      if (result.kind === 'ok') return { stage: 'ready', sports: result.data.sports }
      return { stage: 'failed', code: result.code }
    } catch {
      return { stage: 'failed', code: 'requestFailed' }
    }
  }
}
