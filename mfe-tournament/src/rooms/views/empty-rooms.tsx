import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { CREATE_ROOM, type RoomTab } from '../../shared/domain/room-addresses'
import { LinkButton } from '../../shared/views/link-button'

interface EmptyRoomsProps {
  tab: RoomTab
  search: string
  show: (tab: RoomTab) => void
  clear: () => void
}

/** No rooms, because of the search, of the tab, or at all. */
export function EmptyRooms({ tab, search, show, clear }: EmptyRoomsProps) {
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
      actions={
        <>
          <LinkButton to={CREATE_ROOM.path} look="primary">
            {t('create')}
          </LinkButton>
          {tab === 'free' ? (
            <Button onClick={() => show('all')}>{t('empty.showAll')}</Button>
          ) : (
            <Button onClick={() => show('free')}>{t('empty.showFree')}</Button>
          )}
        </>
      }
    />
  )
}
