import { minorOf } from '../../amounts'
import { type CommandContext, existingMember } from '../../command'
import { type Keyed, type Payment, payMember } from '../../pay-member'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { showMember } from './show'

/** Money as it is typed. */
interface TypedMoney extends Keyed {
  readonly member: string
  readonly amount: string
}

/** Gives to a member, or takes. */
export async function moveMoney(typed: TypedMoney, sign: 1 | -1, context: CommandContext): Promise<string> {
  const member = await existingMember(typed.member, context)
  const amount = minorOf(typed.amount, member.currency)
  const kind = sign === 1 ? 'deposit' : 'withdrawal'
  return pay({ member, kind, amount: sign * amount, details: { amount }, key: typed.key }, context)
}

/** Rights what went wrong, with its reason. */
export async function adjust(
  typed: TypedMoney,
  words: readonly string[],
  context: CommandContext,
): Promise<string> {
  // Commander lets them by, so that an amount may begin with "-": mistyped, --key would be read as a reason.
  const option = words.find((word) => word.startsWith('--'))
  if (option !== undefined) throw new UsageError(`No option ${quoted(option)}: only --key <key>`)
  const member = await existingMember(typed.member, context)
  const reason = words.join(' ')
  if (reason.trim() === '') throw new UsageError('The reason is missing')
  if (/^[+-]?0+(\.0*)?$/.test(typed.amount)) throw new UsageError('An adjustment by zero moves nothing')
  const minor = minorOf(typed.amount.replace(/^[+-]/, ''), member.currency)
  const amount = typed.amount.startsWith('-') ? -minor : minor
  return pay({ member, kind: 'adjustment', amount, details: { amount, reason }, key: typed.key }, context)
}

async function pay(payment: Payment, context: CommandContext): Promise<string> {
  const { key, posted } = await payMember(payment, context)
  return `${await showMember(payment.member.name, context)}; ${posted ? 'key' : 'moved before, by key'} ${key}`
}
