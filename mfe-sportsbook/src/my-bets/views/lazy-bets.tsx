import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { Suspense } from 'react'
import { withBetsWords } from '../../locales/bets-words'
import styles from '../../slip/views/slip-leg.module.css'
import type { BetsStore } from '../state/bets-store'

/** Called when the page has a moment, so that the first look at My Bets waits for nothing. */
export const loadBets = async () => (await withBetsWords(import('./bets-view'))).BetsView

const BetsView = lazily(loadBets)

/** My Bets, in a file of its own: the slip is there before it. */
export function LazyBets({ bets }: { bets: BetsStore }) {
  const { t } = useWords()
  return (
    <Suspense fallback={<p className={styles.loading}>{t('bets.loading')}</p>}>
      <BetsView bets={bets} />
    </Suspense>
  )
}
