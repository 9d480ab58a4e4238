import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { HostMirror } from '../../../state/host-mirror'
import { cx } from '../board-classes'

interface FavouriteStarProps {
  mirror: HostMirror
  kind: 'match' | 'league'
  id: number
  name: string
  /** Inside a grid the arrow keys lead here. */
  inGrid?: boolean
}

export const FavouriteStar = observer(function FavouriteStar({
  mirror,
  kind,
  id,
  name,
  inGrid,
}: FavouriteStarProps) {
  const { t } = useWords()
  const held = kind === 'match' ? mirror.favouriteMatches.has(id) : mirror.favouriteLeagues.has(id)
  const toggle = () => (kind === 'match' ? mirror.toggleFavouriteMatch(id) : mirror.toggleFavouriteLeague(id))
  return (
    <button
      type="button"
      className={cx('star', held && 'held')}
      aria-pressed={held}
      aria-label={t(held ? 'favourite.remove' : 'favourite.add', { name })}
      data-star
      tabIndex={inGrid ? -1 : undefined}
      onClick={toggle}
    >
      <Icon name="star" size={16} filled={held} />
    </button>
  )
})
