import type { Freshness } from '@touchline/contracts/host'
import type { SuspensionReason } from '@touchline/contracts/odds'
import type { Translate } from '@touchline/ui/words'

/** How long a bet still waits for acceptance, as long as that is known: a count that has come to nought is none. */
export const waitTitle = (t: Translate, seconds: number): string =>
  seconds > 0 ? t('waiting.title', { seconds }) : t('waiting.titleLong')

/**
 * Why it takes longer than announced: only what the feed says of its matches is told as the cause, and nothing that it said before the
 * connection was lost.
 */
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
