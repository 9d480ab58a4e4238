import { Chip } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { GAME_FILTERS, type GameFilter } from '../domain/lobby-view'
import { tagText } from '../domain/tag-text'
import type { LobbyStore } from '../state/lobby-store'
import styles from './lobby-filters.module.css'

/** Filters of the games, and how many games they leave. */
export const LobbyFilters = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const { view, jackpots, tags } = store
  const filters = GAME_FILTERS.filter((filter) => filter !== 'jackpot' || jackpots.byGame.size > 0)
  const isPressed = (filter: GameFilter) => view.filter === filter && (filter !== 'all' || view.tag === '')
  const all = { filter: 'all', tag: '' } as const
  return (
    <div className={styles.row}>
      <fieldset className={styles.chips} aria-label={t('filters')}>
        {filters.map((filter) => (
          <Chip
            key={filter}
            pressed={isPressed(filter)}
            onClick={() => store.change(filter === 'all' ? all : { filter })}
          >
            {t(`filter.${filter}`)}
          </Chip>
        ))}
        {tags.map((tag) => (
          <Chip
            key={tag}
            pressed={view.tag === tag}
            onClick={() => store.change({ tag: view.tag === tag ? '' : tag })}
          >
            {tagText(tag, t)}
          </Chip>
        ))}
      </fieldset>
      <span className={styles.found} role="status">
        {t('found', { count: store.found.length })}
      </span>
    </div>
  )
})
