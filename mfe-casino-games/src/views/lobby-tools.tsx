import { SearchField } from '@touchline/ui/search-field'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { GAME_SORTS, type GameSort } from '../domain/lobby-view'
import type { LobbyStore } from '../state/lobby-store'
import styles from './lobby-tools.module.css'

/** Search and order. */
export const LobbyTools = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const count = store.stage.stage === 'ready' ? store.stage.games.length : 0
  return (
    <div className={styles.tools}>
      <SearchField
        label={t('search', { count })}
        clearLabel={t('clear')}
        value={store.view.search}
        onSearch={(search) => store.change({ search })}
      />
      <select
        className={styles.sort}
        aria-label={t('sortBy')}
        value={store.view.sort}
        onChange={(event) => store.change({ sort: event.target.value as GameSort })}
      >
        {GAME_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </div>
  )
})
