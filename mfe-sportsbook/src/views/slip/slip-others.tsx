import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useSlip } from './slip-context'
import { SlipOther } from './slip-other'
import styles from './slip-others.module.css'

/** The selections that wait beside the open one. */
export const SlipOthers = observer(function SlipOthers() {
  const { t } = useWords()
  const { selections } = useSlip()
  return (
    <div className={styles.others}>
      <div className={styles.head}>
        <h3>{t('others.count', { count: selections.all.length })}</h3>
        {selections.removable.length > 0 && (
          <button type="button" onClick={selections.clear}>
            {t('others.clear')}
          </button>
        )}
      </div>
      <ul>
        {selections.others.map((selection) => (
          <SlipOther key={selection.id} selection={selection} />
        ))}
      </ul>
    </div>
  )
})
