import type { ChangedBet, Platform } from '../../platform/module'
import type { Wallet } from '../wallet'
import { betOf, type ScoreOf } from './bet-of'
import type { BetRepository } from './bet-repository'

/** Notifies the members with a socket here of their changed bets and balances; called after the commit. */
export type NotifyBets = (changed: readonly ChangedBet[]) => Promise<void>

export interface NotifyDeps {
  readonly notifications: Platform['notifications']
  readonly bets: BetRepository
  readonly wallet: Wallet
  readonly scoreOf: ScoreOf
  /** Nothing is read for members whom it would not reach: of a match's bettors few are here when it ends. */
  readonly hears: (account: string) => boolean
}

export const createNotifyBets =
  ({ notifications, bets, wallet, scoreOf, hears }: NotifyDeps): NotifyBets =>
  async (changed) => {
    const heard = changed.filter(({ member_id }) => hears(member_id))
    const rows = await bets.byIds(heard.map(({ id }) => id))
    for (const row of rows) notifications.sendHere(row.member_id, { t: 'bet', bet: betOf(row, scoreOf) })
    await wallet.announce([...new Set(rows.map((row) => row.member_id))])
  }
