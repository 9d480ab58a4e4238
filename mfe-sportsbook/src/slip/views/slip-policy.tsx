import { ODDS_POLICIES, type OddsPolicy } from '@touchline/contracts/calls'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useSlip } from './slip-context'
import styles from './slip-foot.module.css'

/** What to do when the price moves; kept in the preferences. */
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
