import {
  type Bet,
  type CashOutOffer,
  type CashOutReceipt,
  cashOut,
  cashOutAuto,
  cashOutCheck,
} from '@touchline/contracts/calls'
import { refusalMeaning } from '@touchline/contracts/errors'
import type { HostServices } from '@touchline/contracts/host'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import { Subscription } from 'rxjs'
import { isSeen, meetOffer, meetReceipt, partOf, type Sale } from '../domain/sale'

const TOGETHER_MS = 30
/** The server follows prices for a minute after it was asked. */
const AGAIN_MS = 25_000
const LOOK_AGAIN_MS = 2000
/** A missing decision is requested so long after its time. */
const LATE_MS = 3000
const HISTORY_MOST = 40
const ASKED_AT_ONCE = 50
/** An offer made before a value was set may come after the answer. */
const OVERTAKEN_MS = 1000

type Sending = Pick<Extract<Sale, { stage: 'sending' }>, 'request' | 'seenAmount' | 'until'>
type Host = Pick<HostServices, 'call' | 'live' | 'newKey' | 'now'>

/** Offers of the bets on screen, and results of the pressed ones. */
export class CashOutStore {
  private readonly offers = observable.map<string, CashOutOffer>(undefined, { deep: false })
  private readonly sales = observable.map<string, Sale>(undefined, { deep: false })
  /** Amounts as they came, the oldest first. */
  private readonly histories = observable.map<string, readonly number[]>(undefined, { deep: false })
  /** Bets that were closed here, the newest first. */
  receipts: readonly CashOutReceipt[] = []
  private readonly shown = new Map<string, number>()
  /** Until when offers of a bet may still carry the value before. */
  private readonly automaticUntil = new Map<string, number>()
  private isStopped = false
  private asking: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly host: Host,
    private readonly receive: (bet: Bet) => void,
  ) {
    makeAutoObservable<
      this,
      | 'host'
      | 'receive'
      | 'offers'
      | 'sales'
      | 'histories'
      | 'shown'
      | 'automaticUntil'
      | 'asking'
      | 'isStopped'
    >(
      this,
      {
        host: false,
        receive: false,
        offers: false,
        sales: false,
        histories: false,
        shown: false,
        automaticUntil: false,
        asking: false,
        isStopped: false,
      },
      { autoBind: true },
    )
  }

  /** Runs until unsubscribed. */
  start(): Subscription {
    this.isStopped = false
    const all = new Subscription(() => {
      this.isStopped = true
      clearTimeout(this.asking)
    })
    all.add(
      this.host.live.member$.subscribe((message) => {
        if (message.t === 'cashout') for (const offer of message.offers) this.takeOffer(offer)
        if (message.t === 'cashedout') this.takeReceipt(message.receipt)
        if (message.t === 'resumed') this.askSoon()
      }),
    )
    const again = setInterval(this.askSoon, AGAIN_MS)
    all.add(() => clearInterval(again))
    return all
  }

  offer(betId: string): CashOutOffer | undefined {
    return this.offers.get(betId)
  }

  sale(betId: string): Sale | undefined {
    return this.sales.get(betId)
  }

  history(betId: string): readonly number[] {
    return this.histories.get(betId) ?? []
  }

  /** Time of the server, epoch milliseconds. */
  now(): number {
    return this.host.now()
  }

  /** A card of this bet is on screen until the answer is called. */
  show(betId: string): () => void {
    this.shown.set(betId, (this.shown.get(betId) ?? 0) + 1)
    this.askSoon()
    return () => {
      const others = (this.shown.get(betId) ?? 1) - 1
      if (others > 0) this.shown.set(betId, others)
      else this.shown.delete(betId)
    }
  }

  /** Asks what the offer is now; the player then decides. */
  async press(betId: string, percent: number): Promise<void> {
    const seen = this.offers.get(betId)
    const sale = this.sales.get(betId)?.stage
    if (!seen || sale === 'sending' || sale === 'waiting' || sale === 'unknown' || sale === 'repricing')
      return
    this.sales.set(betId, { stage: 'repricing', percent, seenAmount: seen.amount })
    const isAsked = await this.ask([betId])
    runInAction(() => {
      if (!isAsked && this.sales.get(betId)?.stage === 'repricing') this.sales.delete(betId)
    })
  }

  /** Keeps the bet, or puts the answer of the server away. */
  keep(betId: string): void {
    const stage = this.sales.get(betId)?.stage
    if (stage === 'confirm' || stage === 'rejected' || stage === 'done') this.sales.delete(betId)
  }

  dismiss(receipt: CashOutReceipt): void {
    this.receipts = this.receipts.filter((one) => one !== receipt)
  }

  /** Sends under one key, again after a lost answer. */
  async confirm(betId: string): Promise<void> {
    const sale = this.sales.get(betId)
    if (sale?.stage !== 'confirm' || !isSeen(sale, this.host.now())) return
    const { offer, percent } = sale
    const { cash_out_time, legs } = offer
    const request = {
      idem_key: this.host.newKey(),
      bet_id: betId,
      amount: partOf(offer.amount, percent),
      percent,
      cash_out_time,
      bet_status: 'running' as const,
      legs,
    }
    const sent = { request, seenAmount: offer.amount, until: offer.expires_at }
    this.sales.set(betId, { stage: 'sending', ...sent })
    await this.send(sent)
  }

  private async send(sent: Sending): Promise<void> {
    const { request, seenAmount, until } = sent
    const { bet_id, percent = 100 } = request
    const result = await this.host.call(cashOut, request, { quiet: true })
    runInAction(() => {
      if (result.kind === 'ok') {
        this.takeReceipt(result.data.receipt)
        this.receive(result.data.bet)
        return
      }
      const isOver = this.host.now() > until + LATE_MS
      if (result.kind === 'unknown' || (refusalMeaning(result.code) === 'uncertain' && !isOver)) {
        this.sales.set(bet_id, { stage: 'unknown', ...sent })
        this.lookAgain(bet_id)
        return
      }
      const { code, text, details } = result
      const hasNewAmount = details.bound !== undefined && details.bound > 0
      if (!hasNewAmount) this.sales.set(bet_id, { stage: 'rejected', code, text, newAmount: null })
      else {
        this.sales.set(bet_id, { stage: 'repricing', percent, seenAmount })
        void this.ask([bet_id])
      }
    })
  }

  /** Sets the value at which the server cashes the bet out, or takes it back. Answers the code of a refusal. */
  async setAutomatic(betId: string, value: number | null): Promise<string | null> {
    const result = await this.host.call(cashOutAuto, { bet_id: betId, value }, { quiet: true })
    if (result.kind !== 'ok') return result.code
    const offer = this.offers.get(betId)
    this.automaticUntil.set(betId, this.host.now() + OVERTAKEN_MS)
    runInAction(() => offer && this.offers.set(betId, { ...offer, automatic: result.data.automatic }))
    return null
  }

  private askSoon(): void {
    clearTimeout(this.asking)
    this.asking = setTimeout(() => {
      const ids = [...this.shown.keys()]
      for (let n = 0; n < ids.length; n += ASKED_AT_ONCE) void this.ask(ids.slice(n, n + ASKED_AT_ONCE))
    }, TOGETHER_MS)
  }

  private async ask(betIds: string[]): Promise<boolean> {
    const result = await this.host.call(cashOutCheck, { bet_ids: betIds }, { quiet: true })
    if (result.kind !== 'ok') return false
    runInAction(() => {
      for (const offer of result.data.offers) this.takeOffer(offer)
    })
    return true
  }

  private takeOffer(offer: CashOutOffer): void {
    const { bet_id, state, amount } = offer
    const before = this.offers.get(bet_id)
    const isOvertaken = offer.cash_out_time < (this.automaticUntil.get(bet_id) ?? 0)
    this.offers.set(bet_id, isOvertaken && before ? { ...offer, automatic: before.automatic } : offer)
    const known = this.history(bet_id)
    if (state === 'offered' && known.at(-1) !== amount)
      this.histories.set(bet_id, [...known, amount].slice(-HISTORY_MOST))
    const next = meetOffer(this.sales.get(bet_id), offer, this.host.now())
    if (next) this.sales.set(bet_id, next)
    else this.sales.delete(bet_id)
  }

  private takeReceipt(receipt: CashOutReceipt): void {
    const { bet_id } = receipt
    if (receipt.state === 'waiting') this.lookAgain(bet_id)
    // A repeated message must not restore a dismissed receipt.
    const isKnown = this.receipts.some((one) => one.closed_bet_id === receipt.closed_bet_id)
    if (receipt.state === 'done' && !isKnown) this.receipts = [receipt, ...this.receipts].slice(0, 3)
    this.sales.set(bet_id, meetReceipt(receipt))
    if (receipt.state === 'done') {
      this.histories.delete(bet_id)
      void this.ask([bet_id])
    }
  }

  /** Looks up a bet whose answer or decision did not come. */
  private lookAgain(betId: string): void {
    setTimeout(async () => {
      const sale = this.sales.get(betId)
      if (this.isStopped) return
      // The same key: answers with the result of the first.
      if (sale?.stage === 'unknown') return this.send(sale)
      if (sale?.stage !== 'waiting') return
      const end = sale.receipt.decide_at ?? 0
      const isAsked = await this.ask([betId])
      runInAction(() => {
        const isOver = this.offers.get(betId)?.bet_status !== 'running'
        if (isAsked && (isOver || this.host.now() > end + LATE_MS)) this.sales.delete(betId)
        else this.lookAgain(betId)
      })
    }, LOOK_AGAIN_MS)
  }
}
