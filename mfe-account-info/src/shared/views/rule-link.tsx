import { pathOfRule, type RuleId } from '@touchline/contracts/rules'
import { Link } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import styles from './rule-link.module.css'

/** Leads from what happened to a bet to the rule that says why; nothing where no rule does. */
export function RuleLink({ rule }: { rule: RuleId | undefined }) {
  const { t } = useWords()
  return (
    rule && (
      <Link to={pathOfRule(rule)} className={styles.link}>
        {t('betList.rule')}
      </Link>
    )
  )
}
