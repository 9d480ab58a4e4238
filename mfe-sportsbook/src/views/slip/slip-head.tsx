import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import headStyles from './slip-head.module.css'
import receiptStyles from './slip-receipt.module.css'
import { errorText, pickWithLine } from './slip-words'

interface SlipHeadProps {
  /** What the list below is, and a way to empty it; nothing where there is no list. */
  list?: { title: string; onClear: () => void; isLocked: boolean }
}

/** The head of a list. What has just happened to the slip is told in its place, with a way on, so that nothing moves. */
export const SlipHead = observer(function SlipHead({ list }: SlipHeadProps) {
  const { t } = useWords()
  const { slip, viewBets } = useSlip()
  const { removed, receipts } = slip
  if (removed.length > 0) return said(removedWords(), t('empty.removedUndo'), slip.undo, slip.forgetRemoved)
  const count = receipts.all.length
  if (count > 0) {
    const words = count > 1 ? t('several.accepted', { count }) : t('receipt.title')
    return said(words, t('tab.bets'), viewBets, receipts.clear, 'check')
  }
  return (
    list && (
      <div className={headStyles.head}>
        <h3>{list.title}</h3>
        <button type="button" onClick={list.onClear} disabled={list.isLocked}>
          {t('others.clear')}
        </button>
      </div>
    )
  )

  function said(words: string, way: string, go: () => void, close: () => void, icon?: 'check') {
    return (
      <div className={`${headStyles.head} ${headStyles.said}`}>
        {icon && (
          <span className={receiptStyles.receiptMark}>
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
