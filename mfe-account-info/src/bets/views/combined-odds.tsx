import type { Bet } from '@touchline/contracts/calls'
import { combinedOddsOf, formatCombinedOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'

export interface CombinedOddsProps {
  bet: Bet
  className?: string | undefined
  /** The figure without a word. */
  isBare?: boolean
}

/** "Combined odds 16.347" of a parlay; of a maung what its deduction leaves of them. */
export function CombinedOdds({ bet, className, isBare = false }: CombinedOddsProps) {
  const { t } = useWords()
  const combined = combinedOddsOf(bet)
  if (combined === null) return null
  const odds = formatCombinedOdds(combined)
  return (
    <span className={className} translate={isBare ? 'no' : undefined}>
      {isBare ? odds : t('combined', { odds })}
    </span>
  )
}
