import { IconButton } from '@touchline/ui'
import { useWords } from '../use-words'
import styles from './frame.module.css'
import { useFocusWhileOpen } from './use-focus-while-open'

/** Top of a drawer or sheet: what it is, and a close button that is always in sight. Takes the focus when it opens. */
export function SheetHead({ title, open, onClose }: { title: string; open: boolean; onClose: () => void }) {
  const t = useWords()
  const head = useFocusWhileOpen(open)
  return (
    <div ref={head} className={styles.sheetHead}>
      <h2>{title}</h2>
      <IconButton icon="close" label={t('closeNamed', { name: title })} onClick={onClose} />
    </div>
  )
}
