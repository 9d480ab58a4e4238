import type { Currency } from '@touchline/contracts/limits'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import type { SlipReceipt } from '../domain/receipts'
import type { SlipRefusal } from '../domain/slip-draft'
import type { SlipEntry } from '../domain/slip-now'
import type { SlipRejection } from '../domain/slip-stage'
import type { Slip } from './slip-store'

/** What became of one bet, as far as it is known. */
export type BetResult =
  | { readonly fate: 'accepted'; readonly receipt: SlipReceipt }
  | { readonly fate: 'waiting' | 'unknown' }
  | { readonly fate: 'rejected'; readonly rejection: SlipRejection; readonly currency: Currency }
  /** The server, or the slip itself, did not take it, and it can be edited. */
  | { readonly fate: 'refused'; readonly refusal: SlipRefusal }
  /** It was pressed and not sent; a notice, or its own lock or stake, says why. */
  | { readonly fate: 'not_sent' }

type BetState = BetResult | { readonly fate: 'leaving'; readonly wasSent: boolean }

const NOT_SENT: BetResult = { fate: 'not_sent' }

/** By the id of the entry; a receipt of a combination has none. */
type BetStates = ReadonlyMap<number | undefined, BetState>

/**
 * The results to announce: those of one press together, after its last answer, and again when a waiting bet is
 * decided. Results of earlier bets are announced alone. Later edits change nothing.
 */
export class PressResults {
  results: readonly BetResult[] = []
  private press: BetStates = new Map()
  private before: BetStates = new Map()
  private receipts: readonly SlipReceipt[] = []

  constructor(private readonly slip: Pick<Slip, 'all' | 'receipts'>) {
    makeAutoObservable<this, 'slip' | 'press' | 'before' | 'receipts'>(this, {
      results: observableRef,
      slip: false,
      press: false,
      before: false,
      receipts: false,
    })
  }

  /** Follows the slip; what it returns ends that. */
  follow(): () => void {
    return reaction(
      () => ({ all: statesOf(this.slip.all), receipts: this.slip.receipts }),
      ({ all, receipts }) => this.update(all, receipts),
      { fireImmediately: true },
    )
  }

  private update(all: BetStates, receipts: readonly SlipReceipt[]): void {
    const accepted = receipts
      .filter((receipt) => !this.receipts.includes(receipt))
      .map((receipt): [number | undefined, BetResult] => [receipt.entry, { fate: 'accepted', receipt }])
    const now: BetStates = new Map([...all, ...accepted])
    const news = [...now].filter(([id, state]) => !compareStructural(state, this.before.get(id)))
    this.before = now
    this.receipts = receipts
    const leaving = news.filter(([, { fate }]) => fate === 'leaving')
    if (leaving.length > 0) {
      // One press makes them leave one after the other, before the first is answered.
      this.press = new Map([...(isAnswered(this.press) ? [] : this.press), ...leaving])
      this.results = []
    }
    const others = news.filter(([id]) => !this.press.has(id))
    if (others.length > 0) this.results = resultsOf(others)
    this.updatePress(now)
  }

  /** The current results of the press. A sent bet without a receipt here is announced elsewhere. */
  private updatePress(now: BetStates): void {
    const press: BetStates = new Map(
      [...this.press]
        .filter(([id, state]) => state.fate !== 'leaving' || !state.wasSent || now.has(id))
        .map(([id, state]) => [id, now.get(id) ?? (state.fate === 'leaving' ? NOT_SENT : state)]),
    )
    const isSame = compareStructural(press, this.press)
    this.press = press
    if (!isSame && isAnswered(press)) this.results = resultsOf([...press])
  }
}

function statesOf(all: readonly SlipEntry[]): BetStates {
  return new Map(
    all.flatMap((entry): [number, BetState][] => {
      const state = stateOf(entry)
      return state ? [[entry.id, state]] : []
    }),
  )
}

function stateOf({ wager: { stage, isConfirming } }: SlipEntry): BetState | null {
  switch (stage.stage) {
    case 'empty':
      return null
    case 'editing':
      if (isConfirming) return { fate: 'leaving', wasSent: false }
      return stage.draft.refusal && { fate: 'refused', refusal: stage.draft.refusal }
    case 'validating':
      return { fate: 'leaving', wasSent: false }
    case 'sending':
    // Its receipt follows at once.
    case 'accepted':
      return { fate: 'leaving', wasSent: true }
    case 'unknown':
    case 'waiting':
      return { fate: stage.stage }
    case 'rejected':
      return { fate: 'rejected', rejection: stage.rejection, currency: stage.sent.currency }
  }
}

const isAnswered = (press: BetStates): boolean => [...press.values()].every(({ fate }) => fate !== 'leaving')

const resultsOf = (press: readonly (readonly [unknown, BetState])[]): readonly BetResult[] =>
  press.flatMap(([, state]) => (state.fate === 'leaving' ? [] : state))
