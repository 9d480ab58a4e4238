import type { ChangedBet, Platform } from '../../platform/module'
import type { BetTerms, Uplines } from '../uplines'
import type { Wallet } from '../wallet'
import { betOf, type ScoreOf } from './bet-of'
import type { BetRepository } from './repository'

export type MemberTermsOf = (account: string) => Promise<BetTerms | null>

// A change of limits takes effect within a second; until then a bet costs no query for them.
const HOLD_MS = 1000
const HELD_MAX = 20_000

/** Reads terms and holds them for a moment; requests that come together share one read. */
export function memberTermsReader(uplines: Uplines, now: () => number): MemberTermsOf {
  const held = new Map<string, { terms: Promise<BetTerms | null>; until: number }>()
  return (account) => {
    const known = held.get(account)
    if (known && known.until > now()) return known.terms
    if (held.size >= HELD_MAX) held.clear()
    const terms = uplines.betTerms(account)
    held.set(account, { terms, until: now() + HOLD_MS })
    terms.catch(() => held.delete(account))
    return terms
  }
}

/** Notifies the members with a socket here of their changed bets and balances; called after the commit. */
export type NotifyBets = (changed: readonly ChangedBet[]) => Promise<void>

export interface NotifyDeps {
  readonly notifications: Platform['notifications']
  readonly bets: BetRepository
  readonly wallet: Wallet
  readonly scoreOf: ScoreOf
  /** Nothing is read for members whom it would not reach: of a match's bettors few are here when it ends. */
  readonly isListening: (account: string) => boolean
}

export const createNotifyBets =
  ({ notifications, bets, wallet, scoreOf, isListening }: NotifyDeps): NotifyBets =>
  async (changed) => {
    const listening = changed.filter(({ member_id }) => isListening(member_id))
    const rows = await bets.byIds(listening.map(({ id }) => id))
    for (const row of rows) notifications.sendHere(row.member_id, { t: 'bet', bet: betOf(row, scoreOf) })
    await wallet.announce([...new Set(rows.map((row) => row.member_id))])
  }
