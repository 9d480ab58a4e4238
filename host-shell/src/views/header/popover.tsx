import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './popover.module.css'

interface PopoverProps {
  /** Name of the button when its content is no text. */
  label: string
  button: ReactNode
  className?: string
  /** What is inside; `close` after a choice. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel below it. Escape and a press elsewhere close it; the focus returns to the button. */
export function Popover({ label, button, className, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const leave = (next: EventTarget | null) => {
    if (next instanceof Node && !box.current?.contains(next)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left.
    <div ref={box} className={styles.box} onBlur={(event) => leave(event.relatedTarget)}>
      <button
        ref={opener}
        type="button"
        className={`${styles.opener} ${className ?? ''}`}
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && <div className={styles.panel}>{children(close)}</div>}
    </div>
  )
}
