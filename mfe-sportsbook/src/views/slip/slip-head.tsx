import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { LazySaid } from './lazy-more'
import styles from './slip.module.css'
import { useSlip } from './slip-context'

interface SlipHeadProps {
  title: string
  onClear: () => void
  isLocked?: boolean
}

/** What the list below is, and a way to empty it. What has just happened is told in its place, so that nothing moves. */
export const SlipHead = observer(function SlipHead({ title, onClear, isLocked = false }: SlipHeadProps) {
  const { t } = useWords()
  const { slip } = useSlip()
  if (slip.hasNews) return <LazySaid />
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      <button type="button" onClick={onClear} disabled={isLocked}>
        {t('others.clear')}
      </button>
    </div>
  )
})
