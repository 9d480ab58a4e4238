import type { Bet } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { kindOf, type LastBet } from '../domain/receipts'
import { stakeOf } from '../domain/slip-stake'
import { countedEvent, pickAlone, pickWithLine } from './slip-words'

/** "Arsenal −0.5 · 100.00"; a combination goes by its kind and how many legs it has. */
export function nameWithStake(
  t: Translate,
  { kind, stake, currency }: Pick<Bet, 'kind' | 'stake' | 'currency'>,
  legs: readonly SlipLeg[],
): string {
  const [leg, ...others] = legs
  const name = leg && others.length === 0 ? pickAlone(t, leg) : combinationName(t, kind, legs)
  return `${name} · ${formatMoney(stake, currency)}`
}

/**
 * Which bet is made anew: "Single · Arsenal −0.5 · Arsenal v Chelsea · 20.00", "Mix parlay · 3 legs · 50.00". The tickets of a system
 * have stakes of their own.
 */
export function lastBetName(t: Translate, last: LastBet, currency: Currency): string {
  const { legs, stakeText } = last
  const [leg, ...others] = legs
  const kind = kindOf(last)
  const name =
    leg && others.length === 0
      ? `${t(`bets.kind.${kind}`)} · ${pickWithLine(t, leg)} · ${countedEvent(t, leg)}`
      : combinationName(t, kind, legs)
  const stake = stakeOf(stakeText, currency)
  return stake.ok ? `${name} · ${formatMoney(stake.minor, currency)}` : name
}

const combinationName = (t: Translate, kind: Bet['kind'], legs: readonly SlipLeg[]): string =>
  `${t(`bets.kind.${kind}`)} · ${t('bets.legs', { count: legs.length })}`

/** "1,013 tickets". */
export function ticketsText({ tickets }: Pick<Bet, 'tickets'>, t: Translate): string {
  const count = tickets ?? 1
  return t('tickets', { count, tickets: count.toLocaleString('en') })
}

/** Of each size how many tickets there are, at which stake: "2 of 4: 6 × 1.00". */
export const unitTexts = ({ units, legs, currency }: Bet, t: Translate): string[] =>
  (units ?? []).map(
    ({ size, stake, tickets }) =>
      `${t('units.size', { size, legs: legs.length })}: ${tickets} × ${formatMoney(stake, currency)}`,
  )
