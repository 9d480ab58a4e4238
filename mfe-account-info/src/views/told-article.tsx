import { Link } from '@touchline/screens'
import { IconButton } from '@touchline/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './told-article.module.css'

interface ToldArticleProps {
  title: string
  text: string
  /** Address of this very article. */
  path: string
  /** Whether the address leads to it. */
  isWanted: boolean
  labels: { copy: string; copied: string }
  children?: ReactNode
}

/** A title with its text, which has an address of its own that can be copied. */
export function ToldArticle({ title, text, path, isWanted, labels, children }: ToldArticleProps) {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return
    // When the page knows how wide it is: only then does anything stand where it stays.
    const next = requestAnimationFrame(() => article.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(next)
  }, [isWanted])
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without leave nothing is copied, and nothing is said to be: the address stands in the title.
    const done = await navigator.clipboard?.writeText(location.origin + path).then(
      () => true,
      () => false,
    )
    setCopied(done ?? false)
  }
  return (
    <article ref={article} className={styles.article} aria-current={isWanted || undefined}>
      <header>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        <span role="status" className={styles.copied}>
          {isCopied && labels.copied}
        </span>
        <IconButton icon="copy" size={16} label={labels.copy} onClick={() => void copy()} />
      </header>
      <p>{text}</p>
      {children}
    </article>
  )
}
