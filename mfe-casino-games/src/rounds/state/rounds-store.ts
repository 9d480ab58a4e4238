import { makeAutoObservable, observableRef } from 'mobx'
import type { RoundCalls } from '../transport/round-calls'
import { BoardStore } from './board-store'
import { RoundSlipStore } from './slip-store'

export interface RoundsDeps {
  readonly calls: RoundCalls
  readonly now: () => number
  readonly newKey: () => string
  readonly operatorType: () => number
  /** Writes the kind on the page into its address. */
  readonly show: (kind: string) => void
}

/** The board on the page, and the slip, which stays while boards change. */
export class RoundsStore {
  board: BoardStore
  readonly slip: RoundSlipStore

  constructor(
    kind: string,
    private readonly deps: RoundsDeps,
  ) {
    this.board = this.boardOf(kind)
    this.slip = new RoundSlipStore({ ...deps, onPlaced: () => void this.board.loadBets() })
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, board: observableRef, slip: false },
      { autoBind: true },
    )
  }

  open(kind: string): void {
    if (kind === this.board.kind) return
    this.board = this.boardOf(kind)
    this.deps.show(kind)
    this.load()
  }

  load(): void {
    void this.board.load()
    void this.board.loadBets()
  }

  tick(): void {
    this.board.tick()
    this.slip.dropLocked(this.board.now)
  }

  private boardOf(kind: string): BoardStore {
    return new BoardStore(kind, kind === 'keno' ? 'lottery' : 'virtual', this.deps.calls, this.deps.now)
  }
}
