import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { errorText, pickWithLine } from './slip-words'

/** Selections were taken out, by the market or by the player: says so, with a way back. */
export function SlipRemoved() {
  const { t } = useWords()
  const { slip } = useSlip()
  const names = slip.removed.flatMap(({ remembered }) => (remembered ? [pickWithLine(t, remembered)] : []))
  const isOwn = slip.removed.every(({ why }) => why === 'player')
  const words = isOwn ? t('empty.taken', { name: names.join(', ') }) : errorText(t, 'marketTypeChanged')
  return (
    <>
      <SlipNotice tone="info" title={words} />
      <Button size="large" wide className={styles.main} onClick={slip.undo}>
        {t('empty.removedUndo')}
      </Button>
    </>
  )
}
