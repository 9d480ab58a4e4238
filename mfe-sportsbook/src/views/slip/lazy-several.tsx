import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { Suspense } from 'react'
import styles from './slip.module.css'

/** Called when the page has a moment, so that a second pick waits for nothing. */
export const loadSeveral = async () => (await import('./slip-several')).SlipSeveral

const SlipSeveral = lazily(loadSeveral)

/** Several singles, in a file of their own. */
export function LazySeveral() {
  const { t } = useWords()
  return (
    <Suspense fallback={<p className={styles.loading}>{t('button.loading')}</p>}>
      <SlipSeveral />
    </Suspense>
  )
}
