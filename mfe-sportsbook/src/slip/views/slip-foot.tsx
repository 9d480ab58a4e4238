import { ODDS_POLICIES, type OddsPolicy } from '@touchline/contracts/calls'
import { pathOfRule, type RuleId, ruleOfRefusal } from '@touchline/contracts/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type MouseEvent, useId } from 'react'
import { ruleOfSlip } from '../domain/rule-of-slip'
import { useSlip } from './slip-context'
import styles from './slip-foot.module.css'

/** The end of every slip: odds policy and rules. */
export const SlipFoot = () => (
  <>
    <SlipPolicy />
    <SlipRules />
  </>
)

/** The choice of the odds policy, stored in the preferences. */
export const SlipPolicy = observer(function SlipPolicy() {
  const { t } = useWords()
  const { state } = useSlip()
  const id = useId()
  return (
    <div className={styles.policy}>
      <label htmlFor={id}>{t('policy.label')}</label>
      <select
        id={id}
        value={state.policy}
        onChange={(event) => state.choosePolicy(event.target.value as OddsPolicy)}
      >
        {ODDS_POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {t(`policy.${policy}`)}
          </option>
        ))}
      </select>
    </div>
  )
})

/** A link to the rule of the shown bet, or to all rules. */
export const SlipRules = observer(function SlipRules() {
  const { t } = useWords()
  const { slip } = useSlip()
  const { mode, open, burmese } = slip
  const rule = ruleOfSlip({ mode, leg: open?.selection.leg ?? null, burmese: burmese.length })
  return (
    <p className={styles.rules}>
      <RuleWindow rule={rule}>
        <Icon name="question" size={14} /> {t('rules')}
      </RuleWindow>
    </p>
  )
})

/** A link to the rule behind a refusal or rejection, where there is one. */
export function RefusalRule({ code }: { code: string | null | undefined }) {
  const { t } = useWords()
  const rule = code ? ruleOfRefusal(code) : undefined
  return rule && <RuleWindow rule={rule}>{t('rule')}</RuleWindow>
}

/** Opens a window of its own: the slip stays. */
function RuleWindow({ rule, children }: { rule: RuleId | undefined; children: React.ReactNode }) {
  const { host } = useSlip()
  const path = pathOfRule(rule)
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    host.windows.open(path, 'rules')
  }
  return (
    <a className={styles.link} href={path} onClick={open}>
      {children}
    </a>
  )
}
