import type { Bet } from '@touchline/contracts/calls'
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
  /** Kind of a bet on several selections, which has a limit of its own. */
  kind?: Bet['kind'],
): string | null {
  if (!adjustment) return null
  const { limit, from, to } = adjustment
  const amount = (minor: number) => stakeTextOf(minor, currency)
  const of = kind && (limit === 'min' || limit === 'max') ? 'Kind' : ''
  const values = {
    from: amount(from),
    to: amount(to),
    limit: amount(limits?.maxPayout ?? 0),
    kind: kind ? t(`bets.kind.${kind}`) : '',
  }
  return `${t('adjusted.title')} ${t(`adjusted.${limit}${of}`, values)}`
}
