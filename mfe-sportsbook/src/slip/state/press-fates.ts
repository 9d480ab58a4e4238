import type { Currency } from '@touchline/contracts/limits'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import type { SlipRefusal } from '../domain/slip-draft'
import type { SlipReceipt } from '../domain/slip-receipt'
import type { SlipRejection } from '../domain/slip-stage'
import type { Slip } from './slip'
import type { SlipEntry } from './slip-entry'

/** What became of one bet, as far as it is known. */
export type Fate =
  | { readonly fate: 'accepted'; readonly receipt: SlipReceipt }
  | { readonly fate: 'waiting' | 'unknown' }
  | { readonly fate: 'rejected'; readonly rejection: SlipRejection; readonly currency: Currency }
  /** The server, or the slip itself, did not take it, and it can be edited. */
  | { readonly fate: 'refused'; readonly refusal: SlipRefusal }
  /** It was pressed and not sent; a notice, or its own lock or stake, says why. */
  | { readonly fate: 'not_sent' }

type Standing = Fate | { readonly fate: 'leaving'; readonly hasLeft: boolean }

const NOT_SENT: Fate = { fate: 'not_sent' }

/** By the id of the entry; a receipt of a combination has none. */
type Standings = ReadonlyMap<number | undefined, Standing>

/**
 * The results to announce: those of one press together, after its last answer, and again when a waiting bet is
 * decided. Results of earlier bets are announced alone. Later edits change nothing.
 */
export class PressFates {
  told: readonly Fate[] = []
  private press: Standings = new Map()
  private before: Standings = new Map()
  private receipts: readonly SlipReceipt[] = []

  constructor(private readonly slip: Pick<Slip, 'all' | 'receipts'>) {
    makeAutoObservable<this, 'slip' | 'press' | 'before' | 'receipts'>(this, {
      told: observableRef,
      slip: false,
      press: false,
      before: false,
      receipts: false,
    })
  }

  /** Follows the slip; what it returns ends that. */
  follow(): () => void {
    return reaction(
      () => ({ all: standingsOf(this.slip.all), receipts: this.slip.receipts }),
      ({ all, receipts }) => this.hear(all, receipts),
      { fireImmediately: true },
    )
  }

  private hear(all: Standings, receipts: readonly SlipReceipt[]): void {
    const accepted = receipts
      .filter((receipt) => !this.receipts.includes(receipt))
      .map((receipt): [number | undefined, Fate] => [receipt.entry, { fate: 'accepted', receipt }])
    const now: Standings = new Map([...all, ...accepted])
    const news = [...now].filter(([id, standing]) => !compareStructural(standing, this.before.get(id)))
    this.before = now
    this.receipts = receipts
    const leaving = news.filter(([, { fate }]) => fate === 'leaving')
    if (leaving.length > 0) {
      // One press makes them leave one after the other, before the first is answered.
      this.press = new Map([...(isAnswered(this.press) ? [] : this.press), ...leaving])
      this.told = []
    }
    const others = news.filter(([id]) => !this.press.has(id))
    if (others.length > 0) this.told = fatesOf(others)
    this.takeUp(now)
  }

  /** The current results of the press. A sent bet without a receipt here is announced elsewhere. */
  private takeUp(now: Standings): void {
    const press: Standings = new Map(
      [...this.press]
        .filter(([id, standing]) => standing.fate !== 'leaving' || !standing.hasLeft || now.has(id))
        .map(([id, standing]) => [id, now.get(id) ?? (standing.fate === 'leaving' ? NOT_SENT : standing)]),
    )
    const isSame = compareStructural(press, this.press)
    this.press = press
    if (!isSame && isAnswered(press)) this.told = fatesOf([...press])
  }
}

function standingsOf(all: readonly SlipEntry[]): Standings {
  return new Map(
    all.flatMap((entry): [number, Standing][] => {
      const standing = standingOf(entry)
      return standing ? [[entry.id, standing]] : []
    }),
  )
}

function standingOf({ wager: { stage, isConfirming } }: SlipEntry): Standing | null {
  switch (stage.stage) {
    case 'empty':
      return null
    case 'editing':
      if (isConfirming) return { fate: 'leaving', hasLeft: false }
      return stage.draft.refusal && { fate: 'refused', refusal: stage.draft.refusal }
    case 'validating':
      return { fate: 'leaving', hasLeft: false }
    case 'sending':
    // Its receipt follows at once.
    case 'accepted':
      return { fate: 'leaving', hasLeft: true }
    case 'unknown':
    case 'waiting':
      return { fate: stage.stage }
    case 'rejected':
      return { fate: 'rejected', rejection: stage.rejection, currency: stage.sent.currency }
  }
}

const isAnswered = (press: Standings): boolean => [...press.values()].every(({ fate }) => fate !== 'leaving')

const fatesOf = (press: readonly (readonly [unknown, Standing])[]): readonly Fate[] =>
  press.flatMap(([, standing]) => (standing.fate === 'leaving' ? [] : standing))
