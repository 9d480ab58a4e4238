import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import { walletOf } from './balance'
import { balancesOf } from './repository'
import type {
  InactiveState,
  TransferAnswer,
  TransferCommand,
  TransferPort,
  TransferRefusal,
} from './transfer-port'
import { commandRow } from './wallet-command'

interface AnswerRow {
  readonly n: number
  readonly outcome: 'ok' | 'repeated' | 'accountInactive' | TransferRefusal
  readonly transfer_id: number
  readonly member_id: string | null
  readonly state: InactiveState
  readonly currency: Currency | null
  readonly cash: number
  readonly frozen: number
}

const MOVE_MONEY = `
  SELECT * FROM move_money(ARRAY(SELECT x FROM jsonb_populate_recordset(NULL::wallet_command, $1) x), $2) ORDER BY n`

export interface LedgerTransfersDeps extends Pick<Platform, 'database' | 'now'> {
  /** Called after a commit with the balances of the members whose money moved. */
  readonly announce: (account: string, balance: PlayerWallet) => void
}

/** The money port over the ledger of this database. */
export function createLedgerTransfers({ database, now, announce }: LedgerTransfersDeps): TransferPort {
  const all: TransferPort['all'] = async (commands, tx) => {
    if (commands.length === 0) return []
    const rows = await moveMoney(tx)(commands)
    if (!tx) announceAll(rows)
    return rows.map(answerOf)
  }
  const moveMoney = (tx: PoolClient | undefined) => async (commands: readonly TransferCommand[]) => {
    const orders = commands.map((command, n) => ({ n, needs: command.needs, ...commandRow(command) }))
    const { rows } = await (tx ?? database.pool).query<AnswerRow>({
      name: 'move-money',
      text: MOVE_MONEY,
      values: [JSON.stringify(orders), now()],
    })
    return rows
  }
  // Where several of them concern one member, the last one is their balance.
  const announceAll = (rows: readonly AnswerRow[]): void => {
    const moved = rows.filter(({ outcome }) => outcome === 'ok')
    const newest = new Map(moved.map((row) => [row.member_id, balanceOf(row)]))
    for (const [member, balance] of newest) if (member !== null && balance) announce(member, balance)
  }
  const one = async (command: TransferCommand, tx?: PoolClient): Promise<TransferAnswer> => {
    const [answer] = await all([command], tx)
    if (!answer) throw new Error('the ledger did not answer')
    return answer
  }
  return {
    all,
    balance: async (member) => {
      const [row] = await balancesOf(database.pool, [member])
      if (!row) throw new Error(`No member ${member}`)
      return walletOf(row)
    },
    post: (order, tx) => one({ type: 'post', ...order }, tx),
    hold: (order, tx) => one({ type: 'hold', ...order }, tx),
    release: (order, tx) => one({ type: 'release', ...order }, tx),
    settle: (order, tx) => one({ type: 'settle', ...order }, tx),
    reverse: (order, tx) => one({ type: 'reverse', ...order }, tx),
  }
}

function answerOf(row: AnswerRow): TransferAnswer {
  const { outcome, transfer_id, state } = row
  const balance = balanceOf(row)
  switch (outcome) {
    case 'ok':
    case 'repeated':
      return { outcome, transfer: transfer_id, balance }
    case 'accountInactive':
      return { outcome, state, balance }
    default:
      return { outcome, balance }
  }
}

const balanceOf = ({ currency, cash, frozen }: AnswerRow): PlayerWallet | null =>
  currency && walletOf({ currency, cash, frozen })
