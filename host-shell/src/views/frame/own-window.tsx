import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { BrandMark } from '../header/brand-mark'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './own-window.module.css'

/** A page in a window of its own: nothing of the frame beside it, and a way to close it. */
export function OwnWindow({ children }: { children: ReactNode }) {
  const { brand } = useShell()
  const t = useWords()
  return (
    <div className={styles.window}>
      <header className={styles.bar}>
        <BrandMark brand={brand} />
        <Button size="small" onClick={() => window.close()}>
          {t('close')}
        </Button>
      </header>
      {children}
    </div>
  )
}
