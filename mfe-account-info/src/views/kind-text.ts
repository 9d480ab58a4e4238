import type { Bet } from '@touchline/contracts/calls'
import type { Translate } from '@touchline/ui/words'

/** "Single · live", "Mix parlay · 3 legs". */
export function kindText({ kind, legs }: Bet, t: Translate): string {
  const first = legs[0]
  const detail =
    legs.length > 1 ? t('kind.legs', { count: legs.length }) : first ? t(`market.${first.market}`) : ''
  return `${t(`kind.${kind}`)} · ${detail}`
}
