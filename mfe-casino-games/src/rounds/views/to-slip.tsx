import { Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import styles from './rounds.module.css'

interface ToSlipProps {
  /** Id of the section. */
  readonly target: string
  readonly label: string
  readonly count: number
}

/** On a phone the slip is below the markets: leads there while it holds something and is out of sight. */
export function ToSlip({ target, label, count }: ToSlipProps) {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const section = document.getElementById(target)
    if (!section || !window.IntersectionObserver) return
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      // The lower part of the screen is under bars.
      { rootMargin: '0px 0px -200px 0px' },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [target])
  if (count === 0 || isInSight) return null
  const show = () => {
    const section = document.getElementById(target)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.toSlip} onClick={show}>
      <span className={styles.count}>{count}</span>
      <span>{label}</span>
      <Icon name="chevronDown" size={18} />
    </button>
  )
}
