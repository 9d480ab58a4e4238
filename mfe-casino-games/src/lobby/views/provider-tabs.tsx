import { Icon, Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { ALL_PROVIDERS } from '../domain/lobby-view'
import type { LobbyStore } from '../state/lobby-store'
import styles from './provider-tabs.module.css'
import { useHiddenSides } from './use-hidden-sides'

/** Of the row's width, so that a tab that was cut is whole after one press. */
const STEP = 0.75

/**
 * All providers, or one of them. Where they do not fit they fade out at the side that hides some, and a mouse has an arrow
 * there; keys walk from tab to tab and bring each into sight.
 */
export const ProviderTabs = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const { provider, lobby } = store
  const { before, after } = useHiddenSides(scroller, lobby)
  useEffect(() => {
    const chosen = scroller.current?.querySelector('[aria-checked="true"]')
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [provider])
  if (!lobby) return null
  const tabs = [
    { value: ALL_PROVIDERS, label: t('allProviders'), count: store.games.length },
    ...store.providers.map(({ code, name, count }) => ({ value: code, label: name, count })),
  ]
  const arrow = (side: 'before' | 'after') => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-side={side}
      className={styles.arrow}
      onClick={() => {
        const width = scroller.current?.clientWidth ?? 0
        scroller.current?.scrollBy({ left: (side === 'after' ? STEP : -STEP) * width })
      }}
    >
      <Icon name={side === 'after' ? 'chevronRight' : 'chevronLeft'} size={18} />
    </button>
  )
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        data-before={before || undefined}
        data-after={after || undefined}
      >
        <Segmented
          label={t('providers')}
          look="underline"
          segments={tabs}
          value={provider ?? ALL_PROVIDERS}
          onChange={(chosen) => store.change({ provider: chosen })}
          className={styles.tabs}
        />
      </div>
      {before && arrow('before')}
      {after && arrow('after')}
    </div>
  )
})
