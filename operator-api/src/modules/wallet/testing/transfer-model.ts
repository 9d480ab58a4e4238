import type { WalletAccount } from '../accounts'
import type { TransferAnswer, TransferCommand } from '../transfer-port'

type Outcome = TransferAnswer['outcome']

/** Amounts that an order added to accounts, by their name. */
type Moves = ReadonlyMap<string, number>

interface KnownOrder {
  /** The raw order, to recognize a repeated one. */
  readonly asked: string
  readonly type: TransferCommand['type'] | 'tombstone'
  readonly member: string | undefined
  readonly moves: Moves
  /** The hold that a settlement ended. */
  readonly hold?: string
  ended: 'released' | 'settled' | 'reversed' | undefined
}

const nameOf = ({ kind, owner }: WalletAccount): string => `${kind} ${owner}`
const movesOf = (...moves: readonly (readonly [string, number])[]): Moves => {
  const sums = new Map<string, number>()
  for (const [account, amount] of moves) sums.set(account, (sums.get(account) ?? 0) + amount)
  return sums
}

/** The rules of the money port without a database: one balance an account, a debt is a balance below zero. */
export class TransferModel {
  private readonly orders = new Map<string, KnownOrder>()

  constructor(readonly balances: Map<string, number>) {}

  apply(command: TransferCommand): Outcome {
    switch (command.type) {
      case 'post': {
        const { from, to, amount } = command
        const member = [from, to].find(({ kind }) => kind === 'cash')?.owner
        return this.place(command, member, movesOf([nameOf(from), -amount], [nameOf(to), amount]))
      }
      case 'hold': {
        const { member, amount, into = { kind: 'frozen', owner: member } } = command
        return this.place(command, member, movesOf([`cash ${member}`, -amount], [nameOf(into), amount]))
      }
      case 'release':
        return this.release(command.key)
      case 'settle':
        return this.settle(command)
      case 'reverse':
        return this.reverse(command)
    }
  }

  private place(command: TransferCommand, member: string | undefined, moves: Moves): Outcome {
    const known = this.orders.get(command.key)
    if (!known) return this.write(command.key, { asked: askedOf(command), type: command.type, member, moves })
    if (known.type === 'tombstone') return 'rolledBack'
    if (known.asked !== askedOf(command)) return 'duplicate_debit_record'
    return known.ended === 'released' || known.ended === 'reversed' ? 'rolledBack' : 'repeated'
  }

  private release(key: string): Outcome {
    const hold = this.orders.get(key)
    if (!hold) return 'holdNotFound'
    if (hold.type === 'tombstone') return 'repeated'
    if (hold.type !== 'hold') return 'duplicate_debit_record'
    if (hold.ended) return hold.ended === 'settled' ? 'holdEnded' : 'repeated'
    this.move(negated(hold.moves))
    hold.ended = 'released'
    return 'ok'
  }

  private settle(command: TransferCommand & { type: 'settle' }): Outcome {
    const known = this.orders.get(command.key)
    if (known) {
      if (known.type === 'tombstone' || known.ended) return 'rolledBack'
      return known.asked === askedOf(command) ? 'repeated' : 'duplicate_debit_record'
    }
    const hold = this.orders.get(command.hold)
    if (!hold) return 'holdNotFound'
    if (hold.type === 'tombstone') return 'rolledBack'
    if (hold.type !== 'hold') return 'duplicate_debit_record'
    if (hold.ended) return hold.ended === 'settled' ? 'holdEnded' : 'rolledBack'
    const [held = '', stake = 0] = [...hold.moves][1] ?? []
    const cash = `cash ${hold.member}`
    const { returned, against } = command
    const moves =
      held.startsWith('frozen') && against
        ? movesOf([held, -stake], [nameOf(against), stake - returned], [cash, returned])
        : movesOf([held, -returned], [cash, returned])
    const outcome = this.write(command.key, {
      asked: askedOf(command),
      type: 'settle',
      member: hold.member,
      moves,
      hold: command.hold,
    })
    if (outcome === 'ok') hold.ended = 'settled'
    return outcome
  }

  private reverse({ key, member, mayOwe = false }: TransferCommand & { type: 'reverse' }): Outcome {
    const known = this.orders.get(key)
    if (!known) return this.write(key, { asked: '', type: 'tombstone', member, moves: new Map() })
    if (known.type === 'tombstone') return 'repeated'
    if (member !== undefined && known.member !== member) return 'duplicate_debit_record'
    if (known.ended) return known.ended === 'settled' ? 'holdEnded' : 'repeated'
    const back = negated(known.moves)
    if (!this.isCovered(back, mayOwe)) return 'insufficient_balance'
    this.move(back)
    known.ended = 'reversed'
    const hold = known.hold === undefined ? undefined : this.orders.get(known.hold)
    if (hold) hold.ended = undefined
    return 'ok'
  }

  private write(key: string, order: Omit<KnownOrder, 'ended'>): Outcome {
    if (!this.isCovered(order.moves)) return 'insufficient_balance'
    this.move(order.moves)
    this.orders.set(key, { ...order, ended: undefined })
    return 'ok'
  }

  private isCovered(moves: Moves, mayOwe = false): boolean {
    return [...moves].every(
      ([account, amount]) =>
        amount >= 0 ||
        !/^(cash|frozen|pool) /.test(account) ||
        (mayOwe && account.startsWith('cash ')) ||
        (this.balances.get(account) ?? 0) + amount >= 0,
    )
  }

  private move(moves: Moves): void {
    for (const [account, amount] of moves)
      this.balances.set(account, (this.balances.get(account) ?? 0) + amount)
  }
}

const negated = (moves: Moves): Moves => new Map([...moves].map(([account, amount]) => [account, -amount]))

const askedOf = (command: TransferCommand): string => JSON.stringify(command)
