import type { Bet } from '@touchline/contracts/calls'
import { formatSignedMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'

/** "Commission +0.25" where the bet brought some. */
export function BetCommission({ bet, className }: { bet: Bet; className?: string | undefined }) {
  const { t } = useWords()
  if (!bet.commission) return null
  const amount = formatSignedMoney(bet.commission, bet.currency)
  return <p className={className}>{t('betList.commission', { amount })}</p>
}
