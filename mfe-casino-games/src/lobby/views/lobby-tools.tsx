import { SearchField } from '@touchline/ui/search-field'
import { Select } from '@touchline/ui/select'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { GAME_SORTS } from '../domain/lobby-view'
import type { LobbyStore } from '../state/lobby-store'
import styles from './lobby-tools.module.css'

/** Search and order. */
export const LobbyTools = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const count = store.games.length
  return (
    <>
      <SearchField
        label={t('search', { count })}
        clearLabel={t('clear')}
        value={store.view.search}
        onSearch={(search) => store.change({ search })}
      />
      <Select
        className={styles.sort}
        look="inline"
        label={t('sortBy')}
        options={GAME_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        value={store.view.sort}
        onChange={(sort) => store.change({ sort })}
      />
    </>
  )
})
