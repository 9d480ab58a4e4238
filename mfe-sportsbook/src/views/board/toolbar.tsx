import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import { Icon } from '../icons'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import { LinesSelect, OddsTypeSelect, SortSelect } from './board-selects'
import { LeaguesButton } from './leagues-button'
import { RefreshRing } from './refresh-ring'
import { SearchField } from './search-field'
import { Segments } from './segments'
import { LiveOnlySwitch, TimeChips } from './time-chips'
import { ViewTabs } from './view-tabs'

interface ToolbarProps {
  store: BoardStore
  /** Only one half fits: the switch chooses which. */
  halfSwitch: boolean
}

/** Everything that chooses what the board shows, in two rows that stay in sight. */
export const Toolbar = observer(function Toolbar({ store, halfSwitch }: ToolbarProps) {
  const { t } = useWords()
  return (
    <div className={cx('toolbar')}>
      <div className={cx('toolRow')}>
        <h1 className={cx('title')}>
          {t(`sport.${store.sportKey}`, { id: store.filters.sport })}
          <span className={cx('count')}>{store.matchCount}</span>
        </h1>
        <ViewTabs store={store} />
        {halfSwitch ? <HalfSwitch store={store} /> : <HalvesSegments store={store} />}
        <CollapseAll store={store} />
        <RefreshRing store={store} />
      </div>
      <div className={cx('toolRow', 'wrap')}>
        <TimeChips store={store} />
        <LiveOnlySwitch store={store} />
        <span className={cx('gap')} />
        <SearchField store={store} />
        <OddsTypeSelect store={store} />
        <LinesSelect store={store} />
        <SortSelect store={store} />
        <LeaguesButton store={store} />
      </div>
    </div>
  )
})

const HalvesSegments = observer(function HalvesSegments({ store }: { store: BoardStore }) {
  const { t } = useWords()
  return (
    <Segments
      label={t('half.label')}
      choices={['full', 'half', 'both'] as const}
      chosen={store.halves}
      nameOf={(half) => t(`half.${half}`)}
      choose={(marketType) => store.mirror.changeDisplay({ marketType })}
    />
  )
})

/** Full time or first half, where the width has room for one. */
export const HalfSwitch = observer(function HalfSwitch({ store }: { store: BoardStore }) {
  const { t } = useWords()
  return (
    <Segments
      label={t('half.label')}
      choices={['full', 'half'] as const}
      chosen={store.halfShown}
      nameOf={(half) => t(half === 'full' ? 'half.ft' : 'half.1h')}
      choose={(half) => store.showHalf(half)}
    />
  )
})

const CollapseAll = observer(function CollapseAll({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const folded = store.collapsed.size > 0
  const label = t(folded ? 'expandAll' : 'collapseAll')
  return (
    <button
      type="button"
      className={cx('iconButton')}
      aria-label={label}
      title={label}
      onClick={() => store.toggleAllLeagues()}
    >
      <Icon name={folded ? 'expand' : 'collapse'} size={18} />
    </button>
  )
})
