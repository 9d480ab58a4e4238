import type { WalletAction, WalletAnswer, WalletBody, WalletClient } from '../server/wallet-client'

interface Booked {
  readonly kind: 'bet' | 'win' | 'betwin'
  readonly change: number
  readonly body: string
  isRolledBack: boolean
}

/** An operator's wallet that keeps the documented rules: one effect a transaction, tombstones for unknown rollbacks. */
export class StandInWallet implements WalletClient {
  readonly calls: { readonly action: WalletAction; readonly body: WalletBody }[] = []
  /** Calls that are booked although their answer is lost, by action. */
  lostAnswers: Partial<Record<WalletAction, number>> = {}
  /** Calls that never arrive, by action. */
  lostCalls: Partial<Record<WalletAction, number>> = {}
  /** Calls that are turned away, by action, and with what answer. */
  refusals: Partial<Record<WalletAction, WalletAnswer[]>> = {}
  private readonly booked = new Map<string, Booked>()
  private readonly tombstones = new Set<string>()

  constructor(public balance = 100_000) {}

  async call(action: WalletAction, body: WalletBody): Promise<WalletAnswer> {
    this.calls.push({ action, body })
    if (this.take(this.lostCalls, action)) return { status: 'unknown' }
    const refused = this.refusals[action]?.shift()
    if (refused) return refused
    const answer = this.answer(action, body)
    return this.take(this.lostAnswers, action) ? { status: 'unknown' } : answer
  }

  private answer(action: WalletAction, body: WalletBody): WalletAnswer {
    const tx = body.tx ?? ''
    switch (action) {
      case 'balance':
        return this.ok()
      case 'status':
        return this.statusOf(tx)
      case 'bet':
        return this.book(tx, 'bet', -(body.amount ?? 0), body)
      case 'betwin':
        return this.book(tx, 'betwin', (body.win ?? 0) - (body.amount ?? 0), body)
      case 'win':
        if (!this.booked.has(body.ref ?? '')) return { status: 'betNotExists' }
        return this.book(tx, 'win', body.amount ?? 0, body)
      case 'rollback':
        for (const ref of body.refs ?? []) this.rollBack(ref)
        return this.ok()
    }
  }

  private book(tx: string, kind: Booked['kind'], change: number, body: WalletBody): WalletAnswer {
    if (this.tombstones.has(tx)) return { status: 'rolledBack' }
    const known = this.booked.get(tx)
    const text = JSON.stringify(body)
    if (known) return known.body === text ? this.ok() : { status: 'duplicate_debit_record' }
    const cost = kind === 'win' ? 0 : (body.amount ?? 0)
    if (cost > this.balance) return { status: 'insufficient_balance', balance: this.balance }
    this.balance += change
    this.booked.set(tx, { kind, change, body: text, isRolledBack: false })
    return this.ok()
  }

  private rollBack(tx: string): void {
    const known = this.booked.get(tx)
    if (known && !known.isRolledBack) {
      this.balance -= known.change
      known.isRolledBack = true
    }
    this.tombstones.add(tx)
  }

  private statusOf(tx: string): WalletAnswer {
    if (this.tombstones.has(tx)) return { status: 'rolledBack' }
    return this.booked.has(tx) ? this.ok() : { status: 'betNotExists' }
  }

  private take(counts: Partial<Record<WalletAction, number>>, action: WalletAction): boolean {
    const count = counts[action] ?? 0
    if (count > 0) counts[action] = count - 1
    return count > 0
  }

  private readonly ok = (): WalletAnswer => ({ status: 'ok', balance: this.balance })
}
