import clsx from 'clsx'
import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import styles from './layer.module.css'
import { usePlaced } from './use-placed'

interface TooltipProps {
  text: string
  /** One control that can have the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A pointer that only crosses shows nothing. */
const HOVER_DELAY_MS = 300

/**
 * A sentence about a control, shown on hover or focus; Escape hides it. It describes only: the name of a
 * control is on the control itself, and necessary text is on the page.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  usePlaced(isOpen, box, tip, { placement: 'top' })
  const set = (next: boolean, afterMs = 0) => {
    clearTimeout(waiting.current)
    if (afterMs === 0) setOpen(next)
    else waiting.current = setTimeout(() => setOpen(next), afterMs)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices what happens to the control inside.
    <span
      ref={box}
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && set(true, HOVER_DELAY_MS)}
      // The tip lies inside: a pointer may go over to it and read on.
      onPointerLeave={() => set(false)}
      onFocus={() => set(true)}
      onBlur={() => set(false)}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && set(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!isOpen}
        data-layer={isOpen ? '' : undefined}
        className={clsx(styles.layer, styles.tip)}
      >
        {text}
      </span>
    </span>
  )
}
