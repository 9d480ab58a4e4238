import type { TFunction } from 'i18next'
import type { MatchPeriod } from '../domain/match-period'

/** A period in words: "1H", "Q2", "Set 3"; the first overtime is just "OT". */
export function periodText({ word, number }: MatchPeriod, t: TFunction): string {
  if (word === 'overtime' && number > 1) return t('period.overtimeOf', { number })
  return number > 0 ? t(`period.${word}`, { number }) : t(`period.${word}`)
}
