import type { Journal } from '@touchline/serving'
import { backoffMs } from '@touchline/serving'
import type { Book } from './book'
import type { BookEntry } from './book-entries'
import type { WalletAnswer, WalletClient } from './wallet-client'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

export interface DeliveriesDependencies {
  readonly book: Book
  readonly journal: Journal<BookEntry>
  readonly wallet: WalletClient
  readonly later: (ms: number, work: () => void) => void
}

/** Answers after which the operator has the money moved, once; after any other one it is sent again. */
const FINAL = new Set([
  'ok',
  'rolledBack',
  'betNotExists',
  'duplicate_credit_record',
  'duplicate_debit_record',
])

/** Wins and rollbacks: repeated with growing pauses until the operator has answered. */
export class Deliveries {
  private readonly failures = new Map<string, number>()
  private readonly running = new Map<string, Promise<WalletAnswer>>()

  constructor(private readonly d: DeliveriesDependencies) {}

  /** Sends deliveries that failed in earlier runs. */
  resume(): void {
    for (const { tx } of this.d.book.dueDeliveries()) void this.send(tx)
  }

  /** One try now; further ones follow by themselves. */
  send(tx: string): Promise<WalletAnswer> {
    const running = this.running.get(tx)
    if (running) return running
    const sent = this.attempt(tx).finally(() => this.running.delete(tx))
    this.running.set(tx, sent)
    return sent
  }

  private async attempt(tx: string): Promise<WalletAnswer> {
    const delivery = this.d.book.dueDeliveries().find((due) => due.tx === tx)
    if (!delivery) return { status: 'unknown' }
    const answer = await this.d.wallet.call(delivery.action, delivery.body)
    if (!FINAL.has(answer.status)) {
      const failures = this.failures.get(tx) ?? 0
      this.failures.set(tx, failures + 1)
      this.d.later(backoffMs(failures, FIRST_WAIT_MS, LONGEST_WAIT_MS), () => void this.send(tx))
      return answer
    }
    this.failures.delete(tx)
    const done: BookEntry = { k: 'done', tx, status: answer.status }
    this.d.book.apply(done)
    await this.d.journal.append(done)
    return answer
  }
}
