import { Chip } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { GAME_FILTERS } from '../domain/lobby-view'
import type { LobbyStore } from '../state/lobby-store'
import styles from './lobby-filters.module.css'

/** All games, favourites, new or hot ones; how many are shown stands beside them. */
export const LobbyFilters = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  return (
    <div className={styles.row}>
      <fieldset className={styles.chips} aria-label={t('filters')}>
        {GAME_FILTERS.map((filter) => (
          <Chip key={filter} pressed={store.view.filter === filter} onClick={() => store.change({ filter })}>
            {t(`filter.${filter}`)}
          </Chip>
        ))}
      </fieldset>
      <span className={styles.found} role="status">
        {t('found', { count: store.found.length })}
      </span>
    </div>
  )
})
