import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import styles from './slip.module.css'
import { useSlip } from './slip-context'

const SlipParlay = lazily(
  async () => (await import(/* webpackChunkName: "parlay" */ './parlay/slip-parlay')).SlipParlay,
)

/** The parlay, which comes when its mode is first opened. */
export const LazyParlay = observer(function LazyParlay() {
  const { t } = useWords()
  const { combination } = useSlip().slip
  const loading = <p className={styles.loading}>{t('button.loading')}</p>
  if (!combination) return loading
  return (
    <Suspense fallback={loading}>
      <SlipParlay combination={combination} />
    </Suspense>
  )
})
