import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { ODDS_TYPE_LABEL } from '@touchline/contracts/odds'
import {
  burmeseEnd,
  burmeseSum,
  clockTime,
  dayMonth,
  decidingScore,
  deductionWording,
  formatMoney,
  formatOdds,
  formatSignedMoney,
} from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { dateText } from '@touchline/ui/words'
import { kindText } from '../kind-text'
import { periodText } from '../period-text'
import { matchName, pickWithLine, worded } from '../slip/slip-words'
import { unitTexts } from '../tickets-text'
import { voidText } from '../void-text'

/** A bet as plain lines, to send or to print: what it is on, at what price, for how much, and how it stands. */
export function ticketText(bet: Bet, brand: string, t: Translate): string {
  const money = (minor: number) => `${formatMoney(minor, bet.currency)} ${bet.currency}`
  // A Burmese price says all by itself; in Malay and Hong Kong odds one number is two different bets.
  const typeOf = (leg: BetLeg) => (leg.myanmar ? '' : ` (${ODDS_TYPE_LABEL[leg.odds_type]})`)
  const isPriced = bet.kind !== 'mmo_parlay'
  const legCount = bet.legs.length > 1 ? ` · ${t('bets.legs', { count: bet.legs.length })}` : ''
  const legs = bet.legs.flatMap((leg) => [
    `${pickWithLine(t, leg)}${isPriced ? ` @ ${formatOdds(leg.odds)}${typeOf(leg)}` : ''}${
      leg.result ? ` (${endOf(leg, t)})` : ''
    }`,
    `  ${matchName(t, leg)}${scoreOf(leg, t)} · ${t('pick.team', { team: leg.league })} · ${kindText(leg, t)}`,
    ...(leg.void_reason ? [`  ${voidText(leg, t)}`] : []),
  ])
  const end =
    bet.net === null
      ? `${t('toWin')} ${money(bet.to_win)}`
      : `${t('returned', { amount: money(bet.returned ?? 0) })} (${formatSignedMoney(bet.net, bet.currency)})`
  return [
    `${brand} · ${t(`bets.kind.${bet.kind}`)}${legCount}`,
    `${bet.ref_no} · ${dateText(dayMonth(bet.placed_at))} ${clockTime(bet.placed_at)} GMT+8`,
    '',
    ...legs,
    '',
    ...unitTexts(bet, t),
    ...[deductionWording(bet), burmeseSum(bet)].flatMap((words) => (words ? [worded(t, words)] : [])),
    [
      `${t('bets.stake')} ${money(bet.stake)}`,
      ...(bet.risk === bet.stake ? [] : [`${t('risk')} ${money(bet.risk)}`]),
      end,
    ].join(' · '),
  ].join('\n')
}

/** "Won"; of a Burmese leg how it came about: "won by 1: +50 %". */
function endOf(leg: BetLeg, t: Translate): string {
  const end = burmeseEnd(leg)
  return end ? worded(t, end) : t(`bets.result.${leg.result}`)
}

/** " 2-1", or that of the part that was bet on: " 24-22 (Q1)". */
function scoreOf(leg: BetLeg, t: Translate): string {
  const told = decidingScore(leg)
  if (!told) return ''
  return ` ${told.score.join('-')}${told.isOfPart ? ` (${periodText(told.of, t)})` : ''}`
}
