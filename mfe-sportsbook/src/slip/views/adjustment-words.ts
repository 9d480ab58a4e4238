import type { Bet } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { Translate } from '@touchline/ui/words'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { SlipDraft } from '../domain/slip-draft'
import { type StakeAdjustment, stakeTextOf } from '../domain/slip-stake'

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

/** The same of the rows of a system: the limit that changed them, and what it made of each. */
export function rowsAdjustedWords(
  t: Translate,
  notes: NonNullable<SlipDraft['notes']>,
  limits: SlipLimits | null,
  currency: Currency,
  sizeName: (size: number) => string,
): string | null {
  const rows = Object.entries(notes).flatMap(([size, note]) =>
    note ? [{ ...note, name: sizeName(Number(size)) }] : [],
  )
  if (rows.length === 0) return null
  const amount = (minor: number) => stakeTextOf(minor, currency)
  const names = [...new Set(rows.map(({ limit }) => limit))].map((limit) => {
    const own = rows.filter((row) => row.limit === limit)
    const moved = own.map(({ name, from, to }) => `${name} (${amount(from)} → ${amount(to)})`)
    return `${limitName(limit)}: ${moved.join(', ')}`
  })
  return [t('adjusted.title'), ...names].join(' · ')

  function limitName(limit: StakeAdjustment['limit']): string {
    switch (limit) {
      case 'min':
        return t('stake.minValue', { amount: amount(limits?.minBet ?? 0) })
      case 'max':
        return t('stake.maxValue', { amount: amount(limits?.maxBet ?? 0) })
      case 'payout':
        return t('stake.payoutValue', { amount: amount(limits?.maxPayout ?? 0) })
      case 'match':
        return t('adjusted.perMatch')
    }
  }
}
