import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { DisplaySettings } from '../../../shared/state/display-settings'
import { cx } from '../board-classes'

interface FavouriteStarProps {
  settings: DisplaySettings
  kind: 'match' | 'league'
  id: number
  name: string
  /** Inside a grid the arrow keys lead here. */
  inGrid?: boolean
}

export const FavouriteStar = observer(function FavouriteStar({
  settings,
  kind,
  id,
  name,
  inGrid,
}: FavouriteStarProps) {
  const { t } = useWords()
  const held = kind === 'match' ? settings.favouriteMatches.has(id) : settings.favouriteLeagues.has(id)
  return (
    <button
      type="button"
      className={cx('star', held && 'held')}
      aria-pressed={held}
      aria-label={t(held ? 'favourite.remove' : 'favourite.add', { name })}
      data-star
      tabIndex={inGrid ? -1 : undefined}
      onClick={() => settings.toggleFavourite(kind, id)}
    >
      <Icon name="star" size={16} filled={held} />
    </button>
  )
})
