import { NoticeBox } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { LobbyStore } from '../state/lobby-store'
import { LobbyBody } from './lobby-body'
import { LobbyFilters } from './lobby-filters'
import styles from './lobby-page.module.css'
import { ProviderTabs } from './provider-tabs'

/** Search and order serve games that are already seen. */
const LobbyTools = lazily(async () => (await import('./lobby-tools')).LobbyTools)

/** The lobby of one category of games. */
export const LobbyPage = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const isReady = store.lobby !== null
  return (
    <section aria-labelledby="lobby-title">
      <header className={styles.head}>
        <h1 id="lobby-title">{t(`lobby.${store.category}`)}</h1>
        {isReady && (
          <div className={styles.tools}>
            <Suspense fallback={null}>
              <LobbyTools store={store} />
            </Suspense>
          </div>
        )}
      </header>
      {isReady && <ProviderTabs store={store} />}
      {isReady && <LobbyFilters store={store} />}
      {isReady && !store.isPlayable && store.found.length > 0 && (
        <div className={styles.notice}>
          <NoticeBox tone="info">{t('coming.text')}</NoticeBox>
        </div>
      )}
      <LobbyBody store={store} />
    </section>
  )
})
