import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import type { MemberLimit } from '../../../src/modules/uplines'
import { currencyOf, minorOf } from '../../amounts'
import { type CommandContext, writtenDown } from '../../command'
import { limitKeyOf, requireKnownSport } from '../../limit-key'
import { RAISE_PROFILES } from '../../raise-profiles'
import { UsageError } from '../../usage-error'
import { limitedAccount, limitsOf, requireOwnCurrency } from './limit-owner'

interface TypedLimit {
  readonly owner: string
  readonly currency: string
  readonly key: string
  /** Least and highest stake, highest payout, most at risk on a match; or "-". */
  readonly bounds: readonly string[]
}

/** Sets a limit of a member or an upline, or takes it away. */
export async function setLimit(typed: TypedLimit, context: CommandContext): Promise<string> {
  const key = limitKeyOf(typed.key)
  const currency = currencyOf(typed.currency)
  const amounts = typed.bounds.join(' ') === '-' ? null : amountsOf(typed.bounds, currency)
  // A removed limit may be of a sport that is no longer known.
  if (amounts) requireKnownSport(key)
  const account = await limitedAccount(typed.owner, context)
  if (amounts) await requireOwnCurrency(account, currency, context)
  const { id } = account
  await writtenDown(context, 'limit', id, { currency, key, amounts }, async (tx) => {
    if (amounts)
      await tx.query(
        `INSERT INTO bet_limit (owner, currency, key, min_bet, max_bet, max_payout, max_per_match)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (owner, currency, key) DO UPDATE SET min_bet = excluded.min_bet, max_bet = excluded.max_bet,
           max_payout = excluded.max_payout, max_per_match = excluded.max_per_match`,
        [id, currency, key, ...amounts],
      )
    else await takeAway()
    // The row of the audit notifies the pages of the member, or of all below the upline; this is for pages that miss it.
    await tx.query(RAISE_PROFILES, [id])

    async function takeAway(): Promise<void> {
      const { rowCount } = await tx.query(
        'DELETE FROM bet_limit WHERE owner = $1 AND currency = $2 AND key = $3',
        [id, currency, key],
      )
      if (!rowCount) throw new UsageError(`${id} has no limit ${currency} ${key} of its own`)
    }
  })
  const { holds } = await limitsOf(account, currency, context)
  const held = holds.find((limit) => limit.key === key)
  const set = `${id} ${currency} ${key}: ${amounts ? textOf(amounts, currency) : 'no limit of its own'}`
  const isWhole = amounts && held && String(boundsOf(held)) === String(amounts)
  return `${set}${isWhole ? '' : heldText(held, currency)}`
}

function heldText(held: MemberLimit | undefined, currency: Currency): string {
  if (!held) return ''
  const holds = `; with those above it ${textOf(boundsOf(held), currency)} holds`
  return held.min_bet > held.max_bet ? `${holds}: nobody can bet` : holds
}

const boundsOf = ({ min_bet, max_bet, max_payout, max_per_match }: MemberLimit): number[] => [
  ...[min_bet, max_bet, max_payout, max_per_match],
]

const textOf = (amounts: readonly number[], currency: Currency): string =>
  amounts.map((amount) => formatMoney(amount, currency)).join(' ')

function amountsOf(typed: readonly string[], currency: Currency): number[] {
  if (typed.length !== 4)
    throw new UsageError(
      `A limit is four amounts, and ${typed.length} were typed: least stake, highest stake, highest payout, most at risk on a match; or "-" for none`,
    )
  const amounts = typed.map((bound) => minorOf(bound, currency))
  const [least = 0, most = 0, payout = 0, match = 0] = amounts
  if (least > most) throw new UsageError(`The least stake is above the highest: ${typed[0]} and ${typed[1]}`)
  // A payout gives the stake back.
  if (payout < most)
    throw new UsageError(`The highest payout is below the highest stake: ${typed[2]} and ${typed[1]}`)
  if (match < least)
    throw new UsageError(
      `Nobody could bet: the most at risk on a match is below the least stake: ${typed[3]} and ${typed[0]}`,
    )
  return amounts
}
