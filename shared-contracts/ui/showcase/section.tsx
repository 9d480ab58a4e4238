import { createContext, type ReactNode, useContext } from 'react'
import styles from './showcase.module.css'
import { SHOWCASE_WORDS, type ShowcaseWords } from './words'

interface Shown {
  words: ShowcaseWords
  /** BCP 47 tag of the page. */
  tag: string
}

const ShownContext = createContext<Shown>({ words: SHOWCASE_WORDS.en as ShowcaseWords, tag: 'en' })

export const ShownProvider = ShownContext.Provider
export const useShown = (): Shown => useContext(ShownContext)

interface SectionProps {
  title: string
  hint?: string
  wide?: boolean
  children: ReactNode
}

/** One primitive in its states. */
export function Section({ title, hint, wide, children }: SectionProps) {
  return (
    <section className={wide ? styles.wide : styles.section} aria-label={title}>
      <h2>
        {title} {hint && <small>{hint}</small>}
      </h2>
      {children}
    </section>
  )
}
