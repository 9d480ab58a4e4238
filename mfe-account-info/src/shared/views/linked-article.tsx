import { Link } from '@touchline/screens'
import { IconButton } from '@touchline/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './linked-article.module.css'

/** Longest that a page takes to be scrolled: about a second. */
const FRAMES_MOST = 60

/** Scrolls to an element from frame to frame until it is in sight: before, late content may still move it. */
function comeIntoSight(find: () => Element | null): () => void {
  let remaining = FRAMES_MOST
  let next = requestAnimationFrame(look)
  return () => cancelAnimationFrame(next)

  function look(): void {
    const element = find()
    element?.scrollIntoView({ block: 'center' })
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    const isInSight = bottom > top && top < window.innerHeight && bottom > 0
    remaining -= 1
    if (!isInSight && remaining > 0) next = requestAnimationFrame(look)
  }
}

interface LinkedArticleProps {
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
export function LinkedArticle({ title, text, path, isWanted, labels, children }: LinkedArticleProps) {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isWanted) return comeIntoSight(() => article.current)
  }, [isWanted])
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without permission nothing is copied, and no notice is shown: the link of the title has the address.
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
