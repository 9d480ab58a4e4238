import { createPasswords } from '../../../src/modules/session'
import { createWallet } from '../../../src/modules/wallet'
import { currencyOf } from '../../amounts'
import { type CommandContext, findMember, memberNamed, writtenDown } from '../../command'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { requireAgent } from '../upline/require-agent'
import { madePassword, readPassword } from './password'
import { requireBrandCurrency } from './require-currency'
import { withoutLimits } from './show'

const NAME = /^[a-z0-9][a-z0-9._-]{1,31}$/

interface NewMember {
  readonly name: string
  readonly currency: string
  readonly agent: string
  /** The password is handed in by standard input; without it one is made and printed. */
  readonly passwordStdin?: boolean | undefined
  /** Id of the operator that keeps the wallet; ours unless given. */
  readonly operator?: string | undefined
}

/** A new member of an agent, with accounts in its currency. */
export async function createMember(typed: NewMember, context: CommandContext): Promise<string> {
  const { agent } = typed
  const id = memberNamed(typed.name, context)
  const currency = currencyOf(typed.currency)
  requireBrandCurrency(currency, context)
  if (await findMember(typed.name, context)) throw new UsageError(`There is a member ${quoted(id)} already`)
  if (!NAME.test(typed.name))
    throw new UsageError(`${quoted(typed.name)} is no name: 2 to 32 small letters, digits, -, _ and .`)
  const { operator } = typed
  if (operator !== undefined) requireOperator(operator, context)
  const password = typed.passwordStdin ? await readPassword(context) : madePassword(context)
  const hashed = await createPasswords().hash(password)
  await writtenDown(context, 'member_created', id, { currency, agent, operator }, async (tx) => {
    await requireAgent(tx, null, { agent, currency })
    const { rowCount: uplines } = await tx.query('SELECT FROM upline WHERE id = $1', [id])
    if (uplines || id === 'company') throw new UsageError(`There is an upline ${id} already`)
    const { rowCount: nicknames } = await tx.query('SELECT FROM member WHERE brand = $1 AND nickname = $2', [
      context.brand,
      typed.name,
    ])
    if (nicknames) throw new UsageError(`${typed.name} is the nickname of another member`)
    await tx.query(
      `INSERT INTO member (id, password_hash, agent_id, operator_type, currency, commission_rate, created_at)
       VALUES ($1, $2, $3, $4, $5, 0, $6)`,
      [id, hashed, agent, operator === undefined ? 1 : 2, currency, context.now()],
    )
    await createWallet(context).open(id, currency, tx)
    if (operator !== undefined) await tx.query('SELECT open_operator_wallet($1, $2)', [id, operator])
  })
  const created = `${id} created${await withoutLimits(id, context)}`
  return typed.passwordStdin ? created : `${created}\npassword ${password}`
}

/** @throws UsageError when this installation has no such operator */
function requireOperator(id: string, { operatorClients }: CommandContext): void {
  const known = operatorClients().map((client) => client.id)
  if (!known.includes(id))
    throw new UsageError(
      `No operator ${quoted(id)} in OPERATOR_WALLETS; known: ${known.join(', ') || 'none'}`,
    )
}
