import type { Bet } from '@touchline/contracts/calls'
import { askAgainAfterMs } from '@touchline/screens/list'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import { type BetsPage, withAnswer, withBet, withoutBet } from '../domain/bets-page'
import { BETS_SEGMENTS, type BetsSegment, segmentOf } from '../domain/bets-segment'
import type { AskBets } from '../transport/bets-calls'

const UNASKED: BetsPage = { page: 'unasked' }

/** The member's bets by segment. */
export class BetsStore {
  /** The segment that the player chose; null until they choose. */
  private chosen: BetsSegment | null = null
  private readonly pages = observable.map<BetsSegment, BetsPage>(undefined, { deep: false })
  /** Bets that are known to be waiting no longer. */
  private readonly decided = new Set<string>()
  /** Pending questions, and the bets received since the first of them: the answers may be older. */
  private asking = 0
  private news: Bet[] = []
  /** Quiet questions that the server did not take, to be asked again. */
  private readonly again = new Map<BetsSegment, ReturnType<typeof setTimeout>>()
  /** Rises with every member and reset, so that answers for the one before are dropped. */
  private turn = 0

  constructor(private readonly askBets: AskBets) {
    makeAutoObservable<this, 'askBets' | 'turn' | 'pages' | 'decided' | 'asking' | 'news' | 'again'>(
      this,
      { askBets: false, turn: false, pages: false, decided: false, asking: false, news: false, again: false },
      { autoBind: true },
    )
  }

  page(segment: BetsSegment): BetsPage {
    return this.pages.get(segment) ?? UNASKED
  }

  /** Without a choice the running bets, or the waiting bets if none is running. */
  get segment(): BetsSegment {
    if (this.chosen) return this.chosen
    const open = this.openCounts
    return open && open.running === 0 && open.waiting > 0 ? 'waiting' : 'running'
  }

  get shown(): BetsPage {
    return this.page(this.segment)
  }

  /** Bets that are not decided yet; null while unknown. */
  get openCounts(): { readonly running: number; readonly waiting: number } | null {
    const running = this.page('running')
    const waiting = this.page('waiting')
    if (running.page !== 'ready' || waiting.page !== 'ready') return null
    return { running: running.total, waiting: waiting.total }
  }

  /** The latest running bet; null while none is known. */
  get newestRunning(): Bet | null {
    const running = this.page('running')
    return (running.page === 'ready' && running.bets[0]) || null
  }

  /** Loads open bets for the counts; the other segments load when they are shown. */
  async open(): Promise<void> {
    await Promise.all([this.load('waiting'), this.load('running')])
  }

  choose(segment: BetsSegment): void {
    this.chosen = segment
    if (this.page(segment).page !== 'ready') void this.load(segment)
  }

  retry(): void {
    void this.load(this.segment)
  }

  async showMore(): Promise<void> {
    const { segment, shown, turn } = this
    if (shown.page !== 'ready' || shown.isLoadingMore) return
    this.pages.set(segment, { ...shown, isLoadingMore: true })
    const { result, receivedSince } = await this.ask(segment, shown.loaded + 1)
    if (turn !== this.turn) return
    runInAction(() => {
      const held = this.page(segment)
      if (held.page !== 'ready') return
      if (result.kind !== 'ok') this.pages.set(segment, { ...held, isLoadingMore: false })
      else this.pages.set(segment, withAnswer(result.data, held))
      for (const bet of receivedSince) this.place(bet)
    })
  }

  /** Loaded bets may have changed without a message: every loaded segment is asked for anew, from its first page. */
  refresh(): void {
    for (const segment of BETS_SEGMENTS) if (this.page(segment).page !== 'unasked') void this.load(segment)
  }

  /** A bet came or changed. A bet on no loaded page may have been counted already, so open counts are asked anew. */
  receive(bet: Bet): void {
    const target = segmentOf(bet.status)
    // An answer to its placement may come after the message that it is decided.
    if (target === 'waiting' && this.decided.has(bet.bet_id)) return
    if (target !== 'waiting') this.decided.add(bet.bet_id)
    const wasKnown = this.holds(bet.bet_id)
    this.place(bet)
    if (this.asking > 0) this.news.push(bet)
    if (!wasKnown && target !== 'waiting') void this.open()
  }

  /** Another member, or nobody. */
  reset(): void {
    this.turn++
    for (const timer of this.again.values()) clearTimeout(timer)
    this.again.clear()
    this.pages.clear()
    this.decided.clear()
    this.news = []
    this.chosen = null
  }

  /** Puts a bet where its status says, and takes it from where it was. */
  private place(bet: Bet): void {
    const target = segmentOf(bet.status)
    for (const segment of BETS_SEGMENTS) {
      const page = this.page(segment)
      this.pages.set(segment, segment === target ? withBet(page, bet) : withoutBet(page, bet.bet_id))
    }
  }

  private holds(betId: string): boolean {
    return BETS_SEGMENTS.some((segment) => {
      const page = this.page(segment)
      return page.page === 'ready' && [...page.bets, ...page.early].some((bet) => bet.bet_id === betId)
    })
  }

  private async load(segment: BetsSegment): Promise<void> {
    const { turn } = this
    clearTimeout(this.again.get(segment))
    const isQuiet = this.page(segment).page === 'ready'
    if (!isQuiet) this.pages.set(segment, { page: 'loading' })
    const { result, receivedSince } = await this.ask(segment, 1)
    if (turn !== this.turn) return
    runInAction(() => {
      if (result.kind === 'ok') this.pages.set(segment, withAnswer(result.data))
      else if (this.page(segment).page !== 'ready')
        this.pages.set(segment, { page: 'failed', code: result.code, text: result.text })
      for (const bet of receivedSince) this.place(bet)
      const againMs = isQuiet ? askAgainAfterMs(result) : null
      if (againMs === null) return
      clearTimeout(this.again.get(segment))
      this.again.set(
        segment,
        setTimeout(() => void this.load(segment), againMs),
      )
    })
  }

  /** An answer, with the bets received while it was pending: the answer may be older than they are. */
  private async ask(segment: BetsSegment, page: number) {
    const { turn } = this
    const from = this.news.length
    this.asking++
    const result = await this.askBets(segment, page)
    this.asking--
    const receivedSince = turn === this.turn ? this.news.slice(from) : []
    if (this.asking === 0) this.news = []
    return { result, receivedSince }
  }
}
