import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './toast.module.css'

/**
 * The place of short messages: the lower corner, above the bottom bar of a phone. One per page; the shell has
 * it.
 */
export function ToastStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

interface ToastProps {
  /** Milliseconds; it stays until it is closed when 0. */
  lastsMs: number
  onClose: () => void
  children: ReactNode
}

/** A message that goes by itself, but not while somebody reads it: under a pointer that moves, or with the focus in it. */
export function Toast({ lastsMs, onClose, children }: ToastProps) {
  const [isRead, setRead] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (lastsMs === 0 || isRead) return
    const timer = setTimeout(() => close.current(), lastsMs)
    return () => clearTimeout(timer)
  }, [lastsMs, isRead])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody reads.
    <div
      className={styles.toast}
      // Not on entering: a toast that appears under a still pointer would stay until it moves.
      onPointerMove={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      {children}
    </div>
  )
}
