import { FOOTBALL } from '@touchline/contracts'
import { IconButton, Segmented } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { BoardColumn } from '../../domain/board-columns'
import { MARKET_NAMES } from '../../domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import { OddsTypeSelect, RefreshSelect, SortSelect } from './board-selects'
import { useColumnTitle } from './column-heads'
import { LeaguesButton } from './leagues-button'
import { SearchField } from './search-field'
import { SportChips } from './sport-chips'
import { LiveOnlySwitch, TimeChips } from './time-chips'
import { HalfSwitch } from './toolbar'
import { viewsOf } from './view-tabs'

interface PhoneToolbarProps {
  store: BoardStore
  columns: readonly BoardColumn[]
}

/** The toolbar of a phone: early, today or live, the sport, half and kind of bets; the rest folds out. */
export const PhoneToolbar = observer(function PhoneToolbar({ store, columns }: PhoneToolbarProps) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const { filters } = store
  return (
    <div className={cx('toolbar', 'phoneToolbar')}>
      <h1 className={cx('spoken')}>{t(`sport.${store.sportKey}`, { id: filters.sport })}</h1>
      <Segmented
        label={t('market.label')}
        look="underline"
        className={cx('marketTabs')}
        segments={MARKET_NAMES.map((value) => ({
          value,
          label: t(`market.${value}`),
          count: store.countOf(value),
        }))}
        value={filters.market}
        onChange={(market) => store.filter({ market, liveOnly: false })}
      />
      <SportChips store={store} />
      <div className={cx('toolRow')}>
        <HalfSwitch store={store} />
        <ViewStepper store={store} columns={columns} />
        <IconButton icon="filter" label={t('filters')} aria-expanded={open} onClick={() => setOpen(!open)} />
      </div>
      {open ? (
        <div className={cx('toolRow', 'wrap')}>
          <TimeChips store={store} />
          <LiveOnlySwitch store={store} />
          <SearchField store={store} />
          <OddsTypeSelect store={store} />
          <SortSelect store={store} />
          <RefreshSelect store={store} />
          <LeaguesButton store={store} />
        </div>
      ) : null}
    </div>
  )
})

/** Steps through kinds of bets by buttons; the middle names what is shown. */
const ViewStepper = observer(function ViewStepper({ store, columns }: PhoneToolbarProps) {
  const { t } = useWords()
  const titleOf = useColumnTitle()
  const { sport, view } = store.filters
  const views = viewsOf(sport)
  const here = views.indexOf(view)
  const step = (by: number) =>
    store.filter({ view: views[(here + by + views.length) % views.length] ?? 'hdpou' })
  const name = view === 'hdpou' && sport === FOOTBALL ? columns.map(titleOf).join(' · ') : t(`view.${view}`)
  return (
    <div className={cx('stepper')}>
      <IconButton icon="chevronLeft" label={t('previousMarkets')} onClick={() => step(-1)} />
      <strong>{name}</strong>
      <IconButton icon="chevronRight" label={t('nextMarkets')} onClick={() => step(1)} />
    </div>
  )
})
