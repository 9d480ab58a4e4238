import type { Freshness } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import {
  clockTime,
  countsFrom,
  dayMonth,
  formatMoney,
  kickoffDate,
  kickoffText,
  kickoffTime,
  lineText,
  mostTypable,
  selectionWording,
  type Wording,
} from '@touchline/rules'
import { dateText, type Translate } from '@touchline/ui/words'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipLockReason } from '../../shared/domain/slip-offer'
import { afterCounted, countedText, kindText } from '../../shared/views/kind-text'
import type { SlipRefusal } from '../domain/slip-draft'
import { opensAgain } from '../domain/slip-gate'

export const worded = (t: Translate, { key, values }: Wording): string => t(key, values)

/** "Arsenal", "Over", "Arsenal or draw". */
export const pickName = (t: Translate, leg: SlipLeg): string => worded(t, selectionWording(leg))

/** The line; a Burmese one names the side that gives where the other one was picked, in the words of the page: "(Arsenal 1+30)". */
export function lineWords(t: Translate, leg: SlipLeg): string | null {
  const [home, away] = [leg.home, leg.away].map((team) => t('pick.team', { team })) as [string, string]
  return lineText({ ...leg, home, away })
}

/** "Arsenal −0.5", "Over 2.5", Burmese "Arsenal 1−50" and "Chelsea (Arsenal 1−50)". */
export function pickWithLine(t: Translate, leg: SlipLeg): string {
  const line = lineWords(t, leg)
  return line === null ? pickName(t, leg) : `${pickName(t, leg)} ${line}`
}

/**
 * A selection without context, as in a notice: "Arsenal −0.5", "Over 2.5 (Arsenal v Chelsea)", "Arsenal −0.5
 * (Corners)"; an outright has its competition.
 */
export function pickAlone(t: Translate, leg: SlipLeg): string {
  const pick = pickWithLine(t, leg)
  const team = (name: string) => t('pick.team', { team: name })
  const isClear = leg.bet_type !== 'orz' && [leg.home, leg.away].some((name) => pick.includes(team(name)))
  const about = isClear ? countedText(leg, t) : countedEvent(t, leg)
  return about ? `${pick} (${about})` : pick
}

/** Several of them: "Over 2.5 (Arsenal v Chelsea) + Lecce −0.5". */
export const picksAlone = (t: Translate, legs: readonly SlipLeg[]): string =>
  legs.map((leg) => pickAlone(t, leg)).join(' + ')

/** In place of the name of an unknown selection. */
export const unknownWords = (t: Translate, freshness: Freshness): string =>
  t(freshness === 'lost' ? 'leg.offline' : 'leg.loading')

/** "Arsenal v Chelsea"; of an outright its runner. */
export const matchName = (t: Translate, { bet_type, home, away }: SlipLeg): string =>
  bet_type === 'orz' ? t('pick.outright', { team: home }) : t('spoken.match', { home, away })

/** "Arsenal v Chelsea"; an outright has its competition, for a team may play in several. */
export const eventName = (t: Translate, leg: SlipLeg): string =>
  leg.bet_type === 'orz' ? t('pick.team', { team: leg.league }) : matchName(t, leg)

/** The same without a market beside it: "Corners · Arsenal v Chelsea". */
export const countedEvent = (t: Translate, leg: SlipLeg): string => afterCounted(leg, eventName(t, leg), t)

/** "First half over / under"; of a handicap in play, the score that it counts from: "Full time handicap, from 0-0". */
export function kindWithScore(t: Translate, leg: SlipLeg): string {
  const score = countsFrom(leg)
  return score ? `${kindText(leg, t)}, ${t('fromScore', { score })}` : kindText(leg, t)
}

/** "Arsenal v Chelsea · First half over / under". */
export const matchAndKind = (t: Translate, leg: SlipLeg): string =>
  `${eventName(t, leg)} · ${kindWithScore(t, leg)}`

/** The text of a code; a code without words gets the server's text. */
export function errorText(t: Translate, code: string, text = ''): string {
  const words = t(`error.${code}`, { defaultValue: '' })
  if (words) return words
  return text.includes(' ') ? text : t('error.other', { code })
}

/** Until when the sportsbook is closed, by the clock of the product, with the day: it may be one after tomorrow. */
export const maintenanceText = (t: Translate, until: number): string =>
  t('field.game_maintenance', { time: `${dateText(dayMonth(until))} ${kickoffTime(until)}` })

/** The reason of a refusal, with the remaining match limit or the end of a maintenance. */
export function refusalWords(
  t: Translate,
  { code, text, bound, until }: SlipRefusal,
  currency: Currency,
): string {
  if (code === 'game_maintenance' && until !== undefined) return maintenanceText(t, until)
  if (code === 'betOverMaxPerMatch' && bound !== undefined) return matchRemainingText(t, bound, currency)
  return code === 'insufficient_balance' && bound === 0
    ? t('field.balanceBelowMin')
    : errorText(t, code, text)
}

/** The stake that the match limit still allows, rounded down. */
export function matchRemainingText(t: Translate, remainingStake: number, currency: Currency): string {
  const bound = mostTypable(remainingStake, currency)
  return bound > 0
    ? t('field.betOverMaxPerMatch', { bound: formatMoney(bound, currency) })
    : t('field.nothingLeftOnMatch')
}

/** The reason of a suspension, in the words of the board where prices rest. */
export function lockReasonWords(t: Translate, why: SlipLockReason): string {
  if (why.from === 'feed') return t(`suspension.${why.reason}`)
  if (why.from === 'slip') return t('lock.taken')
  return opensAgain(why) ? t('suspension.none') : errorText(t, why.code)
}

/** Kick-off in GMT+8: "22:30", with the date when it is not of this day: "22/11 01:30"; never broken. */
export const kickoffWords = (kickoff: number, now: number): string =>
  dateText(kickoffText(kickoff, now)).replace(' ', '\u00a0')

/** "HH:mm:ss" of today, with the date before it otherwise; GMT+8. */
export const momentWords = (moment: number, now: number): string =>
  `${dateText(kickoffDate(moment, now))} ${clockTime(moment)}`.trimStart()
