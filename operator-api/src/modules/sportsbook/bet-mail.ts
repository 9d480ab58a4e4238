import type { Platform } from '../../module'
import type { Wallet } from '../wallet'
import { betOf, type ScoreOf } from './bet-of'
import type { BetRepository } from './bet-repository'

/** Tells members what became of their bets, and their balances; called after the commit. */
export type TellBets = (ids: readonly number[]) => Promise<void>

export const createTellBets =
  (mail: Platform['mail'], bets: BetRepository, wallet: Wallet, scoreOf: ScoreOf): TellBets =>
  async (ids) => {
    const rows = await bets.byIds(ids)
    for (const row of rows) mail.send(row.member_id, { t: 'bet', bet: betOf(row, scoreOf) })
    await wallet.announce([...new Set(rows.map((row) => row.member_id))])
  }
