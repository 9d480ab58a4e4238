import type { Currency } from '@touchline/contracts/limits'
import type { Translate } from '@touchline/ui/words'
import { type StakeAdjustment, stakeTextOf } from '../../domain/slip-stake'
import type { SlipLimits } from '../../domain/slip-terms'

/** Names the limit that changed the stake; null when none did. */
export function adjustmentWords(
  t: Translate,
  adjustment: StakeAdjustment | null | undefined,
  limits: SlipLimits | null,
  currency: Currency,
): string | null {
  if (!adjustment) return null
  const { limit, from, to } = adjustment
  const amount = (minor: number) => stakeTextOf(minor, currency)
  const values = { from: amount(from), to: amount(to), limit: amount(limits?.maxPayout ?? 0) }
  return `${t('adjusted.title')} ${t(`adjusted.${limit}`, values)}`
}
