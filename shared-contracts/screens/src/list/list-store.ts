import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Address } from '../address'
import { askAgainAfterMs } from './ask-again'
import { KeptAnswers } from './kept-answers'

/** State of the list on screen. */
export type ListStage<Data> =
  | { readonly stage: 'loading' }
  | { readonly stage: 'ready'; readonly data: Data }
  | { readonly stage: 'failed'; readonly code: ErrorCode; readonly text: string }

export interface ListOptions<View, Data> {
  address: Address<View>
  /** Asks what a view shows, so many rows of it. It never throws; a newer question aborts it. */
  ask: (view: View, signal: AbortSignal, pageSize: number) => Promise<CallResult<Data>>
  /** Rows on all pages. */
  totalOf: (data: Data) => number
  /** Rows of one page at first; everything is one page when not given. */
  pageSize?: number
  /** Moves the address, which comes back as `show`. `replace` leaves no step in the history. */
  goTo: (path: string, options: { replace: boolean }) => void
  /** Whether two views show the same list but for its rows, which then stay until the new ones come: while one types. */
  isSameList?: (one: View, other: View) => boolean
  /**
   * The part of a view that the server is asked for: views with the same question share one answer. By
   * default the whole address.
   */
  questionOf?: (view: View) => string
  /** Refusals that end the shown list, even quiet ones: the product was switched off meanwhile. */
  ends?: (code: ErrorCode) => boolean
}

const LOADING = { stage: 'loading' } as const

/**
 * A list of the server as one screen shows it: asks for what the address says, takes only the answer to its newest
 * question, and keeps what it shows true. A screen with more state holds one of these, because MobX makes no subclasses.
 */
export class ListStore<View extends object, Data> {
  view: View
  stage: ListStage<Data> = LOADING
  /** The newest answer of any view: for what stays while another list is on its way, such as counts beside its tabs. */
  latest: Data | null = null
  /** Rows of one page. */
  private pageSize: number | undefined
  /** Whether a question is on its way, a quiet one included. */
  isAsking = false
  private asking: AbortController | null = null
  /** The newest question, while its answer counts. */
  private asked: string | null = null
  /** Something changed after the question on its way was asked. */
  private isOutdated = false
  /** A quiet question that the server did not take, to be asked again. */
  private again: ReturnType<typeof setTimeout> | undefined
  private readonly kept = new KeptAnswers<Data>()

  constructor(private readonly options: ListOptions<View, Data>) {
    this.view = options.address.viewOf('')
    this.pageSize = options.pageSize
    makeAutoObservable<this, 'options' | 'asking' | 'asked' | 'kept' | 'isOutdated' | 'again'>(
      this,
      {
        options: false,
        asking: false,
        asked: false,
        kept: false,
        isOutdated: false,
        again: false,
        view: observableRef,
        stage: observableRef,
        latest: observableRef,
      },
      { autoBind: true },
    )
  }

  /** The content of the list; null while unknown. */
  get data(): Data | null {
    return this.stage.stage === 'ready' ? this.stage.data : null
  }

  /** Rows on all pages; null while nobody knows. */
  get total(): number | null {
    return this.stage.stage === 'ready' ? this.options.totalOf(this.stage.data) : null
  }

  get page(): number {
    const { page }: { readonly page?: number } = this.view
    return page ?? 1
  }

  get pages(): number {
    const { pageSize } = this
    return pageSize === undefined ? 1 : Math.max(1, Math.ceil((this.total ?? 0) / pageSize))
  }

  /** Positions of the first and the last row of this page on the whole list, from 1. */
  get range(): { readonly from: number; readonly to: number } {
    const { pageSize = 0 } = this
    const from = (this.page - 1) * pageSize + 1
    return { from, to: Math.min(from + pageSize - 1, this.total ?? 0) }
  }

  /**
   * Shows what an address asks for. Rows of another list are gone at once, so that nobody reads them under the wrong
   * heading; rows that were here before come back at once, and are asked for again.
   */
  show(view: View): void {
    const { questionOf, isSameList } = this.options
    const before = this.view
    this.view = view
    if (questionOf && this.question === this.asked) return
    const kept = this.kept.of(this.question)
    if (kept !== undefined) this.stage = { stage: 'ready', data: kept }
    else if (this.stage.stage !== 'ready' || !isSameList?.(before, view)) this.stage = LOADING
    void this.load(kept !== undefined)
  }

  /** Goes to another view of the list; its first page unless the change names one. Letters are no steps of a history. */
  choose(change: Partial<View>, { replace = false } = {}): void {
    this.goTo({ ...this.view, page: 1, ...change }, replace)
  }

  turnTo(page: number): void {
    this.goTo({ ...this.view, page }, false)
  }

  /** Begins again after a failure. */
  retry(): void {
    this.stage = LOADING
    void this.load(false)
  }

  /** Asks again without a flicker: the shown rows stay until the answer, and without one. */
  refresh(): void {
    // The question on its way comes to its end first: changes in quick succession would keep every answer away. So does the
    // first one, whose answer may be older than the change.
    if (this.isAsking) this.isOutdated = true
    else if (this.stage.stage === 'ready') void this.load(true)
  }

  /** A page has so many rows from now on; kept pages of another size are dropped. */
  resize(pageSize: number | undefined): void {
    if (pageSize === this.pageSize) return
    this.pageSize = pageSize
    this.kept.clear()
    this.refresh()
  }

  /** Changes the shown rows without a request. */
  patch(change: (data: Data) => Data): void {
    if (this.stage.stage === 'ready') this.take(change(this.stage.data))
  }

  /** Drops the pending request; `show` begins again. */
  pause(): void {
    clearTimeout(this.again)
    this.asking?.abort()
    this.asking = null
    this.asked = null
    this.isAsking = false
    this.isOutdated = false
  }

  private get question(): string {
    const { address, questionOf = address.pathOf } = this.options
    return questionOf(this.view)
  }

  private async load(isQuiet: boolean): Promise<void> {
    this.pause()
    this.asked = this.question
    const asking = new AbortController()
    this.asking = asking
    this.isAsking = true
    const result = await this.options.ask(this.view, asking.signal, this.pageSize ?? 0)
    // An aborted request may still be answered.
    if (asking.signal.aborted) return
    runInAction(() => {
      const { isOutdated, asked } = this
      this.pause()
      this.asked = asked
      if (result.kind === 'ok') this.take(result.data)
      else if (!isQuiet || this.options.ends?.(result.code))
        this.stage = { stage: 'failed', code: result.code, text: result.text }
      const againMs = isQuiet ? askAgainAfterMs(result) : null
      if (againMs !== null) this.again = setTimeout(this.refresh, againMs)
      else if (isOutdated) this.refresh()
    })
  }

  private take(data: Data): void {
    this.stage = { stage: 'ready', data }
    this.latest = data
    this.kept.keep(this.question, data)
    // The last row of the last page is gone, or the typed page does not exist.
    if (this.page > this.pages) this.goTo({ ...this.view, page: this.pages }, true)
  }

  private goTo(view: View, replace: boolean): void {
    this.options.goTo(this.options.address.pathOf(view), { replace })
  }
}
