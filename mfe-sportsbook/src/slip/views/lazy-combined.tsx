import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { withBetsWords } from '../../locales/bets-words'
import { useSlip } from './slip-context'
import styles from './slip-leg.module.css'

/** Combined bets, quick bets and the settings share most of their parts, and one file. */
export const loadCombined = () => withBetsWords(import(/* webpackChunkName: "parlay" */ './combined-more'))

const SlipCombined = lazily(async () => (await loadCombined()).SlipCombined)
const Apart = lazily(async () => (await loadCombined()).SlipApart)

/** The notice of selections at the other kind of price. */
export const SlipApart = observer(function SlipApart() {
  const { all, burmese, mode } = useSlip().slip
  const others = mode === 'myanmar' ? all.length : burmese.length
  return (
    others > 0 && (
      <Suspense fallback={null}>
        <Apart count={others} />
      </Suspense>
    )
  )
})

/** Bets on several selections together. Their file loads with the first of these modes. */
export const LazyCombined = observer(function LazyCombined() {
  const { t } = useWords()
  const { combination } = useSlip().slip
  const loading = <p className={styles.loading}>{t('button.loading')}</p>
  if (!combination) return loading
  return (
    <Suspense fallback={loading}>
      <SlipCombined combination={combination} />
    </Suspense>
  )
})
