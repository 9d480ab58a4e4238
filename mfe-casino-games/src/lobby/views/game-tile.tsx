import { type Game, gameIdOf } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { type MouseEvent, memo } from 'react'
import { canLaunch } from '../domain/can-launch'
import { formatRtp } from '../domain/format-rtp'
import type { Jackpot } from '../state/jackpots-store'
import { TileArt } from './art/tile-art'
import { Closed } from './closed'
import styles from './game-tile.module.css'

export interface GameTileProps {
  game: Game
  provider: string
  path: string
  isFavourite: boolean
  /** Whether games of the lobby can be played at all. */
  isPlayable: boolean
  jackpot: Jackpot | undefined
  launch: (game: Game) => void
  toggleFavourite: (game: Game) => void
  /** Epoch milliseconds. */
  now: number
  /** Is this the tile that the tab key enters the grid by? */
  tabStop: boolean
  /** Place in the grid, passed on when the focus comes here. */
  index: number
  onEnter: (index: number) => void
}

/** One game: a link with its picture, name, provider and return; a closed one says when it is back. */
export const GameTile = memo((props: GameTileProps) => {
  const { game, provider, path, isPlayable, jackpot, launch, now, tabStop, index, onEnter } = props
  const { t } = useWords()
  const { name, badge, rtp } = game
  const isOpen = canLaunch(game)
  const isLink = isOpen && isPlayable
  const press = (event: MouseEvent) => {
    // With a key held the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isLink) launch(game)
  }
  return (
    <li className={styles.tile} data-game={gameIdOf(game)}>
      <a
        data-stop
        className={styles.link}
        role={isLink ? undefined : 'link'}
        href={isLink ? path : undefined}
        aria-disabled={!isLink || undefined}
        tabIndex={tabStop ? 0 : -1}
        aria-label={t('tile', { name, provider, status: statusText(game, isPlayable, t) })}
        onClick={press}
        onFocus={() => onEnter(index)}
      >
        <div className={styles.art}>
          <div className={isOpen ? styles.picture : styles.grey}>
            <TileArt {...game} />
          </div>
          {isOpen && badge !== null && game.reason === null && (
            <span className={styles[badge]}>{t(`badge.${badge}`)}</span>
          )}
          {isOpen && game.reason !== null && <span className={styles.new}>{t('badge.demo')}</span>}
          {!isOpen && <Closed game={game} now={now} />}
        </div>
      </a>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.facts}>
        <span>{provider}</span>
        {jackpot ? (
          <strong className={styles.jackpot}>{formatMoney(jackpot.amount, jackpot.currency)}</strong>
        ) : (
          isPlayable && rtp !== null && <span>{t('rtp', { rtp: formatRtp(rtp) })}</span>
        )}
      </p>
      <Star {...props} />
    </li>
  )
})

function Star({ game, provider, isFavourite, toggleFavourite, tabStop, index, onEnter }: GameTileProps) {
  const { t } = useWords()
  return (
    <button
      type="button"
      data-star
      tabIndex={tabStop ? 0 : -1}
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={t('favourite', { name: game.name, provider })}
      onClick={() => toggleFavourite(game)}
      onFocus={() => onEnter(index)}
    >
      <Icon name="star" size={16} filled={isFavourite} />
    </button>
  )
}

function statusText(game: Game, isPlayable: boolean, t: ReturnType<typeof useWords>['t']): string {
  if (!isPlayable) return t('coming.title')
  if (game.reason === null)
    return game.badge === null ? t('status.open') : `${t('status.open')}, ${t(`badge.${game.badge}`)}`
  if (canLaunch(game)) return t('badge.demo')
  return t(game.state === 'maintenance' ? 'status.maintenance' : 'status.disabled')
}
