import { useCloseOnBack } from '@touchline/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './popover.module.css'

interface PopoverProps {
  /** Name of the button when its content is no text. */
  label: string
  button: ReactNode
  className?: string
  /** The content; `close` after a choice. */
  children: (close: () => void) => ReactNode
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A button that opens a small panel below it. Escape and a press elsewhere close it; the focus returns to the button. Arrows go
 * through the items, with the button between the last and the first.
 */
export function Popover({ label, button, className, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useCloseOnBack(open, close)
  const leave = (next: EventTarget | null) => {
    if (next && !box.current?.contains(next as Node)) setOpen(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls works on references alone.
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => leave(event.target)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      const step = STEP[event.key]
      if (!step || !box.current) return
      event.preventDefault()
      const stops = [...box.current.querySelectorAll<HTMLElement>('a, button')]
      stops.at((stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length)?.focus()
    }
    const listening = new AbortController()
    document.addEventListener('pointerdown', onPress, listening)
    document.addEventListener('keydown', onKey, listening)
    return () => listening.abort()
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus moved away.
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
