import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { LobbyStore } from '../state/lobby-store'
import { GameSection } from './game-section'
import { GameTiles } from './game-tiles'
import { HomeSections } from './home-sections'
import { NearEnd } from './near-end'

/** Recent games first, then all of the view; more are drawn as the end comes near. */
export const TileGrid = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const { tiles, found, recents, isWhole } = store
  const hasRecents = isWhole && recents.length > 0
  return (
    <>
      {hasRecents && (
        <GameSection title={t('recent')}>
          <GameTiles store={store} games={recents} label={t('recent')} isRow />
        </GameSection>
      )}
      {isWhole && store.place.category === null && store.place.tag === null ? (
        <HomeSections store={store} />
      ) : (
        <GameSection title={hasRecents ? t('allGames') : null} count={found.length}>
          <GameTiles store={store} games={tiles} label={t('list')} />
          {tiles.length < found.length && (
            <NearEnd onNear={store.showMore}>
              <Button onClick={store.showMore}>{t('showMore')}</Button>
            </NearEnd>
          )}
        </GameSection>
      )}
    </>
  )
})
