import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import styles from './parlay.module.css'

/** Burmese and Asian prices cannot be combined: a link leads to the other kind. */
export const SlipApart = observer(function SlipApart({ count }: { count: number }) {
  const { t } = useWords()
  const { slip } = useSlip()
  const isBurmese = slip.mode === 'myanmar'
  return (
    <div className={styles.apart}>
      <SlipNotice tone="info" title={t(isBurmese ? 'apart.asian' : 'apart.burmese', { count })}>
        {t('apart.text')}
      </SlipNotice>
      <button
        type="button"
        disabled={slip.isCombining}
        onClick={() => slip.chooseMode(isBurmese ? 'single' : 'myanmar')}
      >
        {t(isBurmese ? 'apart.showAsian' : 'apart.showBurmese')}
      </button>
    </div>
  )
})
