import type { Game } from '@touchline/contracts/calls'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { memo } from 'react'
import { formatRtp } from '../domain/format-rtp'
import { TileArt } from './art/tile-art'
import { Closed } from './closed'
import styles from './game-tile.module.css'

interface GameTileProps {
  game: Game
  provider: string
  isFavourite: boolean
  /** Whether games of the lobby can be played at all. */
  isPlayable: boolean
  toggleFavourite: (gameId: string) => void
  /** Epoch milliseconds. */
  now: number
  /** Is this the tile that the tab key enters the grid by? */
  tabStop: boolean
  /** Place in the grid, told when the focus comes here. */
  index: number
  onEnter: (index: number) => void
}

/** One game: picture, name, provider, return; a closed one says when it is back. */
export const GameTile = memo((props: GameTileProps) => {
  const { game, provider, isFavourite, isPlayable, toggleFavourite, now, tabStop, index, onEnter } = props
  const { t } = useWords()
  const { name, status, badge, rtp } = game
  const isOpen = status === 'open'
  const spokenStatus = isOpen && !isPlayable ? t('coming.title') : t(`status.${status}`)
  return (
    <li className={styles.tile}>
      <div className={styles.art}>
        <div className={isOpen ? styles.picture : styles.grey}>
          <TileArt art={game.art} category={game.category} />
        </div>
        {isOpen && isPlayable && badge !== null && (
          <span className={styles[badge]}>{t(`badge.${badge}`)}</span>
        )}
        {!isOpen && <Closed game={game} now={now} />}
        <button
          type="button"
          data-stop
          tabIndex={tabStop ? 0 : -1}
          className={styles.star}
          aria-pressed={isFavourite}
          aria-label={t('favourite', { name, provider, status: spokenStatus })}
          onClick={() => toggleFavourite(game.game_id)}
          onFocus={() => onEnter(index)}
        >
          <Icon name="star" size={16} filled={isFavourite} />
        </button>
      </div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.facts}>
        <span>{provider}</span>
        {isPlayable && rtp !== null && <span>{t('rtp', { rtp: formatRtp(rtp) })}</span>}
      </p>
    </li>
  )
})
