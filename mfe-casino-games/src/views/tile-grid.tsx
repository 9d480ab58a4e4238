import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { LobbyStore } from '../state/lobby-store'
import { GameTile } from './game-tile'
import { NearEnd } from './near-end'
import styles from './tile-grid.module.css'
import { useRoving } from './use-roving'

/** Tiles in a grid that the arrow keys move through; more are drawn as the end comes near. */
export const TileGrid = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const { tiles, found, favourites, providerNames, at } = store
  const roving = useRoving(tiles.length)
  return (
    <div className={styles.frame}>
      <ul ref={roving.ref} className={styles.grid} aria-label={t('list')} onKeyDown={roving.onKeyDown}>
        {tiles.map((game, index) => (
          <GameTile
            key={game.game_id}
            game={game}
            provider={providerNames.get(game.provider_id) ?? ''}
            isPlayable={store.isPlayable}
            isFavourite={favourites.ids.has(game.game_id)}
            toggleFavourite={favourites.toggle}
            now={at}
            tabStop={index === roving.current}
            index={index}
            onEnter={roving.enter}
          />
        ))}
      </ul>
      {tiles.length < found.length && (
        <NearEnd onNear={store.showMore}>
          <Button onClick={store.showMore}>{t('showMore')}</Button>
        </NearEnd>
      )}
    </div>
  )
})
