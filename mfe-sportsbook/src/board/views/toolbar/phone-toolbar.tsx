import { SPORTS, sportKey } from '@touchline/contracts/odds'
import { IconButton, useCloseOnBack } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import type { BoardColumn } from '../../../shared/domain/board-columns'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { PhoneFilters } from '../lazy-later'
import { useColumnTitle } from '../list/column-heads'
import { OddsTypeSelect, Select } from './board-selects'
import { Days } from './days'
import { LeaguesButton } from './leagues-button'
import { LiveOnlySwitch, TimeChips } from './time-chips'
import { MarketTabs, PartSwitch } from './toolbar'

interface PhoneToolbarProps {
  store: BoardStore
  columns: readonly BoardColumn[]
}

/** The toolbar of a phone: the sport with early, today or live; the part with the kind of bets; the rest folds out. */
export const PhoneToolbar = observer(function PhoneToolbar({ store, columns }: PhoneToolbarProps) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const { filters } = store
  useCloseOnBack(open, () => setOpen(false))
  return (
    <div className={cx('toolbar', 'phoneToolbar')}>
      <h1 className={cx('spoken')}>{t(`sport.${store.sportKey}`, { id: filters.sport })}</h1>
      <div className={cx('phoneMarkets')}>
        <SportSelect store={store} />
        <MarketTabs store={store} />
      </div>
      <div className={cx('toolRow')}>
        {store.hasParts ? <PartSwitch store={store} /> : null}
        <ViewSelect store={store} columns={columns} />
        <IconButton icon="filter" label={t('filters')} aria-expanded={open} onClick={() => setOpen(!open)} />
      </div>
      {/* Folded too: a phone has 200 px before the first match. */}
      {open ? <Days store={store} /> : null}
      {open ? (
        <Suspense fallback={null}>
          <PhoneFilters
            store={store}
            controls={{
              time: <TimeChips store={store} />,
              odds: <OddsTypeSelect store={store} />,
              leagues: <LeaguesButton store={store} />,
              live: <LiveOnlySwitch store={store} />,
              Select,
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
})

/** The sports by name, each with how many matches the chosen market has of it. */
const SportSelect = observer(function SportSelect({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { menu, filters } = store
  const counted = menu.ordered(store.page.hostState)
  const ids = (counted.length > 0 ? counted : SPORTS).map(({ id }) => id)
  const nameOf = (id: number): string => t(`sport.${sportKey(id) ?? 'other'}`, { id })
  return (
    <Select
      label={t('sports')}
      choices={ids.includes(filters.sport) ? ids : [filters.sport, ...ids]}
      chosen={filters.sport}
      nameOf={(id) =>
        id === filters.sport
          ? nameOf(id)
          : `${nameOf(id)} ${menu.countOf(id, 'hdpou', filters.market, filters) ?? ''}`
      }
      choose={(sport) => store.filter({ sport, view: 'hdpou', leagues: null })}
    />
  )
})

/** Kinds of bets; the chosen one names its columns. */
const ViewSelect = observer(function ViewSelect({ store, columns }: PhoneToolbarProps) {
  const { t } = useWords()
  const titleOf = useColumnTitle()
  const { view } = store.filters
  const columnsOf = columns.map(titleOf).join(' · ')
  return (
    <Select
      label={t('marketsShown')}
      choices={store.views}
      chosen={view}
      nameOf={(each) => (each === view && each === 'hdpou' ? columnsOf : t(`view.${each}`))}
      choose={(each) => store.filter({ view: each })}
    />
  )
})
