import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useSlip } from './slip-context'
import { SlipOther } from './slip-other'
import styles from './slip-others.module.css'

/** The selections that wait beside the open one. */
export const SlipOthers = observer(function SlipOthers() {
  const { t } = useWords()
  const { slip } = useSlip()
  return (
    <div className={styles.others}>
      <div className={styles.head}>
        <h3>{t('others.count', { count: slip.all.length })}</h3>
        {slip.removable.length > 0 && (
          <button type="button" onClick={slip.clear}>
            {t('others.clear')}
          </button>
        )}
      </div>
      <ul>
        {slip.others.map((entry) => (
          <SlipOther key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  )
})
