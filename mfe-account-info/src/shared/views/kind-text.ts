import type { Bet } from '@touchline/contracts/calls'
import { systemName } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'

/** "Single · live", "Mix parlay · 3 legs", "System parlay · Yankee". */
export function kindText({ kind, legs, units }: Bet, t: Translate): string {
  const first = legs[0]
  const name =
    kind === 'system'
      ? systemName(
          legs.length,
          units?.map(({ size }) => size),
        )
      : null
  const count = () => t('kind.legs', { count: legs.length })
  const detail = name
    ? t(`system.${name}`)
    : legs.length > 1
      ? count()
      : first
        ? t(`market.${first.market}`)
        : ''
  return `${t(`kind.${kind}`)} · ${detail}`
}
