import { errorFieldOf } from '@touchline/contracts/errors'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney, type StakeCode } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import type { SlipDraft } from '../../domain/slip-draft'
import type { SlipMoney } from '../../domain/slip-stake'
import { stakeTextOf } from '../../domain/slip-stake'
import { refusalWords } from './slip-words'

/** Codes that stand next to the stake when the server refuses. */
export const isAboutStake = (code: string): boolean => errorFieldOf(code) === 'stake'

/** What is wrong with the stake, if it is time to say so: too little may only be half typed, too much is wrong at once. */
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
  if (code === 'insufficient_balance') return shortageText(t, bound ?? 0, currency)
  // The payout limit of a single is named; of a combination, what may be staked under it.
  const key = isCombined && code === 'betOverMaxPayout' ? 'betOverMaxPayoutCombined' : code
  return t(`field.${key}`, { bound: bound === undefined ? '' : stakeTextOf(bound, currency) })
}

/** That the balance is too little, and what may be risked where there is any; a debt leaves none. */
export const shortageText = (t: Translate, available: number, currency: Currency): string =>
  available > 0
    ? t('field.insufficient_balance', { bound: formatMoney(available, currency) })
    : t('error.insufficient_balance')

function waitsForPress(code: StakeCode): boolean {
  switch (code) {
    case 'betAmountRequired':
    case 'invalidBetAmount':
    case 'betLowerMin':
      return true
    case 'betOverMax':
    case 'betOverMaxPayout':
    case 'insufficient_balance':
      return false
  }
}
