import { SWITCHABLE } from '@touchline/contracts/products'
import { type CommandContext, existingMember, writtenDown } from '../../command'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'

interface TypedSwitch {
  readonly name: string
  readonly product: string
  readonly wanted: string
}

/** Switches a product of a member on or off. */
export async function switchProduct(
  { name, product, wanted }: TypedSwitch,
  context: CommandContext,
): Promise<string> {
  const member = await existingMember(name, context)
  if (!SWITCHABLE.some((known) => known === product))
    throw new UsageError(`No product ${quoted(product)}: one of ${SWITCHABLE.join(', ')}`)
  if (wanted !== 'on' && wanted !== 'off') throw new UsageError(`${quoted(wanted)} is neither on nor off`)
  await writtenDown(context, 'member_product', member.id, { product, wanted }, (tx) =>
    tx.query(
      `UPDATE member SET profile_rev = profile_rev + 1, disabled_products =
         CASE WHEN $3 THEN array_remove(disabled_products, $2) ELSE array_append(array_remove(disabled_products, $2), $2) END
       WHERE id = $1`,
      [member.id, product, wanted === 'on'],
    ),
  )
  return `${member.id}: ${product} is ${wanted}`
}
