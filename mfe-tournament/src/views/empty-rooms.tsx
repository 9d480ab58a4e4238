import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { RoomTab } from '../domain/room-list-view'

interface EmptyRoomsProps {
  tab: RoomTab
  search: string
  showAll: () => void
  clear: () => void
}

/** No rooms, because of the search, of the tab, or at all. */
export function EmptyRooms({ tab, search, showAll, clear }: EmptyRoomsProps) {
  const { t } = useWords()
  if (search !== '')
    return (
      <EmptyState
        icon="search"
        title={t('empty.search', { search })}
        actions={<Button onClick={clear}>{t('clearSearch')}</Button>}
      />
    )
  return (
    <EmptyState
      icon="trophy"
      title={t(`empty.${tab}`)}
      text={t('empty.hint')}
      actions={tab === 'all' ? undefined : <Button onClick={showAll}>{t('empty.showAll')}</Button>}
    />
  )
}
