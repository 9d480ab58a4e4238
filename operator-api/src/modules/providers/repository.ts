import { createHash } from 'node:crypto'
import type { GameCategory } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { PoolClient } from 'pg'
import type { StakeBounds } from '../../platform/game-connection'
import type { Database } from '../../storage'
import type { RoundDetails } from './wallet-event'

export type CallKind = 'bet' | 'win' | 'rollback'

/** A wallet call that was carried out, or the tombstone of one. Amounts in minor units. */
export interface WalletCall {
  readonly connection: string
  readonly kind: CallKind
  readonly tx: string
  /** Hex. The same call again has the same one. */
  readonly hash: string
  readonly member_id: string
  readonly scope: string | null
  readonly state: 'done' | 'rolledBack' | 'tombstone'
  readonly bet: number
  readonly win: number
  readonly transfer_id: number | null
  readonly balance: number | null
}

export interface StoredCall extends WalletCall {
  readonly round_id: number | null
}

/** A call to be written; `round` is the name of its round. */
export interface NewCall extends WalletCall {
  readonly round: string | null
}

export interface Round {
  readonly id: number | null
  readonly connection: string
  readonly round: string
  readonly member_id: string
  readonly currency: Currency
  readonly product: GameCategory
  readonly provider: string
  readonly game_code: string
  readonly bet: number
  readonly win: number
  /** Bets that were not rolled back. */
  readonly bets: number
  readonly closed: boolean
  readonly status: 'running' | 'settled' | 'cancelled'
  readonly valid_turnover: number
  readonly house: number
  readonly details: RoundDetails | null
  readonly opened_at: number
  readonly closed_at: number | null
}

/** Rows that go with the money of a call. */
export interface WrittenRows {
  readonly calls: readonly NewCall[]
  /** Earlier calls as they are now. */
  readonly changed: readonly StoredCall[]
  readonly rounds: readonly Round[]
}

export interface TokenFacts extends StakeBounds {
  readonly member_id: string
  readonly connection: string
  readonly game_code: string
  readonly currency: Currency
  readonly seen_at: number
  readonly expires_at: number
  /** Whether the login during which it was opened goes on. */
  readonly session_open: boolean
}

export interface PlayerFacts {
  readonly id: string
  readonly brand: string
  readonly currency: Currency
  readonly state: string
  readonly disabled_products: readonly string[]
  /** Minor units; below zero for who owes more than there is. */
  readonly available: number
}

/** Stored facts of a wallet call before it is carried out. */
export interface KnownFacts {
  readonly token: TokenFacts | null
  readonly member: PlayerFacts | null
  /** Under the ids of the call and of the calls that it refers to. */
  readonly calls: readonly StoredCall[]
  readonly rounds: readonly Round[]
}

export interface WalletToken extends StakeBounds {
  readonly member: string
  readonly session: string
  readonly connection: string
  readonly provider: string
  readonly game_code: string
  readonly currency: Currency
  readonly at: number
  readonly expiresAt: number
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The facts to read for a call. */
export interface AskedCall {
  readonly connection: string
  readonly member: string
  readonly token: string | null
  readonly round: string | null
  readonly txs: readonly string[]
  /** All calls of the rounds too. */
  readonly wholeRound: boolean
}

const READ_ONE = 'SELECT read_wallet_call($1, $2, $3, $4, $5, $6) AS facts'
const READ = 'SELECT read_wallet_calls($1) AS facts'
const WRITE = 'SELECT write_wallet_calls($1, $2, $3, $4, $5) AS written'
const NOTHING: KnownFacts = { token: null, member: null, calls: [], rounds: [] }

export function walletCalls({ pool }: Pick<Database, 'pool'>) {
  return {
    /** As it is at this moment; another call may change it in the next. */
    look: async ({ connection, member, token, round, txs, wholeRound }: AskedCall): Promise<KnownFacts> => {
      const hash = token === null ? null : hashOfToken(token)
      const values = [connection, member, hash, round, txs, wholeRound]
      const { rows } = await pool.query<{ facts: KnownFacts }>({
        name: 'read-wallet-call',
        text: READ_ONE,
        values,
      })
      return rows[0]?.facts ?? NOTHING
    },
    /** In the order of the calls, which are of different players; further ones of these players wait for the commit. */
    read: async (tx: PoolClient, asked: readonly AskedCall[]): Promise<readonly KnownFacts[]> => {
      const calls = asked.map(({ token, wholeRound, ...call }) => ({
        ...call,
        token_hash: token === null ? null : hashOfToken(token).toString('hex'),
        whole_round: wholeRound,
      }))
      const { rows } = await tx.query<{ facts: KnownFacts[] }>({
        name: 'read-wallet-calls',
        text: READ,
        values: [JSON.stringify(calls)],
      })
      return rows[0]?.facts ?? []
    },
    /** False where another call has just used one of the ids. */
    write: async (
      tx: PoolClient,
      { calls, changed, rounds }: WrittenRows,
      tokens: readonly string[],
      at: number,
    ): Promise<boolean> => {
      const rows = [calls, changed, rounds].map((list) => JSON.stringify(list))
      const values = [...rows, tokens.map(hashOfToken), at]
      const written = await tx.query<{ written: boolean }>({
        name: 'write-wallet-calls',
        text: WRITE,
        values,
      })
      return written.rows[0]?.written === true
    },
    openToken: async (token: string, facts: WalletToken): Promise<void> => {
      await pool.query(
        `INSERT INTO wallet_token (token_hash, member_id, session_id, connection, provider, game_code, currency, min_bet,
           max_bet, opened_at, seen_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
        [
          hashOfToken(token),
          ...[facts.member, facts.session, facts.connection, facts.provider, facts.game_code, facts.currency],
          ...[facts.min_bet, facts.max_bet, facts.at, facts.expiresAt],
        ],
      )
    },
  }
}
export type WalletCalls = ReturnType<typeof walletCalls>
