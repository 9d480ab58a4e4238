import type { ErrorCode } from '@touchline/contracts/errors'
import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { PoolClient } from 'pg'
import type { Job } from '../../../platform/jobs'
import type { Platform } from '../../../platform/module'
import { rawHttp } from '../../../platform/provider-http'
import { type OperatorClient, type OperatorRejection, operatorClient } from './operator-client'
import { codeOfFault, OperatorFault } from './operator-fault'
import type { OperatorSettings } from './operator-settings'
import { createOutbox } from './outbox'
import { operatorReconciliationJob } from './reconciliation'
import { type OperatorRepository, operatorRepository, walletOf } from './repository'

/** Stake or fee of a member whose wallet an operator keeps. */
export interface ReserveOrder {
  readonly member: string
  readonly currency: Currency
  /** Minor units, above 0. */
  readonly amount: number
  readonly purpose: 'bet' | 'room' | 'game'
}

/** Money that the operator has set aside. It is spent in one transaction, or cancelled. */
export interface Reservation {
  readonly key: string
  readonly member: string
  /** The member's remaining money at the operator, minor units. */
  readonly balance: number
}

export type Reserved = { readonly ok: true; readonly reservation: Reservation } | NotReserved

export interface NotReserved {
  readonly ok: false
  readonly code: ErrorCode
  /** The member's available money, where the operator names it. */
  readonly available: number | null
}

/** Reserved money within the transaction that spends it. */
export interface ReservedMoney {
  /** Puts it into the member's cash; false where the reservation has ended. Own rows are locked before. */
  fund(tx: PoolClient): Promise<boolean>
  /** Ends it after the movement that spent it; `reference` is the scope of that movement. */
  spend(tx: PoolClient, reference: string): Promise<void>
}

/** Wallets that operators keep themselves. HTTP calls are never part of a transaction. */
export interface OperatorWallets {
  /** Whether an operator keeps this member's wallet. */
  keeps(member: string): Promise<boolean>
  /** Asks the operator now. */
  balanceOf(member: string): Promise<PlayerWallet | { readonly code: ErrorCode }>
  /** Asks the operator to set money aside. Without a clear answer nothing is spent, and the outbox cancels. */
  reserve(order: ReserveOrder): Promise<Reserved>
  /** Runs the work with reserved money, and cancels the unspent part. */
  withReservation<Result>(
    order: ReserveOrder,
    work: (money: ReservedMoney) => Promise<Result>,
  ): Promise<Result | NotReserved>
  /** Gives up a reservation that was not spent. */
  cancel(reservation: Reservation): Promise<void>
  readonly jobs: readonly Job[]
}

export interface OperatorConnections {
  readonly settings: readonly OperatorSettings[]
  /** HTTP client, handed in by tests. */
  readonly fetcher?: typeof fetch
}

export type OperatorPlatform = Pick<
  Platform,
  'database' | 'now' | 'newId' | 'log' | 'random' | 'failpoint' | 'notifications'
>

/** An open reservation of this age is of a killed process: answers and placements come sooner. */
const ABANDONED_AFTER_MS = 15_000
const SWEEP_EVERY_MS = 300
const MEMBERS_A_SWEEP = 500

export const operatorClients = (
  { settings, fetcher }: OperatorConnections,
  now: () => number,
): OperatorClient[] => settings.map((one) => operatorClient(one, { ask: rawHttp(fetcher), now }))

export function createOperatorWallets(
  platform: OperatorPlatform,
  connections: OperatorConnections,
): OperatorWallets {
  const { now, newId, log, failpoint, notifications } = platform
  const clients = operatorClients(connections, now)
  const repository = operatorRepository(platform.database)
  const clientOf = new Map(clients.map((client) => [client.id, client]))

  const announce = (member: string, wallet: PlayerWallet): void =>
    notifications.send(member, {
      t: 'balance',
      available: wallet.available_balance,
      cash: wallet.cash_balance,
      frozen: wallet.frozen_balance,
    })

  // Clients of their own: slow confirmations keep no member waiting.
  const outboxes = operatorClients(connections, now).map((client) =>
    createOutbox(client, { platform, repository, announce }),
  )

  const cancelNow = async (key: string): Promise<void> => {
    await repository.cancel([key], 0, now())
  }

  const reserve: OperatorWallets['reserve'] = async ({ member, currency, amount, purpose }) => {
    const order = { key: `r${newId()}`, member, currency, amount, kind: purpose, reference: purpose }
    const operator = await repository.open(order, now())
    const client = operator === null ? undefined : clientOf.get(operator)
    if (!client) {
      if (operator !== null) await cancelNow(order.key)
      return notReserved('connectionFailed')
    }
    try {
      await failpoint('operator:before-reserve')
      const answer = await client.order('reserve', order)
      await failpoint('operator:after-reserve')
      await repository.keepBalance(member, answer)
      if (answer.status === 'ok')
        return { ok: true, reservation: { key: order.key, member, balance: answer.balance } }
      await cancelNow(order.key)
      return notReserved(codeOfRejection(answer.status), answer.balance)
    } catch (error) {
      // Money may be set aside there: the cancellation is sent until the operator confirms it.
      await cancelNow(order.key)
      log.warn({ err: error, operator, key: order.key }, 'a reservation has no usable answer')
      return notReserved(faultCode(error))
    }
  }

  const kept = keptWallets(repository, now)

  return {
    keeps: kept,

    balanceOf: async (member) => {
      const row = await repository.wallet(member)
      const client = row && clientOf.get(row.operator)
      if (!client) return { code: 'connectionFailed' }
      try {
        const answer = await client.balance({ member, currency: row.currency })
        if (answer.status !== 'ok') return { code: codeOfRejection(answer.status) }
        await repository.keepBalance(member, answer)
        return walletOf({ ...row, balance: answer.balance })
      } catch (error) {
        return { code: faultCode(error) }
      }
    },

    reserve,
    cancel: ({ key }) => cancelNow(key),

    withReservation: async (order, work) => {
      const reserved = await reserve(order)
      if (!reserved.ok) return reserved
      const { key } = reserved.reservation
      try {
        return await work({
          fund: (tx) => repository.fund(tx, key, now()),
          spend: (tx, reference) => repository.spend(tx, key, reference, now()),
        })
      } finally {
        // A spent reservation stays as it is.
        await cancelNow(key)
      }
    },

    jobs: [
      {
        name: 'operator-sweep',
        everyMs: SWEEP_EVERY_MS,
        // The locks of its functions keep rounds apart; a round of its own would hold a connection meanwhile.
        by: 'each process',
        round: async () => {
          await repository.cancel([], now() - ABANDONED_AFTER_MS, now())
          for (const member of await repository.unswept(MEMBERS_A_SWEEP))
            await repository.sweep(member, now())
        },
      },
      ...outboxes.map(({ job }) => job),
      ...clients.map((client) => operatorReconciliationJob(platform, client)),
    ],
  }
}

/** Held for a while: each bet on a game asks, and a member seldom changes the wallet. */
const KEPT_MS = 60_000
const KEPT_MOST = 20_000

function keptWallets(
  { wallet }: Pick<OperatorRepository, 'wallet'>,
  now: () => number,
): OperatorWallets['keeps'] {
  const known = new Map<string, { readonly isKept: boolean; readonly until: number }>()
  return async (member) => {
    const held = known.get(member)
    if (held && held.until > now()) return held.isKept
    if (known.size >= KEPT_MOST) known.clear()
    const isKept = (await wallet(member)) !== undefined
    known.set(member, { isKept, until: now() + KEPT_MS })
    return isKept
  }
}

const notReserved = (code: ErrorCode, available: number | null = null): NotReserved => ({
  ok: false,
  code,
  available,
})

function faultCode(error: unknown): ErrorCode {
  if (error instanceof OperatorFault) return codeOfFault(error.kind)
  throw error
}

const codeOfRejection = (rejection: OperatorRejection): ErrorCode => REJECTION_CODES[rejection]

const REJECTION_CODES: Readonly<Record<OperatorRejection, ErrorCode>> = {
  insufficient_balance: 'insufficient_balance',
  account_not_exists: 'memberWalletMissing',
  accountLocked: 'SUSPEND',
  invalidCurrency: 'invalidCurrency',
  duplicate_debit_record: 'duplicate_debit_record',
  reservationCancelled: 'requestTimeout',
  reservationConfirmed: 'duplicate_debit_record',
  invalidInput: 'invalidInput',
}
