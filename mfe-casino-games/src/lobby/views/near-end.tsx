import { type ReactNode, useEffect, useRef } from 'react'
import styles from './near-end.module.css'

/** Calls `onNear` when the end of the drawn tiles comes near the screen; its children offer the same by hand. */
export function NearEnd({ onNear, children }: { onNear: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = ref.current
    if (!end || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '600px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  })
  return (
    <div ref={ref} className={styles.end}>
      {children}
    </div>
  )
}
