import { formatMoney } from '@touchline/rules'
import type { Member } from '../src/modules/uplines'
import { postAdjustment } from '../src/modules/wallet'
import { type CommandContext, writtenDown } from './command'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

/** So that a command whose answer was lost can be given again. */
export const KEY = [
  '--key <key>',
  'moves money once, however often it is given; without one it is made and printed',
] as const
export interface Keyed {
  readonly key?: string
}

export interface Payment extends Keyed {
  readonly member: Member
  readonly kind: string
  /** Minor units; below zero it is taken. */
  readonly amount: number
  readonly details: object
}

/** The same order was given before. */
class Repeated extends Error {}

/** Gives to a member, or takes; with its line of the audit or not at all, and once for each key. */
export async function payMember(
  { member: { id, currency }, kind, amount, details, key: given }: Payment,
  context: CommandContext,
): Promise<{ key: string; posted: boolean }> {
  const key = given ?? context.randomBytes(8).toString('hex')
  if (!/^[\w.:-]{1,64}$/.test(key))
    throw new UsageError(`${quoted(key)} is no key: 1 to 64 letters, digits, -, _, : and .`)
  const posted = await writtenDown(context, kind, id, { ...details, key }, async (tx) => {
    // The currency must still be that of the typed amount.
    const { rowCount: same } = await tx.query(
      'SELECT FROM member WHERE id = $1 AND currency = $2 FOR SHARE',
      [...[id, currency]],
    )
    if (!same)
      throw new UsageError(`${id} no longer plays in ${currency}: look at it, and give the order again`)
    const outcome = await postAdjustment(tx, {
      scope: `member:${id}`,
      idemKey: `${kind}:${key}`,
      kind,
      actor: context.actor,
      at: context.now(),
      postings: [
        { kind: 'external', owner: 'operator', currency, amount: -amount },
        { kind: 'cash', owner: id, currency, amount },
      ],
    })
    if (outcome === 'repeated') throw new Repeated()
    if (outcome === 'conflict') throw new UsageError(`The key ${key} was used for another ${kind}`)
    if (outcome === 'insufficient')
      throw new UsageError(
        `The ${kind} was refused: insufficient, ${id} has less than ${formatMoney(Math.abs(amount), currency)} available`,
      )
    if (outcome !== 'posted') throw new Error(`The ${kind} was refused: ${outcome}`)
    // A balance that can be stored but not read would close the account.
    const { rowCount } = await tx.query(
      'SELECT FROM account WHERE owner = $1 AND abs(balance) > $2::bigint / 2 LIMIT 1',
      [id, Number.MAX_SAFE_INTEGER],
    )
    if (rowCount)
      throw new UsageError(`${formatMoney(Math.abs(amount), currency)} is more than can be counted`)
    return true
  }).catch((fault: unknown) => {
    // Nothing is moved, nor written into the audit.
    if (fault instanceof Repeated) return false
    throw fault
  })
  return { key, posted }
}
