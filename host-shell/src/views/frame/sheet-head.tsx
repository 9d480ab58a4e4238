import { IconButton } from '@touchline/ui'
import { useWords } from '../use-words'
import styles from './sheet-head.module.css'
import { useFocusWhileOpen } from './use-focus-while-open'

interface SheetHeadProps {
  title: string
  /** The content has a heading of its own; the close button is at its end. */
  untitled?: boolean
  open: boolean
  onClose: () => void
}

/** Top of a drawer or sheet: what it is, and a close button that is always in sight. Takes the focus when it opens. */
export function SheetHead({ title, untitled = false, open, onClose }: SheetHeadProps) {
  const t = useWords()
  const head = useFocusWhileOpen(open)
  return (
    <div ref={head} className={untitled ? styles.sheetClose : styles.sheetHead}>
      {!untitled && <h2>{title}</h2>}
      <IconButton icon="close" label={t('closeNamed', { name: title })} onClick={onClose} />
    </div>
  )
}
