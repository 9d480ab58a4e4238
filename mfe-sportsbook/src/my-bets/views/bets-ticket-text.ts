import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { ODDS_TYPE_LABEL } from '@touchline/contracts/odds'
import {
  betProspect,
  burmeseEnd,
  burmeseSum,
  clockTime,
  combinedOddsOf,
  dayMonth,
  decidingScore,
  deductionWording,
  formatCombinedOdds,
  formatMoney,
  formatOdds,
  formatSignedMoney,
  kickoffTime,
  type LegMatchState,
} from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { dateText } from '@touchline/ui/words'
import { countedText } from '../../shared/views/kind-text'
import { periodText } from '../../shared/views/period-text'
import { voidText } from '../../shared/views/void-text'
import { kindWithScore, matchName, pickWithLine, unitTexts, worded } from '../../slip'
import { hasProspect } from '../domain/bets-progress'

/**
 * A bet as plain lines, to send or to print: its legs, prices, stake and progress. `matchStates` are those of its
 * matches, by place of the leg.
 */
export function ticketText(
  bet: Bet,
  matchStates: readonly LegMatchState[],
  brand: string,
  t: Translate,
): string {
  const money = (minor: number) => `${formatMoney(minor, bet.currency)} ${bet.currency}`
  // A Burmese price says all by itself; in Malay and Hong Kong odds one number is two different bets.
  const typeOf = (leg: BetLeg) => (leg.myanmar ? '' : ` (${ODDS_TYPE_LABEL[leg.odds_type]})`)
  const isPriced = bet.kind !== 'mmo_parlay'
  const legCount = bet.legs.length > 1 ? ` · ${t('bets.legs', { count: bet.legs.length })}` : ''
  const legs = bet.legs.flatMap((leg) => [
    `${pickWithLine(t, leg)}${isPriced ? ` @ ${formatOdds(leg.odds)}${typeOf(leg)}` : ''}${
      leg.result ? ` (${endOf(leg, t)})` : ''
    }`,
    `  ${matchName(t, leg)}${scoreOf(leg, t)} · ${t('pick.team', { team: leg.league })} · ${kindWithScore(t, leg)}${kickoffOf(leg, t)}`,
    ...(leg.void_reason ? [`  ${voidText(leg, t)}`] : []),
  ])
  const end =
    bet.net === null
      ? `${t('toWin')} ${money(bet.to_win)}`
      : `${t('returned', { amount: money(bet.returned ?? 0) })} (${formatSignedMoney(bet.net, bet.currency)})`
  const combined = combinedOddsOf(bet)
  const prospectText = () => {
    const net = betProspect(bet, matchStates).returned - bet.risk
    return `${t('prospect.label')} ${formatSignedMoney(net, bet.currency)} ${bet.currency}`
  }
  return (
    [
      `${brand} · ${t(`bets.kind.${bet.kind}`)}${legCount}`,
      `${bet.ref_no} · ${momentOf(bet.placed_at)} GMT+8`,
      '',
      ...legs,
      '',
      ...unitTexts(bet, t),
      ...(combined === null ? [] : [`${t('parlay.combined')} ${formatCombinedOdds(combined)}`]),
      ...[deductionWording(bet), burmeseSum(bet)].flatMap((words) => (words ? [worded(t, words)] : [])),
      [`${t('bets.stake')} ${money(bet.stake)}`, `${t('risk')} ${money(bet.risk)}`, end].join(' · '),
      ...(hasProspect(bet) ? [prospectText()] : []),
    ]
      .join('\n')
      // The joiners that keep a score on one line of the page may be boxes in another program.
      .replaceAll('\u2060', '')
  )
}

/** " · Kick-off 21/11 20:00"; not for an outright, whose time is the end of its bets. */
const kickoffOf = ({ bet_type, kickoff }: BetLeg, t: Translate): string =>
  bet_type === 'orz' ? '' : ` · ${t('lucky.kickoff')} ${dateText(dayMonth(kickoff))} ${kickoffTime(kickoff)}`

/** "21/11 20:00:00" in GMT+8. */
const momentOf = (at: number): string => `${dateText(dayMonth(at))} ${clockTime(at)}`

/** "Won"; of a Burmese leg how it came about: "won by 1: +50%". */
function endOf(leg: BetLeg, t: Translate): string {
  const end = burmeseEnd(leg)
  return end ? worded(t, end) : t(`bets.result.${leg.result}`)
}

/** " 2-1", " Corners 9-4", or that of the part that was bet on: " 24-22 (Q1)". */
function scoreOf(leg: BetLeg, t: Translate): string {
  const deciding = decidingScore(leg)
  if (!deciding) return ''
  const counted = countedText(leg, t)
  return `${counted ? ` ${counted}` : ''} ${deciding.score.join('-')}${deciding.isOfPart ? ` (${periodText(deciding.of, t)})` : ''}`
}
