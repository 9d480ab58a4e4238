import { IconButton } from '@touchline/ui'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../use-words'
import styles from './frame.module.css'

/** Top of a drawer or sheet: what it is, and a close button that is always in sight. Takes the focus when it opens. */
export function SheetHead({ title, open, onClose }: { title: string; open: boolean; onClose: () => void }) {
  const t = useWords()
  const head = useRef<HTMLDivElement>(null)
  // Before the browser paints, while it still knows where the focus was: what lies under the sheet is inert by then.
  useLayoutEffect(() => {
    if (!open) return
    const before = document.activeElement
    head.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open])
  return (
    <div ref={head} className={styles.sheetHead}>
      <h2>{title}</h2>
      <IconButton icon="close" label={t('closeNamed', { name: title })} onClick={onClose} />
    </div>
  )
}
