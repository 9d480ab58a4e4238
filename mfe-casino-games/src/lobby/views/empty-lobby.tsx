import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { ALL_PROVIDERS } from '../domain/lobby-view'
import type { LobbyStore } from '../state/lobby-store'

/** No games, because of the search, of the filter, or at all. */
export const EmptyLobby = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const { search, filter, tag } = store.view
  const showAll = (
    <Button onClick={() => store.change({ filter: 'all', tag: '', provider: ALL_PROVIDERS })}>
      {t('empty.showAll')}
    </Button>
  )
  if (search !== '')
    return (
      <EmptyState
        icon="search"
        title={t('empty.search', { search })}
        actions={<Button onClick={() => store.change({ search: '' })}>{t('clear')}</Button>}
      />
    )
  if (filter === 'favourites')
    return (
      <EmptyState
        icon="star"
        title={t('empty.favourites')}
        text={t('empty.favouritesHint')}
        actions={showAll}
      />
    )
  if (!store.isPlayable && filter === 'all')
    return <EmptyState icon="clock" title={t('coming.title')} text={t('coming.text')} />
  if (filter === 'all' && tag === '') return <EmptyState icon="games" title={t('empty.lobby')} />
  return <EmptyState icon="games" title={t('empty.filter')} actions={showAll} />
})
