import { useWords } from '@touchline/ui/words'
import type { BetListStore } from '../state/bet-list-store'
import { AreaNavigation } from './area-navigation'
import { BetListBody } from './bet-list-body'
import styles from './bet-list-page.module.css'
import { Segments } from './segments'

interface BetListPageProps {
  store: BetListStore
  /** Epoch milliseconds. */
  now: () => number
  toSports: () => void
}

/** The bet list within the account area. */
export function BetListPage({ store, now, toSports }: BetListPageProps) {
  const { t, tag } = useWords()
  return (
    <div className={styles.frame} lang={tag}>
      <div className={styles.area}>
        <AreaNavigation />
        <section className={styles.page} aria-labelledby="bet-list-title">
          <header className={styles.head}>
            <h1 id="bet-list-title">{t('betList.title')}</h1>
            <span className={styles.zone}>{t('betList.timeZone')}</span>
          </header>
          <Segments store={store} />
          <BetListBody store={store} now={now} toSports={toSports} />
        </section>
      </div>
    </div>
  )
}
