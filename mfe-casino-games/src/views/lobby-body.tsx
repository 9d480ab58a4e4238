import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { LobbyStore } from '../state/lobby-store'
import { DisabledLobby } from './disabled-lobby'
import { EmptyLobby } from './empty-lobby'
import { LoadingTiles } from './loading-tiles'
import { TileGrid } from './tile-grid'

/** What the lobby holds, by what is known of it. */
export const LobbyBody = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const { stage } = store
  switch (stage.stage) {
    case 'loading':
      return <LoadingTiles />
    case 'failed':
      return (
        <FailedState
          title={t('failed')}
          text={`${stage.text} ${t('code', { code: stage.code })}`}
          retryLabel={t('retry')}
          retry={store.retry}
        />
      )
    case 'disabled':
      return <DisabledLobby category={store.category} upline={store.upline} />
    case 'ready':
      return store.found.length === 0 ? <EmptyLobby store={store} /> : <TileGrid store={store} />
  }
})
