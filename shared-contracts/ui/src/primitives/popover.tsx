import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './layer.module.css'
import { useDismissal } from './use-dismissal'
import { usePlaced } from './use-placed'

/** Attributes of a button that opens a popover. */
export interface PopoverTrigger {
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
  'aria-controls': string | undefined
  onClick: () => void
}

interface PopoverProps {
  /** Name of what opens. */
  label: string
  trigger: (trigger: PopoverTrigger) => ReactNode
  /** `close` after a choice. */
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a small panel beside it: a few controls that belong to the place. Escape, a press elsewhere and leaving
 * it by Tab close it; the focus goes in when it opens and back when it closes.
 */
export function Popover({ label, trigger, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  usePlaced(isOpen, box, panel)
  const close = () => {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  useDismissal(isOpen, box, close, () => setOpen(false))
  useEffect(() => {
    if (isOpen) (panel.current?.querySelector<HTMLElement>(FOCUSABLE) ?? panel.current)?.focus()
  }, [isOpen])
  return (
    <span ref={box} className={styles.anchor}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <div
          ref={panel}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          data-layer
          className={`${styles.layer} ${styles.panel}`}
        >
          {children(close)}
        </div>
      )}
    </span>
  )
}

const FOCUSABLE = 'button:not(:disabled), [href], input:not(:disabled), select, textarea, [tabindex="0"]'
