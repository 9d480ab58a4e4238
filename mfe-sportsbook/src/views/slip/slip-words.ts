import type { ErrorCode } from '@touchline/contracts'
import { lineText, selectionWording, type Wording } from '@touchline/rules'
import type { TFunction } from 'i18next'
import type { SlipRefusal } from '../../domain/slip-draft'
import type { SlipLeg } from '../../domain/slip-leg'
import type { SlipLockReason } from '../../domain/slip-offer'

export function worded(t: TFunction, { key, values }: Wording): string {
  return t(key, { ...values, interpolation: { escapeValue: false } })
}

/** "Arsenal", "Over", "Arsenal or draw". */
export const pickName = (t: TFunction, leg: SlipLeg): string => worded(t, selectionWording(leg))

/** "Arsenal −0.5", "Over 2.5". */
export function pickWithLine(t: TFunction, leg: SlipLeg): string {
  const line = lineText(leg)
  return line === null ? pickName(t, leg) : `${pickName(t, leg)} ${line}`
}

/** "Arsenal v Chelsea"; of an outright, what it is about. */
export const matchName = (t: TFunction, { bet_type, home, away }: SlipLeg): string =>
  bet_type === 'orz' ? home : t('leg.versus', { home, away })

/** What a code means to a player; a code without words of its own gets the server's text. */
export function errorWords(t: TFunction, code: string, text = ''): string {
  const words: string = t(`error.${code}`, { defaultValue: '' })
  if (words) return words
  return text.includes(' ') ? text : t('error.other', { code })
}

export const refusalWords = (t: TFunction, { code, text }: SlipRefusal): string => errorWords(t, code, text)

const UPDATING: readonly ErrorCode[] = ['oddsIsUpdating', 'invalidOddsBall', 'oddsDisplayInvalid']

/** The reason of a suspension, from the feed's own words where it has one. */
export function lockReasonWords(t: TFunction, why: SlipLockReason): string {
  if (why.from === 'feed') return t(`suspension.${why.reason}`)
  return UPDATING.some((code) => code === why.code) ? t('lock.updating') : errorWords(t, why.code)
}
