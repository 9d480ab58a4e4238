import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { BoardColumn } from '../../domain/board-columns'
import { MARKET_NAMES } from '../../domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { Icon } from '../icons'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import { OddsTypeSelect, SortSelect } from './board-selects'
import { useColumnTitle } from './column-heads'
import { LeaguesButton } from './leagues-button'
import { SearchField } from './search-field'
import { LiveOnlySwitch, TimeChips } from './time-chips'
import { HalfSwitch } from './toolbar'
import { viewsOf } from './view-tabs'

interface PhoneToolbarProps {
  store: BoardStore
  columns: readonly BoardColumn[]
}

/** The toolbar of a phone: market tabs, half and kind of bets; the rest folds out. */
export const PhoneToolbar = observer(function PhoneToolbar({ store, columns }: PhoneToolbarProps) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <div className={cx('toolbar')}>
      <h1 className={cx('spoken')}>{t(`sport.${store.sportKey}`, { id: store.filters.sport })}</h1>
      <MarketTabs store={store} />
      <div className={cx('toolRow')}>
        <HalfSwitch store={store} />
        <ViewStepper store={store} columns={columns} />
        <button
          type="button"
          className={cx('iconButton', 'touch')}
          aria-label={t('filters')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" size={20} />
        </button>
      </div>
      {open ? (
        <div className={cx('toolRow', 'wrap')}>
          <TimeChips store={store} />
          <LiveOnlySwitch store={store} />
          <SearchField store={store} />
          <OddsTypeSelect store={store} />
          <SortSelect store={store} />
          <LeaguesButton store={store} />
        </div>
      ) : null}
    </div>
  )
})

const MarketTabs = observer(function MarketTabs({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { market } = store.filters
  return (
    <nav className={cx('marketTabs')} aria-label={t('market.label')}>
      {MARKET_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={cx('marketTab', name === market && 'chosen')}
          aria-current={name === market ? 'true' : undefined}
          onClick={() => store.filter({ market: name, liveOnly: false })}
        >
          {t(`market.${name}`)}
        </button>
      ))}
    </nav>
  )
})

/** Steps through kinds of bets by buttons; the middle names the columns. */
const ViewStepper = observer(function ViewStepper({ store, columns }: PhoneToolbarProps) {
  const { t } = useWords()
  const titleOf = useColumnTitle()
  const views = viewsOf(store.filters.sport)
  const here = views.indexOf(store.filters.view)
  const step = (by: number) =>
    store.filter({ view: views[(here + by + views.length) % views.length] ?? 'hdpou' })
  const name =
    store.filters.view === 'hdpou' ? columns.map(titleOf).join(' · ') : t(`view.${store.filters.view}`)
  return (
    <div className={cx('stepper')}>
      <button
        type="button"
        className={cx('iconButton', 'touch')}
        aria-label={t('previousMarkets')}
        onClick={() => step(-1)}
      >
        <Icon name="chevronLeft" size={18} />
      </button>
      <strong>{name}</strong>
      <button
        type="button"
        className={cx('iconButton', 'touch')}
        aria-label={t('nextMarkets')}
        onClick={() => step(1)}
      >
        <Icon name="chevronRight" size={18} />
      </button>
    </div>
  )
})
