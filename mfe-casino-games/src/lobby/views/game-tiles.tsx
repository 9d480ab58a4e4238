import { type Game, gameIdOf } from '@touchline/contracts/calls'
import clsx from 'clsx'
import { observer } from 'mobx-react-lite'
import type { LobbyStore } from '../state/lobby-store'
import { GameTile } from './game-tile'
import styles from './game-tiles.module.css'
import { useRoving } from './use-roving'

interface GameTilesProps {
  store: LobbyStore
  games: readonly Game[]
  label: string
  /** One row that scrolls sideways. */
  isRow?: boolean
}

/** Tiles that the arrow keys move through. */
export const GameTiles = observer(({ store, games, label, isRow = false }: GameTilesProps) => {
  const { marks, jackpots, launcher, providerNames, at, isPlayable } = store
  const roving = useRoving(games.length)
  return (
    <div className={styles.frame}>
      <ul
        ref={roving.ref}
        className={clsx(styles.grid, isRow && styles.row)}
        aria-label={label}
        onKeyDown={roving.onKeyDown}
      >
        {games.map((game, index) => (
          <GameTile
            key={gameIdOf(game)}
            game={game}
            path={launcher.pathOf(game)}
            provider={providerNames.get(game.provider) ?? ''}
            isFavourite={marks.favourites.has(gameIdOf(game))}
            isPlayable={isPlayable}
            jackpot={jackpots.byGame.get(gameIdOf(game))}
            launch={launcher.launch}
            toggleFavourite={marks.toggle}
            now={at}
            tabStop={index === roving.current}
            index={index}
            onEnter={roving.enter}
          />
        ))}
      </ul>
    </div>
  )
})
