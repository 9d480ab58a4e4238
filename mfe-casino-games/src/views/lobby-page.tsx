import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { LobbyStore } from '../state/lobby-store'
import { LobbyBody } from './lobby-body'
import { LobbyFilters } from './lobby-filters'
import { LobbyLinks } from './lobby-links'
import styles from './lobby-page.module.css'
import { LobbyTools } from './lobby-tools'
import { ProviderTabs } from './provider-tabs'

/** The lobby of one category of games. */
export const LobbyPage = observer(({ store }: { store: LobbyStore }) => {
  const { t, tag } = useWords()
  const isReady = store.stage.stage === 'ready'
  return (
    <section className={styles.page} aria-labelledby="lobby-title" lang={tag}>
      <LobbyLinks current={store.category} />
      <header className={styles.head}>
        <h1 id="lobby-title">{t(`lobby.${store.category}`)}</h1>
        {isReady && <LobbyTools store={store} />}
      </header>
      {isReady && <ProviderTabs store={store} />}
      {isReady && <LobbyFilters store={store} />}
      <LobbyBody store={store} />
    </section>
  )
})
