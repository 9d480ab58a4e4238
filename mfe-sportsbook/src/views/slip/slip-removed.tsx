import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { errorText } from './slip-words'

/** The market took selections out: says so, with a way back. */
export function SlipRemoved() {
  const { t } = useWords()
  const { slip } = useSlip()
  return (
    <>
      <SlipNotice tone="info" title={errorText(t, 'marketTypeChanged')} />
      <Button size="large" wide className={styles.main} onClick={slip.undo}>
        {t('empty.removedUndo')}
      </Button>
    </>
  )
}
