import { NoticeBox } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { LobbyStore } from '../state/lobby-store'
import { BlockedLaunchNotice } from './blocked-launch'
import { LobbyBody } from './lobby-body'
import { LobbyFilters } from './lobby-filters'
import styles from './lobby-page.module.css'
import { OpenRoundNotice } from './open-round-notice'
import { ProviderTabs } from './provider-tabs'

/** Search and order serve games that are already seen. */
const LobbyTools = lazily(async () => (await import('./lobby-tools')).LobbyTools)
const LobbyHero = lazily(async () => (await import('./lobby-hero')).LobbyHero)

/** A lobby: featured games, providers, filters, and the games. */
export const LobbyPage = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const isReady = store.lobby !== null
  const hasHero = store.isPlayable && store.featured.length > 0
  return (
    <section aria-labelledby="lobby-title">
      <BlockedLaunchNotice launcher={store.launcher} />
      <OpenRoundNotice store={store} />
      {/* Its place is kept, so that tiles do not move when it comes. */}
      {(!isReady || hasHero) && store.isPlayable && (
        <div className={styles.hero}>
          {isReady && (
            <Suspense fallback={null}>
              <LobbyHero store={store} />
            </Suspense>
          )}
        </div>
      )}
      <header className={styles.head}>
        <h1 id="lobby-title" tabIndex={-1}>
          {t(`lobby.${store.place.title}`)}
        </h1>
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
