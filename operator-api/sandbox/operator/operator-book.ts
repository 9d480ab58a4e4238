import type { Journal } from '@touchline/serving'

/** A command of the protocol, as the stand-in reads it. */
export interface BookCommand {
  readonly key: string
  readonly member: string
  readonly currency: string
  readonly amount: number
  readonly kind: string
  readonly reference: string
}

/** An entry of the journal; the book is what its entries say. */
export type BookEntry =
  | { readonly t: 'member'; readonly member: string; readonly currency: string; readonly balance: number }
  | ({ readonly t: 'reserve' | 'settle'; readonly at: number } & BookCommand)
  | ({ readonly t: 'confirm' | 'cancel'; readonly at: number } & BookCommand)

interface BookMember {
  readonly currency: string
  balance: number
  /** Movements so far. */
  seq: number
}

export interface BookRecord extends BookCommand {
  readonly type: 'reserve' | 'settle'
  state: 'reserved' | 'confirmed' | 'cancelled' | 'settled'
  /** Whether the member's balance has moved: not for a cancellation of an unknown key. */
  readonly hasMoved: boolean
  readonly at: number
}

export interface BookOutcome {
  readonly status: string
  readonly balance: number
  readonly seq: number
  /** Of the member at this operator. */
  readonly currency: string
}

/**
 * The operator's book: what its members have, and every movement by its key. Its state is kept in memory; an answer waits until the
 * journal is on the disk.
 */
export class OperatorBook {
  private readonly members = new Map<string, BookMember>()
  private readonly records = new Map<string, BookRecord>()
  private written: Promise<void> = Promise.resolve()

  constructor(
    private readonly journal: Pick<Journal<BookEntry>, 'append'>,
    entries: readonly BookEntry[],
    private readonly openingBalance: number,
    private readonly now: () => number,
  ) {
    for (const entry of entries) this.apply(entry)
  }

  /** Carries out a command once. */
  async carryOut(
    type: 'reserve' | 'confirm' | 'cancel' | 'settle',
    command: BookCommand,
  ): Promise<BookOutcome> {
    const member = this.memberOf(command.member, command.currency)
    const status = this.statusOf(type, command, member)
    if (status === 'new') this.write({ t: type, ...command, at: this.now() })
    await this.written
    const { balance, seq, currency } = member
    return { status: status === 'new' ? 'ok' : status, balance, seq, currency }
  }

  async balanceOf(name: string, wanted: string): Promise<BookOutcome> {
    const { balance, seq, currency } = this.memberOf(name, wanted)
    await this.written
    return { status: currency === wanted ? 'ok' : 'invalidCurrency', balance, seq, currency }
  }

  /** Records of a span, oldest first. */
  recordsOf({ from, to }: { readonly from: number; readonly to: number }): BookRecord[] {
    return [...this.records.values()].filter(({ at }) => at >= from && at < to)
  }

  private statusOf(type: BookEntry['t'], command: BookCommand, member: BookMember): string {
    if (member.currency !== command.currency) return 'invalidCurrency'
    const known = this.records.get(command.key)
    if (known && (known.member !== command.member || known.amount !== command.amount))
      return 'duplicate_debit_record'
    switch (type) {
      case 'reserve':
        if (known) return known.state === 'cancelled' ? 'reservationCancelled' : 'ok'
        return member.balance < command.amount ? 'insufficient_balance' : 'new'
      case 'confirm':
        if (known?.state === 'confirmed') return 'ok'
        return known?.state === 'reserved' ? 'new' : 'reservationCancelled'
      case 'cancel':
        if (known?.state === 'confirmed') return 'reservationConfirmed'
        return known?.state === 'cancelled' ? 'ok' : 'new'
      default:
        return known ? 'ok' : 'new'
    }
  }

  private memberOf(name: string, currency: string): BookMember {
    const known = this.members.get(name)
    if (known) return known
    this.write({ t: 'member', member: name, currency, balance: this.openingBalance })
    return this.memberOf(name, currency)
  }

  private write(entry: BookEntry): void {
    this.apply(entry)
    this.written = this.journal.append(entry)
  }

  private apply(entry: BookEntry): void {
    if (entry.t === 'member') {
      this.members.set(entry.member, { currency: entry.currency, balance: entry.balance, seq: 0 })
      return
    }
    const { t, ...command } = entry
    const member = this.members.get(entry.member)
    if (!member) throw new Error(`no member ${entry.member} in the journal`)
    const known = this.records.get(entry.key)
    switch (t) {
      case 'reserve':
        member.balance -= entry.amount
        this.records.set(entry.key, { ...command, type: 'reserve', state: 'reserved', hasMoved: true })
        break
      case 'settle':
        member.balance += entry.amount
        this.records.set(entry.key, { ...command, type: 'settle', state: 'settled', hasMoved: true })
        break
      case 'confirm':
        if (known) known.state = 'confirmed'
        break
      case 'cancel':
        if (known) {
          member.balance += known.amount
          known.state = 'cancelled'
        } else
          this.records.set(entry.key, { ...command, type: 'reserve', state: 'cancelled', hasMoved: false })
    }
    member.seq += 1
  }
}
