import clsx from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Icon } from '../icons/icon'
import { useCloseOnBack } from '../primitives/open-layers'
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
  /** A drawer keeps the page beside it in sight; where room is short it rises from below as a sheet. */
  look?: 'dialog' | 'drawer'
}

/** A dialog that keeps the focus until it is closed. Kept out of the first load: import it when it is first needed. */
export function Dialog(props: DialogProps) {
  const { open, title, closeLabel, onClose, children, footer, width = 480, look = 'dialog' } = props
  const opener = useRef<Element | null>(null)
  useCloseOnBack(open && closeLabel !== undefined, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Not Radix's own, which writes a style element: the page's policy allows none. */}
        <div className={styles.overlay} />
        <Radix.Content
          className={clsx(styles.content, styles[look])}
          style={{ '--dialog-width': `${width}px` } as CSSProperties}
          aria-describedby={undefined}
          onEscapeKeyDown={keepForLayer}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger, which is missing here.
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
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

/** Escape is for a list, a tip or a popover that is open inside; the next one is for the dialog. */
function keepForLayer(event: KeyboardEvent): void {
  if (document.querySelector('[role="dialog"] [data-layer]')) event.preventDefault()
}
