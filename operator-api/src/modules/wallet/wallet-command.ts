import { createHash } from 'node:crypto'
import type { WalletAccount } from './accounts'
import type { TransferCommand } from './transfer-port'

/** A command as `move_money` reads it. Null fields are absent. */
export interface CommandRow {
  readonly type: TransferCommand['type']
  readonly scope: string
  readonly idem_key: string
  /** Hex. A repeated order has the same one. */
  readonly request_hash: string
  readonly actor: string
  readonly kind?: string
  readonly member_id?: string
  readonly currency?: string
  readonly amount?: number
  readonly from_kind?: string
  readonly from_owner?: string
  readonly to_kind?: string
  readonly to_owner?: string
  /** Key of the order that is released, settled or reversed. */
  readonly about_key?: string
  readonly may_owe?: boolean
}

// Keys of releases and reversals are made here: each order has one of them at most.
const OWN_KEYS = /^(release|reverse):/

export function commandRow(command: TransferCommand): CommandRow {
  if (OWN_KEYS.test(command.key)) throw new Error(`A key of the wallet itself: ${command.key}`)
  const { type, scope, key, actor } = command
  const row = { type, scope, idem_key: key, actor }
  switch (command.type) {
    case 'post':
      return hashed({
        ...row,
        ...moneyOf(command),
        member_id: memberOf(command.from) ?? memberOf(command.to),
        ...sides(command.from, command.to),
      })
    case 'hold': {
      const { member, into = { kind: 'frozen', owner: member } } = command
      return hashed({
        ...row,
        ...moneyOf(command),
        member_id: member,
        ...sides({ kind: 'cash', owner: member }, into),
      })
    }
    case 'release':
      return hashed({ ...row, idem_key: `release:${key}`, about_key: key })
    case 'settle':
      return hashed({
        ...row,
        kind: command.kind,
        amount: command.returned,
        about_key: command.hold,
        ...(command.against && { to_kind: command.against.kind, to_owner: command.against.owner }),
      })
    case 'reverse':
      return {
        ...hashed({ ...row, idem_key: `reverse:${key}`, about_key: key }),
        member_id: command.member,
        may_owe: command.mayOwe ?? false,
      }
  }
}

const moneyOf = ({ kind, currency, amount }: { kind: string; currency: string; amount: number }) => ({
  kind,
  currency,
  amount,
})

const sides = (from: WalletAccount, to: WalletAccount) => ({
  from_kind: from.kind,
  from_owner: from.owner,
  to_kind: to.kind,
  to_owner: to.owner,
})

const memberOf = ({ kind, owner }: WalletAccount): string | undefined => (kind === 'cash' ? owner : undefined)

function hashed({ actor, ...order }: Omit<CommandRow, 'request_hash'>): CommandRow {
  const { scope: _, idem_key: __, ...asked } = order
  const request_hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  return { ...order, actor, request_hash }
}
