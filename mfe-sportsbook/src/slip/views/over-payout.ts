import type { Currency } from '@touchline/contracts/limits'
import type { Translate } from '@touchline/ui/words'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import { stakeTextOf } from '../domain/slip-stake'

/** Says that a bet would pay more than the payout limit even at the minimum stake, and what can be done; null while it would not. */
export function overPayoutWords(
  t: Translate,
  { paysTooMuch, limits }: { readonly paysTooMuch: boolean; readonly limits: SlipLimits | null },
  currency: Currency,
  kind: 'single' | 'combined' | 'system',
): string | null {
  if (!paysTooMuch || !limits) return null
  return t(`overPayout.${kind}`, { limit: stakeTextOf(limits.maxPayout, currency) })
}
