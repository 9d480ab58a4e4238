import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: string
  /** Name of the close button; without it the dialog is closed by its own buttons alone. */
  closeLabel?: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  width?: number
}

/** A dialog that keeps the focus until it is closed. Kept out of the first load: import it when it is first needed. */
export function Dialog({ open, title, closeLabel, onClose, children, footer, width = 480 }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Not Radix's own, which writes a style element: the page's policy allows none. */}
        <div className={styles.overlay} />
        <Radix.Content className={styles.content} style={{ maxWidth: width }} aria-describedby={undefined}>
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {closeLabel && (
              <Radix.Close className={styles.close} aria-label={closeLabel}>
                <Icon name="close" />
              </Radix.Close>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
