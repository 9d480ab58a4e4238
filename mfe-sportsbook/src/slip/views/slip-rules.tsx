import { pathOfRule, type RuleId, ruleOfRefusal } from '@touchline/contracts/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { ruleOfSlip } from '../domain/rule-of-slip'
import { useSlip } from './slip-context'
import styles from './slip-foot.module.css'

/** Leads to the rule of what the slip shows, or to all of them. */
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

/** Leads from a refusal or rejection to the rule that says why; nothing where no rule does. */
export function RefusalRule({ code }: { code: string | null | undefined }) {
  const { t } = useWords()
  const rule = code ? ruleOfRefusal(code) : undefined
  return rule && <RuleWindow rule={rule}>{t('rule')}</RuleWindow>
}

/** In a window of its own, so that the slip stays as it is. */
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
