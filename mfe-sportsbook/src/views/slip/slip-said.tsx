import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { errorText, pickWithLine } from './slip-words'

/** What has just happened to the slip, in one line with a way on: selections were taken out, or their bet stands. */
export const SlipSaid = observer(function SlipSaid() {
  const { t } = useWords()
  const { slip, viewBets } = useSlip()
  const { removed, receipts } = slip
  if (removed.length > 0) return line(removedWords(), t('empty.removedUndo'), slip.undo, slip.forgetRemoved)
  const count = receipts.all.length
  if (count === 0) return null
  const words = count > 1 ? t('several.accepted', { count }) : t('receipt.title')
  return line(words, t('tab.bets'), viewBets, receipts.clear, 'check')

  function line(words: string, way: string, go: () => void, close: () => void, icon?: 'check') {
    return (
      <div className={`${styles.head} ${styles.said}`}>
        {icon && (
          <span className={styles.receiptMark}>
            <Icon name={icon} size={16} />
          </span>
        )}
        <p role="status" title={words}>
          {words}
        </p>
        <button type="button" onClick={go}>
          {way}
        </button>
        <button type="button" className={styles.iconButton} onClick={close} aria-label={t('said.close')}>
          <Icon name="close" size={14} />
        </button>
      </div>
    )
  }

  function removedWords(): string {
    const names = removed.flatMap(({ remembered }) => (remembered ? [pickWithLine(t, remembered)] : []))
    const isOwn = removed.every(({ why }) => why === 'player')
    return isOwn ? t('empty.taken', { name: names.join(', ') }) : errorText(t, 'marketTypeChanged')
  }
})
