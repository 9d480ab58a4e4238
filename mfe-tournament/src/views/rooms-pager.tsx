import { Pager } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { RoomListStore } from '../state/room-list-store'

/** The pages of the list. */
export const RoomsPager = observer(({ store }: { store: RoomListStore }) => {
  const { t } = useWords()
  const { pages } = store
  const { page } = store.view
  return (
    <Pager
      page={page}
      pages={pages}
      turnTo={store.turnTo}
      labels={{
        pager: t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        place: t('pager.place', { page, pages }),
      }}
    />
  )
})
