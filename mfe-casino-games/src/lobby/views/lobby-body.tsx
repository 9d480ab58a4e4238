import { ListBody } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { isDisabling, type LobbyStore } from '../state/lobby-store'
import { DisabledLobby } from './disabled-lobby'
import { EmptyLobby } from './empty-lobby'
import { LoadingTiles } from './loading-tiles'
import { TileGrid } from './tile-grid'

/** The content of the lobby, by the stage of its data. */
export const LobbyBody = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  return (
    <ListBody
      list={store.list}
      isEmpty={() => store.found.length === 0}
      empty={<EmptyLobby store={store} />}
      failed={t('failed')}
      loading={<LoadingTiles />}
      refused={(code) =>
        isDisabling(code) ? <DisabledLobby title={store.place.title} upline={store.upline} /> : null
      }
    >
      {() => <TileGrid store={store} />}
    </ListBody>
  )
})
