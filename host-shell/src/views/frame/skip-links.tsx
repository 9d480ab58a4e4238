import type { Sheets } from '../../state/open-sheet'
import type { Layout } from '../../state/use-layout'
import { useWords } from '../use-words'
import styles from './skip-links.module.css'

/** First stops of the keyboard: the page, the slip, the menu. */
export function SkipLinks({ sheets, layout }: { sheets: Sheets; layout: Layout }) {
  const t = useWords()
  const go = (target: 'main' | 'slip' | 'menu') => {
    if (target !== 'main' && layout.left !== 'column') sheets.show(target)
    else {
      const part = document.getElementById(target)
      // An area may say where in it a reader wants to land: the board on a price.
      ;(part?.querySelector<HTMLElement>('[data-skip-to]') ?? part)?.focus()
    }
  }
  return (
    <div className={styles.skip}>
      {(['main', 'slip', 'menu'] as const).map((target) => (
        <button key={target} type="button" onClick={() => go(target)}>
          {t(`skip.${target}`)}
        </button>
      ))}
    </div>
  )
}
