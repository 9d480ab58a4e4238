import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { type ComponentProps, Suspense } from 'react'
import styles from '../slip.module.css'

const MyanmarForm = lazily(
  async () => (await import(/* webpackChunkName: "myanmar" */ './myanmar-form')).MyanmarForm,
)

/** Bodies and maungs: few members have them. */
export function LazyMyanmar(props: ComponentProps<typeof MyanmarForm>) {
  const { t } = useWords()
  return (
    <Suspense fallback={<p className={styles.loading}>{t('button.loading')}</p>}>
      <MyanmarForm {...props} />
    </Suspense>
  )
}
