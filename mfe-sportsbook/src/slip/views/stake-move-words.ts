import type { Currency } from '@touchline/contracts/limits'
import type { Translate } from '@touchline/ui/words'
import { stakeTextOf } from '../domain/slip-stake'

/** What limits make of a stake: an amount, minor units, or the `rows` of a system; null where they leave it. */
export type StakeMove = number | 'rows' | null

/** The button of a stake outside the limits: its press changes the stake and bets nothing. */
export const stakeMoveWords = (t: Translate, to: NonNullable<StakeMove>, currency: Currency): string =>
  to === 'rows' ? t('button.setStakes') : t('button.setStake', { amount: stakeTextOf(to, currency) })
