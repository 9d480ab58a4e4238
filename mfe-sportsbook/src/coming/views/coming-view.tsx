import { Button, EmptyState, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { ComingPage } from '../domain/coming-pages'
import styles from './coming-view.module.css'

/** A page that has no content yet, with the way to the board. */
export function ComingView({ page }: { page: ComingPage }) {
  const { navigate } = useHost()
  const { t } = useWords()
  return (
    <section className={styles.page} aria-labelledby="coming-title">
      <h1 id="coming-title">{t(`coming.${page}`)}</h1>
      <EmptyState
        icon="clock"
        title={t('coming.title')}
        text={t('coming.text')}
        actions={<Button onClick={() => navigate('/desktop')}>{t('coming.toSports')}</Button>}
      />
    </section>
  )
}
