import type { BetLeg } from '@touchline/contracts/calls'
import { NOT_IN_TIME_HOURS } from '@touchline/contracts/limits'
import { useWords } from '@touchline/ui/words'
import { RuleLink } from '../../shared/views/rule-link'
import { ruleOfVoid } from '../domain/rule-of-void'

/** Why a leg is void, with a link to the rule. */
export function LegVoid({ leg, className }: { leg: BetLeg; className?: string | undefined }) {
  const { t } = useWords()
  return (
    <p className={className}>
      {t(`legVoid.${leg.void_reason}`, { hours: NOT_IN_TIME_HOURS })} <RuleLink rule={ruleOfVoid(leg)} />
    </p>
  )
}
