import type { Bet } from '@touchline/contracts/calls'
import { ruleOfRejection } from '@touchline/contracts/rules'
import { rejectionWording } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { RuleLink } from '../../shared/views/rule-link'
import { reasonWording } from '../domain/reason-wording'
import styles from './bet-reason.module.css'

export interface BetReasonProps {
  bet: Bet
  className?: string | undefined
}

/** Why a bet was rejected, and by which score, price or cards; of several legs, which one's match it was. */
export function BetReason({ bet, className }: BetReasonProps) {
  const { t, say } = useWords()
  const code = bet.reason ?? ''
  const leg = bet.legs.length > 1 ? bet.legs[bet.rejected_leg ?? -1] : undefined
  const by = rejectionWording(bet)
  return (
    <span className={className}>
      {say(reasonWording(code))}
      {by && <span className={styles.by}> {say(by)}.</span>}
      {leg && ` ${t('betList.rejectedBy', { home: leg.home, away: leg.away })}`}{' '}
      <RuleLink rule={ruleOfRejection(code)} />
    </span>
  )
}
