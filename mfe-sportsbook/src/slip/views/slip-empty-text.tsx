import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import styles from './slip-notice.module.css'

/** No selection, and how to come by one. */
export function SlipEmptyText({ children }: { children?: ReactNode }) {
  const { t } = useWords()
  return (
    <div className={styles.empty}>
      <Icon name="slip" size={32} />
      <h3>{t('empty.title')}</h3>
      <p>{t('empty.text')}</p>
      {children}
    </div>
  )
}
