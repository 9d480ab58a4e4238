import { makeAutoObservable, runInAction } from 'mobx'
import type { RoomListStage, TabCounts } from '../domain/room-list-stage'
import { ROOMS_PER_PAGE, type RoomListView, type RoomTab } from '../domain/room-list-view'
import { type MemberFacts, NOBODY } from '../transport/member-facts'
import type { AskRooms, RoomPage } from '../transport/room-lists'

type GoTo = (view: RoomListView, options: { replace: boolean }) => void

/** Rooms of a tab, asked anew every minute while they are looked at. */
export class RoomListStore {
  view: RoomListView = { tab: 'all', search: '', page: 1 }
  stage: RoomListStage = { stage: 'loading' }
  counts: TabCounts | null = null
  member: MemberFacts = NOBODY
  /** Epoch milliseconds, moved on by `tick`, so that every card counts down from one moment. */
  at: number
  /** The question on its way; a newer one cancels it. */
  private asking: AbortController | null = null

  constructor(
    private readonly ask: AskRooms,
    /** Moves the address, which comes back as `show`. */
    private readonly goTo: GoTo,
    private readonly now: () => number,
  ) {
    this.at = now()
    makeAutoObservable<this, 'ask' | 'asking' | 'goTo' | 'now'>(
      this,
      { ask: false, asking: false, goTo: false, now: false },
      { autoBind: true },
    )
  }

  get pages(): number {
    return this.stage.stage === 'ready' ? Math.max(1, Math.ceil(this.stage.total / ROOMS_PER_PAGE)) : 1
  }

  /** Shows what the address asks for. */
  show(view: RoomListView): void {
    const isSameList = view.tab === this.view.tab && view.page === this.view.page
    this.view = view
    // While somebody types, the rooms found so far stay instead of flickering away with every letter.
    if (!isSameList || this.stage.stage !== 'ready') this.stage = { stage: 'loading' }
    void this.load()
  }

  choose(tab: RoomTab): void {
    this.goTo({ ...this.view, tab, page: 1 }, { replace: false })
  }

  /** Letters are not steps of a history: the address changes in place. */
  search(search: string): void {
    this.goTo({ ...this.view, search, page: 1 }, { replace: true })
  }

  turnTo(page: number): void {
    this.goTo({ ...this.view, page }, { replace: false })
  }

  retry(): void {
    this.stage = { stage: 'loading' }
    void this.load()
  }

  /** Asks again without a flicker: what stands stays until the answer, and stays if there is none. */
  refresh(): void {
    if (this.stage.stage === 'ready') void this.load()
  }

  tick(): void {
    this.at = this.now()
  }

  learn(member: MemberFacts): void {
    this.member = member
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
      this.tick()
      if (result.kind === 'ok') this.take(result.data)
      else if (result.code === 'tournamentDisabled') this.stage = { stage: 'disabled' }
      else if (this.stage.stage !== 'ready')
        this.stage = { stage: 'failed', code: result.code, text: result.text }
    })
  }

  private take({ rooms, total, counts }: RoomPage): void {
    this.stage = { stage: 'ready', rooms, total }
    this.counts = counts ?? null
    if (this.view.page > this.pages) this.goTo({ ...this.view, page: this.pages }, { replace: true })
  }
}
