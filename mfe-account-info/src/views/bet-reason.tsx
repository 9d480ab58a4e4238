import type { Bet } from '@touchline/contracts/calls'
import { ruleOfRejection } from '@touchline/contracts/rules'
import { useWords } from '@touchline/ui/words'
import { reasonWording } from '../domain/reason-wording'
import { RuleLink } from './rule-link'

/** Why a bet was rejected; of several legs, which one's match it was. */
export function BetReason({ bet, className }: { bet: Bet; className?: string | undefined }) {
  const { t, say } = useWords()
  if (bet.reason === null) return null
  const leg = bet.legs.length > 1 ? bet.legs[bet.rejected_leg ?? -1] : undefined
  return (
    <span className={className}>
      {say(reasonWording(bet.reason))}
      {leg && ` ${t('betList.rejectedBy', { home: leg.home, away: leg.away })}`}{' '}
      <RuleLink rule={ruleOfRejection(bet.reason)} />
    </span>
  )
}
