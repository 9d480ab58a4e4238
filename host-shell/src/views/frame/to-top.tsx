import { Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../use-words'
import styles from './to-top.module.css'

/** Shown once the page is scrolled by so many heights of the window. */
const FAR = 1.5

/** One tap to the top of a long page. */
export function ToTop() {
  const t = useWords()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR * window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isFar) return null
  const go = () => {
    window.scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.toTop} aria-label={t('toTop')} onClick={go}>
      <Icon name="chevronUp" size={22} />
    </button>
  )
}
