import type { ChangedBet, Platform } from '../../module'
import type { Wallet } from '../wallet'
import { betOf, type ScoreOf } from './bet-of'
import type { BetRepository } from './bet-repository'

/** Tells the members who listen here what became of their bets, and their balances; called after the commit. */
export type TellBets = (changed: readonly ChangedBet[]) => Promise<void>

export interface TellDeps {
  readonly mail: Platform['mail']
  readonly bets: BetRepository
  readonly wallet: Wallet
  readonly scoreOf: ScoreOf
  /** Nothing is read for members whom it would not reach: of a match's bettors few are here when it ends. */
  readonly hears: (account: string) => boolean
}

export const createTellBets =
  ({ mail, bets, wallet, scoreOf, hears }: TellDeps): TellBets =>
  async (changed) => {
    const heard = changed.filter(({ member_id }) => hears(member_id))
    const rows = await bets.byIds(heard.map(({ id }) => id))
    for (const row of rows) mail.sendHere(row.member_id, { t: 'bet', bet: betOf(row, scoreOf) })
    await wallet.announce([...new Set(rows.map((row) => row.member_id))])
  }
