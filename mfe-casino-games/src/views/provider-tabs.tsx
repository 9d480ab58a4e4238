import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { ALL_PROVIDERS } from '../domain/lobby-view'
import type { LobbyStore } from '../state/lobby-store'
import styles from './provider-tabs.module.css'

/** All providers, or one of them; scrolls sideways where they do not fit. */
export const ProviderTabs = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const { provider } = store
  useEffect(() => {
    const chosen = scroller.current?.querySelector('[aria-checked="true"]')
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [provider])
  if (!store.lobby) return null
  const { providers, games } = store.lobby
  const tabs = [
    { value: ALL_PROVIDERS, label: t('allProviders'), count: games.length },
    ...providers.map(({ provider_id, name, games: count }) => ({ value: provider_id, label: name, count })),
  ]
  return (
    <div ref={scroller} className={styles.scroller}>
      <Segmented
        label={t('providers')}
        look="underline"
        segments={tabs}
        value={provider ?? ALL_PROVIDERS}
        onChange={(chosen) => store.change({ provider: chosen })}
        className={styles.tabs}
      />
    </div>
  )
})
