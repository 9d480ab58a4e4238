import type { Freshness } from '@touchline/contracts/host'
import type { SuspensionReason } from '@touchline/contracts/odds'
import type { Translate } from '@touchline/ui/words'

/** The remaining wait of a bet, or that it takes longer than announced. */
export const waitTitle = (t: Translate, seconds: number): string =>
  seconds > 0 ? t('waiting.title', { seconds }) : t('waiting.titleLong')

/** Why the wait is longer than announced: a suspension is named as the cause, but none from before a lost connection. */
export function heldWords(
  t: Translate,
  freshness: Freshness,
  suspensions: readonly (SuspensionReason | undefined)[],
): string {
  if (freshness === 'lost') return t('waiting.lost')
  return t(suspensions.some(isDangerous) ? 'waiting.textDanger' : 'waiting.textLong')
}

const isDangerous = (suspension: SuspensionReason | undefined): boolean =>
  suspension === 'dangerousAttack' || suspension === 'penalty'
