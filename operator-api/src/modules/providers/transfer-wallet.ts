import type { GameCategory } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { ProviderFailure } from '../../platform/game-connection'
import { gameScope } from '../../platform/game-products'
import type { Job } from '../../platform/jobs'
import type { Platform } from '../../platform/module'
import { cashOf, clearingOf, houseOf, type TransferCommand, type Wallet } from '../wallet'
import type { PlayerMoney, TransferConnection, TransferState } from './adapters/transfer'

interface StoredTransfer {
  readonly ref: string
  readonly connection: string
  readonly member_id: string
  readonly session_id: string
  readonly scope: string
  readonly currency: Currency
  readonly direction: 'deposit' | 'withdraw'
  readonly amount: number
}

/** The player, their login, and the game that they open. */
export interface Arrival {
  readonly member: string
  readonly session: string
  readonly currency: Currency
  readonly category: GameCategory
}

export interface TransferWallets {
  /**
   * Before a game of this connection: money comes back from other wallets, and what there is goes to its own.
   * @throws ProviderFailure when nobody knows whether it arrived, or it was not taken
   */
  enter(connection: string, arrival: Arrival): Promise<void>
  readonly jobs: readonly Job[]
}

export interface TransferWalletDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'newId' | 'log'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
  readonly connections: readonly TransferConnection[]
}

const EVERY_MS = 30_000
const ACTOR = 'provider'

// The newest transfer of a member that is not known to have failed: a deposit means that the provider may have money of theirs.
const HELD = `
  SELECT DISTINCT ON (connection, member_id) t.ref, t.connection, t.member_id, t.session_id, t.scope, t.currency, t.direction, t.amount
  FROM provider_transfer t WHERE t.state <> 'failed' AND ($1::text IS NULL OR t.member_id = $1)
  ORDER BY connection, member_id, at DESC, ref`

/** Money of players at providers with wallets of their own. */
export function createTransferWallets({
  platform,
  wallet,
  connections,
}: TransferWalletDeps): TransferWallets {
  const { database, now, newId, log } = platform
  const { pool } = database
  const of = (id: string) => connections.find((one) => one.id === id)

  const order = ({
    ref,
    connection,
    member_id,
    scope,
    currency,
    amount,
    direction,
  }: StoredTransfer): TransferCommand => ({
    type: 'post',
    scope,
    key: `${direction}:${ref}`,
    kind: `game_${direction}`,
    actor: ACTOR,
    currency,
    amount,
    ...(direction === 'deposit'
      ? { from: cashOf(member_id), to: clearingOf(connection, member_id) }
      : { from: clearingOf(connection, member_id), to: cashOf(member_id) }),
  })

  const begin = async (transfer: StoredTransfer): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { ref, connection, member_id, session_id, scope, currency, direction, amount } = transfer
      await tx.query(
        `INSERT INTO provider_transfer (ref, connection, member_id, session_id, scope, currency, direction, amount, state, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9)`,
        [ref, connection, member_id, session_id, scope, currency, direction, amount, now()],
      )
      // A deposit is taken before it is sent, and a withdrawal given when it has arrived: so nothing is there twice.
      if (direction === 'withdraw') return true
      const [answer] = await wallet.transfers.all([order(transfer)], tx)
      if (answer?.outcome === 'ok') return true
      throw new ProviderFailure('rejected', `no deposit: ${answer?.outcome}`)
    })

  /** Records the outcome of a transfer, once. */
  const end = async (transfer: StoredTransfer, state: TransferState): Promise<void> => {
    if (state === 'unknown') return
    const { ref, scope, direction, member_id } = transfer
    await database.transaction(async (tx) => {
      const { rowCount } = await tx.query(
        "UPDATE provider_transfer SET state = $2 WHERE ref = $1 AND state = 'pending'",
        [ref, state],
      )
      if (rowCount === 0) return
      const reverse = { type: 'reverse', scope, key: `deposit:${ref}`, actor: ACTOR } as const
      if (direction === 'deposit' && state === 'failed') await wallet.transfers.all([reverse], tx)
      if (direction === 'withdraw' && state === 'done') {
        await wallet.transfers.all([order(transfer)], tx)
        await giveRestToHouse(tx, transfer)
      }
    })
    await wallet.announce([member_id])
  }

  /** Losses there go to the house, wins come from it. */
  const giveRestToHouse = async (
    tx: Parameters<typeof wallet.transfers.all>[1] & object,
    { ref, connection, member_id, scope, currency }: StoredTransfer,
  ): Promise<void> => {
    const { rows } = await tx.query<{ rest: number }>(
      `SELECT (coalesce(sum(CASE direction WHEN 'deposit' THEN amount ELSE -amount END), 0) - coalesce((
           SELECT sum(CASE WHEN a.kind = 'house' THEN l.amount ELSE 0 END)
           FROM provider_transfer p JOIN transfer t ON t.scope = p.scope AND t.idem_key = 'rest:' || p.ref
           JOIN wallet_order o ON o.transfer_id = t.id CROSS JOIN LATERAL unnest(o.lines) l JOIN account a ON a.id = l.account_id
           WHERE p.connection = $1 AND p.member_id = $2), 0))::bigint AS rest
       FROM provider_transfer WHERE connection = $1 AND member_id = $2 AND state = 'done'`,
      [connection, member_id],
    )
    const rest = rows[0]?.rest ?? 0
    if (rest === 0) return
    const [clearing, house] = [clearingOf(connection, member_id), houseOf(member_id)]
    await wallet.transfers.post(
      {
        scope,
        key: `rest:${ref}`,
        kind: 'round_closed',
        actor: ACTOR,
        currency,
        amount: Math.abs(rest),
        ...(rest > 0 ? { from: clearing, to: house } : { from: house, to: clearing }),
      },
      tx,
    )
  }

  const send = async (connection: TransferConnection, transfer: StoredTransfer): Promise<TransferState> => {
    await begin(transfer)
    const money: PlayerMoney = { ...transfer, player: transfer.member_id }
    const sent = { ref: money.ref, player: money.player, currency: money.currency, amount: money.amount }
    const answered = await connection[transfer.direction](sent)
    // Nobody sends it again: the provider is asked for its outcome.
    const asked = answered === 'unknown' ? await connection.stateOf(transfer.ref) : answered
    const state = asked === 'none' ? 'unknown' : asked
    await end(transfer, state)
    return state
  }

  /** All of it was lost there: nothing is sent, and the member holds nothing there any more. */
  const closeEmpty = (held: StoredTransfer): Promise<void> =>
    database.transaction(async (tx) => {
      const ref = newId()
      const { rowCount } = await tx.query(
        `INSERT INTO provider_transfer (ref, connection, member_id, session_id, scope, currency, direction, amount, state, at)
         SELECT $2, connection, member_id, session_id, scope, currency, 'withdraw', 0, 'done', $3
         FROM provider_transfer held WHERE ref = $1 AND NOT EXISTS (
           SELECT FROM provider_transfer later WHERE later.connection = held.connection AND later.member_id = held.member_id
             AND later.at > held.at AND later.state <> 'failed')`,
        [held.ref, ref, now()],
      )
      if (rowCount === 1) await giveRestToHouse(tx, { ...held, ref })
    })

  /** Brings back a member's money from the provider. */
  const leave = async (held: StoredTransfer): Promise<void> => {
    const connection = of(held.connection)
    if (!connection) return
    const amount = await connection.balance(held.member_id, held.currency)
    if (amount === 0) {
      await closeEmpty(held)
      return
    }
    await send(connection, { ...held, ref: newId(), direction: 'withdraw', amount })
  }

  /** One provider that does not answer must not keep a member from the games of another. */
  const tryToLeave = (held: StoredTransfer): Promise<void> =>
    leave(held).catch((err) => log.warn({ err, ref: held.ref }, 'money was not brought back'))

  const heldBy = async (member: string | null): Promise<StoredTransfer[]> =>
    (await pool.query<StoredTransfer>(HELD, [member])).rows.filter(({ direction }) => direction === 'deposit')

  const enter: TransferWallets['enter'] = async (id, { member, session, currency, category }) => {
    for (const held of await heldBy(member)) if (held.connection !== id) await tryToLeave(held)
    const connection = of(id)
    if (!connection) return
    const { available_balance: amount } = await wallet.transfers.balance(member)
    await connection.createMember(member, currency)
    if (amount <= 0) return
    const state = await send(connection, {
      ref: newId(),
      connection: id,
      member_id: member,
      session_id: session,
      currency,
      amount,
      scope: gameScope(category, id),
      direction: 'deposit',
    })
    if (state === 'done') return
    throw new ProviderFailure(state === 'unknown' ? 'timeout' : 'rejected', `${id}: the deposit is ${state}`)
  }

  /** Asks about transfers of which nobody knows, and brings back money of members whose login has ended. */
  const round = async (): Promise<void> => {
    const { rows } = await pool.query<StoredTransfer>(
      `SELECT ref, connection, member_id, session_id, scope, currency, direction, amount FROM provider_transfer
       WHERE state = 'pending' AND at < $1 ORDER BY at LIMIT 100`,
      [now() - EVERY_MS],
    )
    for (const transfer of rows) {
      const state = await of(transfer.connection)?.stateOf(transfer.ref)
      // A transfer that has not arrived by now never will.
      if (state) await end(transfer, state === 'none' ? 'failed' : state)
    }
    for (const held of await heldBy(null)) {
      const over = await pool.query('SELECT FROM session WHERE id = $1 AND ended_at IS NULL', [
        held.session_id,
      ])
      if (over.rows.length > 0) continue
      await tryToLeave(held)
    }
  }

  const job: Job = { name: 'transfer wallets', everyMs: EVERY_MS, by: 'one process', round }
  return { enter, jobs: connections.length > 0 ? [job] : [] }
}
