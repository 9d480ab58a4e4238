import { errorFieldOf } from '@touchline/contracts/errors'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney, mostTypable } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import type { SlipLimits } from '../../shared/domain/slip-terms'
import type { SlipDraft } from '../domain/slip-draft'
import { type SlipMoney, stakeTextOf } from '../domain/slip-stake'
import { matchRemainingText, refusalWords } from './slip-words'

/** Codes that are shown beside the stake. */
export const isAboutStake = (code: string): boolean => errorFieldOf(code) === 'stake'

/** The error of the stake. A small amount may be half typed; a large one is wrong at once. */
export function stakeError(
  t: Translate,
  draft: Pick<SlipDraft, 'asked' | 'refusal'>,
  money: Pick<SlipMoney, 'verdict'> | null,
  currency: Currency,
  isCombined = false,
): string | null {
  if (draft.refusal && isAboutStake(draft.refusal.code)) return refusalWords(t, draft.refusal, currency)
  if (!money || money.verdict.ok) return null
  const { code, bound } = money.verdict
  if (!draft.asked && waitsForPress(code)) return null
  if (code === 'betAmountWhole') return t(`error.${code}`)
  if (code === 'insufficient_balance')
    return bound === 0 ? t('field.balanceBelowMin') : shortageText(t, bound ?? 0, currency)
  // The payout limit of a single is named; of a combination, what may be staked under it.
  if (code === 'betOverMaxPerMatch') return matchRemainingText(t, bound ?? 0, currency)
  const key = isCombined && code === 'betOverMaxPayout' ? 'betOverMaxPayoutCombined' : code
  return t(`field.${key}`, { bound: bound === undefined ? '' : stakeTextOf(bound, currency) })
}

/** The balance rounded down to shown units. Several bets may share it. */
export function shortageText(
  t: Translate,
  available: number,
  currency: Currency,
  isOfSeveral = false,
): string {
  const bound = mostTypable(available, currency)
  return bound > 0
    ? t(isOfSeveral ? 'several.short' : 'field.insufficient_balance', { bound: formatMoney(bound, currency) })
    : t('error.insufficient_balance')
}

function waitsForPress(code: Extract<SlipMoney['verdict'], { ok: false }>['code']): boolean {
  switch (code) {
    case 'betAmountRequired':
    case 'invalidBetAmount':
    case 'betLowerMin':
      return true
    case 'betAmountWhole':
    case 'betOverMax':
    case 'betOverMaxPerMatch':
    case 'betOverMaxPayout':
    case 'insufficient_balance':
      return false
  }
}

/** The error of a bet whose minimum stake would pay more than the payout limit; else null. */
export function overPayoutWords(
  t: Translate,
  { paysTooMuch, limits }: { readonly paysTooMuch: boolean; readonly limits: SlipLimits | null },
  currency: Currency,
  kind: 'single' | 'combined' | 'system',
): string | null {
  if (!paysTooMuch || !limits) return null
  return t(`overPayout.${kind}`, { limit: stakeTextOf(limits.maxPayout, currency) })
}
