import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useSlip } from './slip-context'
import { SlipOther } from './slip-other'
import styles from './slip-others.module.css'

/** The selections that wait beside the open one. */
export const SlipOthers = observer(function SlipOthers() {
  const { t } = useWords()
  const { deck } = useSlip()
  return (
    <div className={styles.others}>
      <div className={styles.head}>
        <h3>{t('others.count', { count: deck.tickets.length })}</h3>
        {deck.removable.length > 0 && (
          <button type="button" onClick={deck.clear}>
            {t('others.clear')}
          </button>
        )}
      </div>
      <ul>
        {deck.others.map((ticket) => (
          <SlipOther key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </div>
  )
})
